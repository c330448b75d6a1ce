import { describe, expect, it } from 'vitest'
import { type Laid, set } from '../proof/table-top.ts'
import { allowanceOf } from './207-riches.ts'

/** The hero has the first counter on his sheet. */
const carrying: Laid['prepare'] = ({ hero, counters: [riches] }) => {
  if (hero === null || riches === undefined) return
  riches.at = null
  hero.carries.push(riches.id)
}

describe('207A riches: the hero', () => {
  it('207A1, 205C3 riches are found by entering their square, not while they lie face down', () => {
    const t = set({
      hero: { at: [4, 3] },
      counters: [
        ['gold', 4, 4],
        ['jewel', 4, 3],
      ],
    })
    const takes = () => t.ids.filter((id) => id.startsWith('take:'))
    expect([t.counter('c1').up, takes()]).toEqual([false, []])
    t.pick('step:e')
    expect([t.counter('c1').up, takes()]).toEqual([true, ['take:c1']])
  })

  it('207A3 to 207A5 a point to pick it up, and it is carried', () => {
    const t = set({ hero: { at: [4, 3] }, counters: [['jewel', 4, 4]] })
      .pick('step:e')
      .pick('take:c1')
    expect(t.state.activity?.points).toBe(4)
    expect(t.hero.carries).toEqual(['c1'])
    expect(t.counter('c1')).toMatchObject({ at: null, up: false })
    expect(t.events('riches-taken')).toMatchObject([{ kind: 'jewel', at: { row: 4, col: 4 } }])
  })

  it('207A2 not without a point left', () => {
    const t = set({ hero: { at: [4, 3], levels: { movement: 1 } }, counters: [['jewel', 4, 4]] }).pick('step:e')
    expect(t.ids).not.toContain('take:c1')
    t.pick('end')
    expect(t.ids).toContain('take:c1')
  })

  it('207A7 gold weighs half a point each, in whole points (H-33); 207A8 a jewel nothing', () => {
    const allowance = (...kinds: ('gold' | 'jewel')[]) => {
      const t = set({ hero: { at: [4, 3] }, counters: kinds.map((kind) => [kind, 2, 2] as const) })
      t.hero.carries.push(...kinds.map((_, i) => `c${i + 1}`))
      return allowanceOf(t.section)
    }
    expect(allowance('jewel')).toBe(6)
    expect(allowance('gold')).toBe(5)
    expect(allowance('gold', 'gold', 'jewel')).toBe(5)
  })

  it('204D the example: with a movement of 7 three steps, a blow, a gold and a change of weapons (H-60)', () => {
    const t = set({
      hero: { at: [4, 2], facing: 'e', levels: { movement: 7, dagger: 1 } },
      counters: [
        ['gold', 4, 5],
        ['goblin', 5, 5],
      ],
      dice: [6, 6],
    })
    t.pick('step:e').pick('step:e').pick('step:e').pick('attack:c2').pick('take:c1').pick('arm:dagger')
    expect(t.hero).toMatchObject({ at: { row: 4, col: 5 }, carries: ['c1'], killed: { goblin: 1 }, armed: 'dagger' })
    expect(t.state.activity?.points).toBe(0)
    // From the next phase on it weighs.
    t.pick('end')
    expect(t.state.activity?.points).toBe(6)
  })

  it('207A7 gold picked up weighs from the next phase on, and put down it gives nothing back in this one (H-60)', () => {
    const taken = set({ hero: { at: [4, 3] }, counters: [['gold', 4, 4]] })
      .pick('step:e')
      .pick('take:c1')
    expect(taken.state.activity?.points).toBe(4)
    const t = set({ hero: { at: [4, 3] }, counters: [['gold', 2, 2]], prepare: carrying })
    expect(t.state.activity?.points).toBe(5)
    t.pick('drop:c1')
    expect(t.state.activity?.points).toBe(5)
    expect(t.pick('take:c1').state.activity?.points).toBe(4)
  })

  it('207A10 left where he stands, or in a square he has moved through in this phase', () => {
    const jewels = [
      ['jewel', 4, 3],
      ['jewel', 4, 3],
    ] as const
    const t = set({ hero: { at: [4, 3] }, counters: jewels })
    for (const id of ['c1', 'c2']) {
      t.hero.carries.push(id)
      t.counter(id).at = null
    }
    t.pick('step:e').pick('step:s').pick('drop:c1')
    expect(t.ask).toMatchObject({ topic: 'drop-at', about: 'c1', ids: ['at:5-4', 'at:4-3', 'at:4-4'] })
    t.pick('at:4-3')
    expect(t.counter('c1').at).toEqual({ row: 4, col: 3 })
    expect(t.hero.carries).toEqual(['c2'])
    expect(t.state.activity?.points).toBe(4)
  })

  it('207A10 never in the red (104D4)', () => {
    const t = set({ hero: { at: [7, 28] }, counters: [['jewel', 4, 3]] })
    t.hero.carries.push('c1')
    t.counter('c1').at = null
    expect(t.pick('face:n').ids).not.toContain('drop:c1')
  })
})

describe('207B riches: monsters', () => {
  it('207B1, 207B3, 207B4 a monster takes riches up for nothing, and they go with it', () => {
    const t = set({
      hero: { at: [7, 9] },
      counters: [
        ['goblin', 4, 3],
        ['gold', 4, 3],
      ],
    })
    t.pick('end').pick('move:c1').pick('take')
    expect(t.ask).toMatchObject({ topic: 'monster-to', data: { points: 3 } })
    t.pick('to:2-3')
    expect(t.counter('c1').at).toEqual({ row: 2, col: 3 })
    expect(t.counter('c2').at).toEqual({ row: 2, col: 3 })
  })

  it('207B7 it may leave them on the way and go on', () => {
    const t = set({
      hero: { at: [7, 9] },
      counters: [
        ['goblin', 4, 3],
        ['gold', 4, 3],
      ],
    })
    t.pick('end').pick('move:c1').pick('take').pick('to:3-3').pick('drop').pick('to:2-2')
    expect(t.counter('c1').at).toEqual({ row: 2, col: 2 })
    expect(t.counter('c2')).toMatchObject({ at: { row: 3, col: 3 }, with: null })
  })

  it('207B6 it may take riches up on the way and go on', () => {
    const t = set({
      hero: { at: [7, 9] },
      counters: [
        ['goblin', 4, 3],
        ['gold', 3, 3],
      ],
    })
    t.pick('end').pick('move:c1').pick('to:3-3').pick('take').pick('to:2-2')
    expect(t.counter('c2').at).toEqual({ row: 2, col: 2 })
  })

  it('207B2 never more than one', () => {
    const t = set({
      hero: { at: [7, 9] },
      counters: [
        ['goblin', 4, 3],
        ['gold', 4, 3],
        ['jewel', 4, 4],
        ['jewel', 4, 3],
      ],
    })
    t.pick('end').pick('move:c1').pick('take')
    for (const id of ['to:4-4', 'take']) expect(t.ids).not.toContain(id)
  })

  it('207B5 killed, it leaves them in its square', () => {
    const t = set({
      hero: { at: [4, 3] },
      counters: [
        ['goblin', 4, 4],
        ['gold', 4, 4],
      ],
      dice: [6, 6],
      prepare: ({ counters: [goblin, gold] }) => {
        if (goblin !== undefined && gold !== undefined) Object.assign(goblin, { with: gold.id }) && Object.assign(gold, { with: goblin.id })
      },
    })
    t.pick('attack:c1')
    expect(t.counter('c2')).toMatchObject({ at: { row: 4, col: 4 }, with: null })
    expect(t.counter('c1').with).toBeNull()
  })

  it('207B8 traps, dummies and the succubus carry nothing', () => {
    for (const kind of ['trap', 'dummy', 'succubus'] as const) {
      const t = set({
        hero: { at: [7, 9] },
        counters: [
          [kind, 4, 3],
          ['gold', 4, 3],
        ],
      })
      expect(t.pick('end').pick('move:c1').ids).not.toContain('take')
    }
  })

  it('207B what a monster does with riches is told to its owner alone', () => {
    const t = set({
      hero: { at: [7, 9] },
      counters: [
        ['goblin', 4, 3],
        ['gold', 4, 3],
      ],
    })
    t.pick('end').pick('move:c1').pick('take').pick('drop')
    for (const type of ['riches-lifted', 'riches-set-down']) expect(t.events(type)).toMatchObject([{ audience: [1] }])
  })
})
