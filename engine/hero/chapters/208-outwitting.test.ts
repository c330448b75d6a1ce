import { describe, expect, it } from 'vitest'
import { set } from '../proof/table-top.ts'

// The hall of M1 in column 6 runs from (1, 6) south to (12, 6), one square wide.
const HALL = { at: [3, 6], facing: 's', levels: { intelligence: 9, movement: 6 } } as const

describe('208 outwitting monsters', () => {
  it('208A2 it can only be the first thing he does (H-07)', () => {
    const t = set({ hero: HALL })
    expect(t.ids).toContain('outwit')
    // Turning isn't an activity (H-19).
    expect(t.pick('face:n').ids).toContain('outwit')
    expect(t.pick('step:s').ids).not.toContain('outwit')
  })

  it('208A not in the red, where nobody is to be outwitted', () => {
    expect(set({ hero: { at: [7, 27] } }).ids).not.toContain('outwit')
  })

  it('208B a die and the intelligence of the moment must come to 10', () => {
    expect(
      set({ hero: HALL, dice: [1] })
        .pick('outwit')
        .events('outwitted'),
    ).toMatchObject([{ total: 10, needed: 10, done: true }])
    const t = set({ hero: { ...HALL, levels: { intelligence: 3 } }, dice: [6] }).pick('outwit')
    expect(t.events('outwitted')).toMatchObject([{ total: 9, done: false }])
  })

  it('208C1 zones and squares of monsters do not hold him', () => {
    const t = set({ hero: HALL, counters: [['troll', 5, 6]], dice: [1] }).pick('outwit')
    for (let i = 0; i < 4; i++) t.pick('step:s')
    expect(t.hero.at).toEqual({ row: 7, col: 6 })
    expect(t.events('halted')).toEqual([])
    expect(t.ids).toContain('end')
  })

  it('208C2 he may not end on a monster or in a zone that he can see: no step that cannot get him clear', () => {
    const t = set({ hero: { ...HALL, levels: { intelligence: 9, movement: 1 } }, counters: [['troll', 5, 6]], dice: [1] }).pick('outwit')
    expect(t.ids).toEqual(['step:n', 'face:n', 'face:e', 'face:w', 'end'])
    const far = set({ hero: { ...HALL, levels: { intelligence: 9, movement: 4 } }, counters: [['troll', 5, 6]], dice: [1] })
    far.pick('outwit').pick('step:s')
    expect(far.ids).not.toContain('end')
    far.pick('step:s')
    expect(far.ids).not.toContain('end')
    far.pick('step:s')
    expect(far.ids).not.toContain('end')
    far.pick('step:s')
    expect(far.ids).toContain('end')
  })

  it('208C2 where he could not know of them, he falls back to the last square where he may stay (H-61)', () => {
    // The zombie stands in the hall, behind the door by which he would leave.
    const t = set({ hero: { at: [5, 5], facing: 's', levels: { intelligence: 9 } }, counters: [['zombie', 7, 6]], dice: [1] })
    t.pick('outwit').pick('step:s').pick('step:s').pick('end')
    expect(t.events('fell-back')).toMatchObject([{ to: { row: 6, col: 5 } }])
    expect(t.hero.at).toEqual({ row: 6, col: 5 })
  })

  it('208C3, H-32 nothing but movement: no attack, no door, no stare, no riches, no weapon', () => {
    const t = set({
      hero: { at: [7, 6], facing: 'n', levels: { intelligence: 9, dagger: 3 } },
      counters: [
        ['goblin', 6, 6],
        ['gold', 8, 6],
      ],
      dice: [1],
    })
    t.pick('outwit')
    expect(t.ids.every((id) => /^(step|face|end)/.test(id))).toBe(true)
    t.pick('step:s')
    expect(t.ids).not.toContain('take:c2')
  })

  it('208C3 out of a room he may go', () => {
    const t = set({ hero: { at: [7, 5], facing: 'e', levels: { intelligence: 9 } }, dice: [1] }).pick('outwit')
    expect(t.ids).toContain('step:e')
  })

  it('208C5, 208C7 a trap attacks all the same, and his movement stops in its square (H-62)', () => {
    const t = set({ hero: HALL, counters: [['trap', 4, 6]], dice: [1, 1, 1, 1, 3, 4], others: [{ at: [4, 3] }, {}] })
    t.pick('outwit').pick('step:s')
    expect(t.events('trap')).toMatchObject([{ level: 13, total: 10, sprung: true }])
    expect(t.hero.at).toEqual({ row: 4, col: 6 })
    expect(t.ask).toMatchObject({ topic: 'hero-action', about: 'b' })
  })

  it('208C7 also when he sees through the trap', () => {
    const t = set({ hero: HALL, counters: [['trap', 4, 6]], dice: [1, 3, 3, 1], others: [{ at: [4, 3] }, {}] })
    t.pick('outwit').pick('step:s')
    expect(t.hero.killed).toEqual({ trap: 1 })
    expect(t.ask).toMatchObject({ about: 'b' })
  })

  it('208C4, 208C6 the succubus attacks, and his movement stops', () => {
    const t = set({ hero: HALL, counters: [['succubus', 4, 6]], dice: [1, 1], others: [{ at: [4, 3] }, {}] })
    t.pick('outwit').pick('step:s')
    expect(t.hero.killed).toEqual({ succubus: 1 })
    expect(t.hero.at).toEqual({ row: 4, col: 6 })
    expect(t.ask).toMatchObject({ about: 'b' })
  })

  it('208C8 when it fails his phase is over, and he strikes back at nobody in step B', () => {
    const t = set({ hero: { ...HALL, levels: { intelligence: 0 } }, counters: [['goblin', 4, 6]], dice: [1, 1, 1] })
    t.pick('outwit')
    expect(t.ask.topic).toBe('monster-action')
    t.pick('attack')
    expect(t.events('no-defence')).toMatchObject([{ rule: '208C' }])
    expect(t.ask).toMatchObject({ topic: 'hero-action', about: 'a' })
    expect(t.hero.befuddled).toBe(false)
  })
})
