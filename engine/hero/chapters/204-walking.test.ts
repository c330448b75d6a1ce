import { describe, expect, it } from 'vitest'
import { set } from '../proof/table-top.ts'

// Room a of M1: rows 2 to 7, columns 2 to 5. The hall in column 6 is one square wide.

describe('204A a hero’s steps', () => {
  it('204A9, 204A13, 204D2a along the sides of squares, not through walls, a point each', () => {
    const t = set({ hero: { at: [2, 2] } })
    expect(t.ids.filter((id) => id.startsWith('step:'))).toEqual(['step:e', 'step:s'])
    t.pick('step:s')
    expect(t.hero).toMatchObject({ at: { row: 3, col: 2 }, facing: 's' })
    expect(t.state.activity?.points).toBe(5)
  })

  it('204C3 no further than his movement', () => {
    const t = set({ hero: { at: [3, 3], levels: { movement: 2 } } })
      .pick('step:e')
      .pick('step:s')
    expect(t.ids.some((id) => id.startsWith('step:'))).toBe(false)
  })

  it('204A6 points that are left are lost', () => {
    expect(
      set({ hero: { at: [3, 3] } })
        .pick('step:e')
        .pick('end').state.activity?.points,
    ).toBe(6)
  })

  it('204A a monster that he sees bars the way', () => {
    expect(set({ hero: { at: [4, 3], facing: 'e' }, counters: [['goblin', 4, 4]] }).ids).not.toContain('step:e')
  })

  it('204A one that he has not seen is seen when he wants to go there, which costs nothing (H-24)', () => {
    const t = set({ hero: { at: [4, 3], facing: 'e' }, counters: [['goblin', 4, 2]] })
    expect(t.ids).toContain('step:w')
    t.pick('step:w')
    expect(t.hero).toMatchObject({ at: { row: 4, col: 3 }, facing: 'w' })
    expect(t.state.activity?.points).toBe(6)
    expect(t.counter('c1').up).toBe(true)
    expect(t.ids).not.toContain('step:w')
  })

  it('H-19 turning is free, and the facing stays through step B', () => {
    const t = set({ hero: { at: [4, 3], facing: 'e' }, counters: [['goblin', 4, 5]], dice: [1, 1, 1, 1] })
    t.pick('face:w')
    expect(t.state.activity?.points).toBe(6)
    t.pick('end').pick('move:c1').pick('to:4-4').pick('attack')
    expect(t.events('monster-struck')).toMatchObject([{ position: 'rear' }])
  })
})

describe('204B zones of control', () => {
  it('204B1 in a zone his movement is over', () => {
    const t = set({ hero: { at: [3, 3], facing: 's' }, counters: [['goblin', 5, 4]] })
      .pick('step:s')
      .pick('step:s')
    expect(t.events('halted')).toMatchObject([{ at: { row: 5, col: 3 } }])
    expect(t.ids.some((id) => id.startsWith('step:'))).toBe(false)
  })

  it('204B1 the example: when the monster is dead he goes on', () => {
    const t = set({ hero: { at: [4, 3], facing: 's' }, counters: [['goblin', 5, 4]], dice: [6, 6] }).pick('step:s')
    t.pick('attack:c1')
    expect(t.ids).toContain('step:s')
  })

  it('204B1 one that holds him from behind a door he has come upon, and may kill it to go on (H-11, H-59)', () => {
    // Door d2 lies between the hall square (7, 6) and room a at (7, 5).
    const t = set({ hero: { at: [6, 5], facing: 's' }, counters: [['goblin', 7, 6]], dice: [6, 6] })
    t.pick('step:s')
    expect(t.state.activity?.halted).toBe(true)
    expect(t.counter('c1').up).toBe(true)
    expect(t.pick('attack:c1').ids).toContain('step:e')
  })

  it('204B1, 210A3 nobody holds him whom he is never shown: not from behind a door that he opens while he is held either (H-59)', () => {
    // He stands in the hall at (7, 6), held from (8, 6); door d2 leads west to room a.
    const t = set({
      hero: { at: [6, 6], facing: 's', levels: { strength: 9 } },
      counters: [
        ['goblin', 8, 6],
        ['zombie', 7, 5],
      ],
      dice: [1, 6, 6, 6, 6],
    })
    t.pick('step:s').pick('open:d2').pick('no')
    expect(t.counter('c2')).toMatchObject({ up: true, known: true })
    t.pick('attack:c1')
    expect(t.state.activity?.halted).toBe(true)
    expect(t.pick('attack:c2').state.activity?.halted).toBe(false)
  })

  it('204B1 not while another one holds the square', () => {
    const t = set({
      hero: { at: [4, 3], facing: 's' },
      counters: [
        ['goblin', 5, 4],
        ['goblin', 5, 2],
      ],
      dice: [6, 6],
    })
    t.pick('step:s').pick('attack:c1')
    expect(t.ids.some((id) => id.startsWith('step:'))).toBe(false)
  })

  it('204B1 whoever begins his phase in a zone may step out of it', () => {
    const t = set({ hero: { at: [4, 3], facing: 'e' }, counters: [['goblin', 4, 4]] })
    expect(t.ids).toContain('step:w')
    t.pick('step:w')
    expect(t.ids).toContain('step:n')
  })

  it('204B3 traps, dummies and the succubus control nothing', () => {
    const t = set({
      hero: { at: [4, 3], facing: 's' },
      counters: [
        ['trap', 5, 4],
        ['dummy', 5, 2],
        ['succubus', 6, 3],
      ],
    })
    expect(t.pick('step:s').events('halted')).toEqual([])
  })

  it('204B not through a wall (H-11), but through a door by which he could leave', () => {
    const wall = set({ hero: { at: [4, 5], facing: 's' }, counters: [['goblin', 5, 6]] }).pick('step:s')
    expect(wall.events('halted')).toEqual([])
    const door = set({ hero: { at: [6, 5], facing: 's' }, counters: [['goblin', 7, 6]] }).pick('step:s')
    expect(door.events('halted')).toHaveLength(1)
  })
})

describe('205B3 the hard stare', () => {
  it('205B3 a monster in the dark, in his line of sight, for a point; seen as long as he can look at it', () => {
    const t = set({ hero: { at: [4, 6], facing: 'n' }, counters: [['goblin', 2, 6]] })
    expect(t.counter('c1').up).toBe(false)
    t.pick('stare:c1')
    expect(t.counter('c1').up).toBe(true)
    expect(t.state.activity?.points).toBe(5)
    expect(t.events('stared')).toMatchObject([{ seen: true }])
    expect(t.pick('face:s').counter('c1').up).toBe(false)
  })

  it('205C what is no monster stays face down, and need not be stared at again', () => {
    const t = set({ hero: { at: [4, 6], facing: 'n' }, counters: [['trap', 2, 6]] }).pick('stare:c1')
    expect(t.events('stared')).toMatchObject([{ seen: false }])
    expect(t.counter('c1').up).toBe(false)
    expect(t.ids).not.toContain('stare:c1')
  })

  it('205B3 not behind him, and not without a point', () => {
    expect(set({ hero: { at: [4, 6], facing: 's' }, counters: [['goblin', 2, 6]] }).ids).not.toContain('stare:c1')
    const t = set({ hero: { at: [5, 6], facing: 'n', levels: { movement: 1 } }, counters: [['goblin', 2, 6]] }).pick('step:n')
    expect(t.ids).not.toContain('stare:c1')
  })
})
