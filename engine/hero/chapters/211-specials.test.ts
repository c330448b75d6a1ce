import { describe, expect, it } from 'vitest'
import { type LaidCounter, set, type Table } from '../proof/table-top.ts'
import { levelOf } from './102-levels.ts'

/** A hero of intelligence 5 steps east on to what lies at (4, 4). */
function enters(counters: readonly LaidCounter[], dice: readonly number[] = [], levels = {}): Table {
  return set({ hero: { at: [4, 3], facing: 'e', levels }, counters, dice, others: [{ at: [7, 9] }, {}] }).pick('step:e')
}

const HERE = { row: 4, col: 4 }

describe('211A, 211B how specials move and are seen', () => {
  it('211A2, 211A3 three squares, diagonally and through walls (H-10)', () => {
    for (const kind of ['trap', 'dummy', 'succubus'] as const) {
      const t = set({ hero: { at: [10, 9] }, counters: [[kind, 4, 4]] })
        .pick('end')
        .pick('move:c1')
      expect(t.ids).toContain('to:5-6')
      expect(t.ids).toContain('to:4-7')
      expect(t.ids).not.toContain('to:4-8')
      t.pick('to:5-6')
      expect(t.counter('c1').at).toEqual({ row: 5, col: 6 })
    }
  })

  it('211A4 through black, but not to end there', () => {
    const t = set({ hero: { at: [10, 9] }, counters: [['trap', 8, 1]] })
      .pick('end')
      .pick('move:c1')
    expect(t.ids).not.toContain('to:8-3')
    const across = set({ hero: { at: [3, 9] }, counters: [['trap', 9, 13]] })
      .pick('end')
      .pick('move:c1')
    expect(across.ids).toContain('to:9-10')
    expect(across.ids).not.toContain('to:9-11')
    expect(across.ids).not.toContain('to:9-12')
  })

  it('211A6 never on to the hero', () => {
    const t = set({ hero: { at: [4, 3] }, counters: [['succubus', 4, 4]] })
      .pick('end')
      .pick('move:c1')
    expect(t.ids).not.toContain('to:4-3')
  })

  it('211B1, 211B2 nobody sees them before he steps on them', () => {
    const t = set({ hero: { at: [4, 3], facing: 'e' }, counters: [['trap', 4, 4]] })
    expect(t.counter('c1').up).toBe(false)
    expect(t.ids).toContain('step:e')
  })
})

describe('211D traps', () => {
  it('211D4, 211D6a its level by two dice; a die and intelligence that come to it destroy it', () => {
    const t = enters([['trap', 4, 4]], [4, 5, 3])
    expect(t.events('trap')).toMatchObject([{ level: 8, total: 8, sprung: false }])
    expect(t.hero.killed).toEqual({ trap: 1 })
    expect(t.hero.at).toEqual(HERE)
  })

  it('211D6b, 211D6c what is lacking is the column of the Wound Table', () => {
    // Level 10, 2 + 5: column 3, row 7: W.
    const t = enters([['trap', 4, 4]], [3, 4, 2, 3, 4])
    expect(t.events('wound')).toMatchObject([{ by: 'c1', column: 3, row: 7, wounds: ['weapon'] }])
    expect(t.hero.now.weapons['long-sword']).toBe(8)
  })

  it('211D7, 211D8 the hero is moved back and may go on', () => {
    const t = enters([['trap', 4, 4]], [3, 4, 2, 3, 4])
    expect(t.hero.at).toEqual({ row: 4, col: 3 })
    expect(t.events('thrown-back')).toMatchObject([{ to: { row: 4, col: 3 } }])
    expect(t.ask).toMatchObject({ topic: 'hero-action', about: 'a' })
    expect(t.ids).toContain('step:n')
  })

  it('211D the trap that has struck lies face down again (H-31), and its level is thrown anew (211D5)', () => {
    const t = enters([['trap', 4, 4]], [3, 4, 2, 3, 4, 1, 1, 6, 3, 4])
    expect(t.counter('c1')).toMatchObject({ at: HERE, up: false, known: true })
    t.pick('step:e')
    expect(t.events('trap')).toMatchObject([{ level: 10 }, { level: 13, total: 11, sprung: true }])
  })

  it('211D9 it costs a point beside the one for the square', () => {
    expect(enters([['trap', 4, 4]], [4, 5, 3]).state.activity?.points).toBe(4)
    expect(enters([['trap', 4, 4]], [4, 5, 3], { movement: 1 }).state.activity?.points).toBe(0)
  })

  it('211D back through a door, with no new attempt (H-30)', () => {
    const t = set({
      hero: { at: [7, 6], facing: 'w', levels: { strength: 9 } },
      counters: [['trap', 7, 5]],
      dice: [1, 3, 4, 2, 3, 4],
    })
    t.pick('open:d2').pick('no').pick('step:w')
    expect(t.hero.at).toEqual({ row: 7, col: 6 })
    expect(t.ids).toContain('step:w')
  })

  it('212E luck helps against a trap (H-38)', () => {
    const t = enters([['trap', 4, 4]], [3, 4, 2, 3, 4], { luck: 1 })
    expect(t.ask.topic).toBe('luck')
    t.pick('use')
    expect(t.hero.now.weapons['long-sword']).toBe(9)
    expect(t.hero.at).toEqual({ row: 4, col: 3 })
  })

  it('205C3 riches with a trap are seen before it throws him back, and face down after', () => {
    const t = enters(
      [
        ['trap', 4, 4],
        ['jewel', 4, 4],
      ],
      [3, 4, 2, 3, 4],
    )
    expect(t.hero.at).toEqual({ row: 4, col: 3 })
    expect(t.counter('c2')).toMatchObject({ up: false, known: true })
  })

  it('211D a hero whom it kills is not moved back', () => {
    // Level 13, 1 + 0: column 6 with 6 more: MM.
    const t = enters([['trap', 4, 4]], [1, 1, 1, 1, 1], { intelligence: 0, strength: 0, hits: 2, movement: 2 })
    while (t.ask.topic === 'excess') t.pick(t.ids[0] ?? '')
    expect(t.hero.status).toBe('in-catacomb')
    // Level 11, 1 + 0: column 6 with 4 more, row 2 + 4: HH.
    const dead = enters([['trap', 4, 4]], [1, 3, 1, 1, 1], { intelligence: 0, strength: 0, hits: 2 })
    expect(dead.hero).toMatchObject({ status: 'dead', at: null })
    expect(dead.events('thrown-back')).toEqual([])
    expect(dead.ask).toMatchObject({ about: 'b' })
  })
})

describe('211E dummies', () => {
  it('211E2, 211E5 alone they are eliminated by stepping on them, for nothing', () => {
    const t = enters([
      ['dummy', 4, 4],
      ['dummy', 4, 4],
    ])
    expect(t.hero.killed).toEqual({ dummy: 2 })
    expect(t.state.activity?.points).toBe(5)
    expect(t.events('eliminated')).toMatchObject([{ rule: '211E', points: 5 }, { rule: '211E' }])
  })

  it('211E3 with a trap they go when it goes', () => {
    expect(
      enters(
        [
          ['dummy', 4, 4],
          ['trap', 4, 4],
        ],
        [4, 5, 3],
      ).hero.killed,
    ).toEqual({ dummy: 1, trap: 1 })
  })

  it('211E4 while it is there they are not revealed', () => {
    const t = enters(
      [
        ['dummy', 4, 4],
        ['trap', 4, 4],
      ],
      [3, 4, 2, 3, 4],
    )
    expect(t.hero.killed).toEqual({})
    expect(t.counter('c1')).toMatchObject({ at: HERE, known: false })
  })

  it('211E2 riches beside them are found', () => {
    const t = enters([
      ['dummy', 4, 4],
      ['gold', 4, 4],
    ])
    expect(t.hero.killed).toEqual({ dummy: 1 })
    expect(t.ids).toContain('take:c2')
  })
})

describe('211C the succubus', () => {
  it('211C3b a die and intelligence that come to 10 destroy her', () => {
    const t = enters([['succubus', 4, 4]], [5])
    expect(t.events('succubus')).toMatchObject([{ total: 10, needed: 10, resisted: true, lost: 0 }])
    expect(t.hero.killed).toEqual({ succubus: 1 })
    expect(t.ask).toMatchObject({ topic: 'hero-action', about: 'a' })
  })

  it('211C3c the example: 9 costs one level of strength', () => {
    const t = enters([['succubus', 4, 4]], [2], { intelligence: 7 })
    expect(t.events('succubus')).toMatchObject([{ total: 9, resisted: false, lost: 1 }])
    expect(levelOf(t.hero.now, 'strength')).toBe(4)
  })

  it('211C4, 211C5 he stays there, and his phase is over; luck does not help (212E6)', () => {
    const t = enters([['succubus', 4, 4]], [2], { intelligence: 7, luck: 3 })
    expect(t.hero).toMatchObject({ at: HERE, heldBy: 'c1' })
    expect(t.ask).toMatchObject({ topic: 'hero-action', about: 'b' })
  })

  const held = (...dice: number[]) =>
    enters([['succubus', 4, 4]], [2, ...dice], { intelligence: 7 })
      .pick('end')
      .pick('end')
      .pick('no')

  it('211C5 at the beginning of his next phase her owner attacks again, or stops', () => {
    const t = held(1)
    expect(t.ask).toMatchObject({ topic: 'succubus', seat: 1, about: 'c1', ids: ['attack', 'stop'] })
    expect(t.decision.options?.[0]?.odds).toMatchObject({ of: 'he yields' })
    t.pick('attack')
    expect(levelOf(t.hero.now, 'strength')).toBe(2)
    expect(t.ask).toMatchObject({ topic: 'hero-action', about: 'b' })
  })

  it('211C5 what he withstands destroys her, and his phase is over all the same (H-28)', () => {
    const t = held(3).pick('attack')
    expect(t.hero).toMatchObject({ heldBy: null, killed: { succubus: 1 } })
    expect(t.ask).toMatchObject({ topic: 'hero-action', about: 'b' })
  })

  it('211C6a when her owner stops he is free from his next phase on, and she stays (H-29)', () => {
    const t = held().pick('stop')
    expect(t.hero.heldBy).toBeNull()
    expect(t.counter('c1').at).toEqual(HERE)
    t.pick('end').pick('end').pick('no')
    expect(t.ask).toMatchObject({ topic: 'hero-action', about: 'a' })
    expect(t.ids).toContain('step:e')
  })

  it('205C3, 207A1 riches with her are found at once, and may be taken when she lets him go', () => {
    const t = enters(
      [
        ['succubus', 4, 4],
        ['gold', 4, 4],
      ],
      [2],
      { intelligence: 7 },
    )
    expect(t.counter('c2').up).toBe(true)
    t.pick('end').pick('end').pick('no').pick('stop').pick('end').pick('end').pick('no')
    expect(t.ids).toContain('take:c2')
  })

  it('211C7 without strength he is of no use to her: no less than 0, and free', () => {
    const t = enters([['succubus', 4, 4]], [1], { intelligence: 0, strength: 3 })
    expect(t.events('succubus')).toMatchObject([{ lost: 3 }])
    expect(t.events('released')).toMatchObject([{ why: 'no-strength' }])
    expect(t.hero.heldBy).toBeNull()
    expect(t.ask).toMatchObject({ about: 'b' })
  })

  it('211C1, 211C7 a hero who has none already throws as well: she is destroyed, or takes nothing and must let him go (H-63)', () => {
    const wins = enters([['succubus', 4, 4]], [6], { intelligence: 4, strength: 0 })
    expect(wins.hero.killed).toEqual({ succubus: 1 })
    expect(wins.ids).toContain('step:e')
    const loses = enters([['succubus', 4, 4]], [1], { strength: 0 })
    expect(loses.events('succubus')).toMatchObject([{ resisted: false, lost: 0 }])
    expect(loses.events('wounded')).toEqual([])
    expect(loses.hero).toMatchObject({ heldBy: null, status: 'in-catacomb' })
    expect(loses.ask).toMatchObject({ about: 'b' })
  })

  it('212D2 strength lost to her may be the last thing he had', () => {
    const t = enters([['succubus', 4, 4]], [1], { intelligence: 0, strength: 3, hits: 0 })
    expect(t.hero.status).toBe('dead')
  })

  it('211C8 nobody else attacks while she holds him, until she has left', () => {
    const t = enters(
      [
        ['succubus', 4, 4],
        ['goblin', 4, 5],
      ],
      [2, 1, 1, 1, 1],
      { intelligence: 7 },
    )
    t.pick('end')
    expect(t.ask).toMatchObject({ topic: 'monster-action', about: 'a' })
    expect(t.ids).not.toContain('attack')
    t.pick('move:c1').pick('to:3-4')
    expect(t.hero.heldBy).toBeNull()
    expect(t.events('released')).toMatchObject([{ why: 'leaves' }])
    t.pick('attack')
    expect(t.events('monster-struck')).toHaveLength(1)
  })

  it('211C8 nor when she has let him go, as long as she is in his square', () => {
    const t = enters(
      [
        ['succubus', 4, 4],
        ['goblin', 4, 5],
      ],
      [2, 1, 1, 1, 1],
      { intelligence: 7 },
    )
    t.pick('end').pick('end').pick('no').pick('stop').pick('end')
    expect(t.hero.heldBy).toBeNull()
    expect(t.ask).toMatchObject({ topic: 'monster-action', about: 'a' })
    expect(t.ids).not.toContain('attack')
    t.pick('move:c1').pick('to:3-4')
    expect(t.ids).toContain('attack')
  })
})
