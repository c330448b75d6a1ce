import { describe, expect, it } from 'vitest'
import { set } from '../proof/table-top.ts'
import { view } from '../view.ts'

describe('202 step B, 204A the counters move', () => {
  it('204C1, 204A12 three squares at most, once a turn', () => {
    const t = set({ hero: { at: [11, 9] }, counters: [['goblin', 4, 3]] })
      .pick('end')
      .pick('move:c1')
    expect(t.ids).toContain('to:7-3')
    expect(t.ids).not.toContain('to:7-4')
    expect(t.ids).not.toContain('to:5-6')
    t.pick('to:7-3')
    expect(t.state.march).toBeNull()
    expect(t.ask.topic).toBe('hero-action')
  })

  it('204C1, 204A12 with points left it may go on, until another one moves', () => {
    const t = set({
      hero: { at: [11, 9] },
      counters: [
        ['goblin', 4, 3],
        ['man', 2, 3],
      ],
    })
      .pick('end')
      .pick('move:c1')
      .pick('to:5-3')
    expect(t.ids).toEqual(['move:c1', 'move:c2', 'end'])
    t.pick('move:c1')
    expect(t.ids).toContain('to:7-3')
    expect(t.ids).not.toContain('to:8-3')
    t.pick('to:6-3').pick('move:c2').pick('to:3-3')
    expect(t.ids).toEqual(['move:c2', 'end'])
  })

  it('207B6 two legs with riches between them are like two legs without: the march of the riches comes when their monster stops', () => {
    const legs = (second: 'gold' | 'goblin') =>
      set({
        hero: { at: [11, 9] },
        counters: [
          ['goblin', 4, 3],
          [second, 5, 3],
        ],
      })
        .pick('end')
        .pick('move:c1')
        .pick('to:5-3')
    const gold = legs('gold').pick('take').pick('to:6-3')
    expect(gold.ids).toEqual(['drop', 'stop'])
    gold.pick('drop')
    const goblins = legs('goblin').pick('move:c1').pick('to:6-3')
    const shown = (t: typeof gold) => JSON.stringify([view(t.state, 0), t.events('marched')])
    expect(shown(gold)).toBe(shown(goblins))
    gold.pick('stop')
    goblins.pick('move:c2').pick('to:6-3')
    expect(shown(gold)).toBe(shown(goblins))
  })

  it('207B7 what follows when riches were set down on the way is asked although only to stop is left', () => {
    const t = set({
      hero: { at: [11, 9] },
      counters: [
        ['goblin', 4, 3],
        ['gold', 4, 3],
      ],
    })
      .pick('end')
      .pick('move:c1')
      .pick('take')
      .pick('to:5-3')
      .pick('drop')
      .pick('to:7-3')
    expect(t.ids).toEqual(['stop'])
    expect(t.events('marched')).toMatchObject([{ counter: 'c1' }, { counter: 'c1' }])
    t.pick('stop')
    expect(t.events('marched')).toMatchObject([{ counter: 'c1' }, { counter: 'c1' }, { counter: 'c2' }])
  })

  it('204A12 a counter that was only looked at may still be moved', () => {
    const t = set({ hero: { at: [11, 9] }, counters: [['goblin', 4, 3]] })
      .pick('end')
      .pick('move:c1')
      .pick('stop')
    expect(t.ids).toEqual(['move:c1', 'end'])
  })

  it('204A2 riches do not move by themselves', () => {
    const t = set({
      hero: { at: [11, 9] },
      counters: [
        ['gold', 4, 3],
        ['goblin', 2, 3],
      ],
    }).pick('end')
    expect(t.ids).toEqual(['move:c2', 'end'])
  })

  it('204A14 monsters go through doors freely', () => {
    const t = set({ hero: { at: [11, 9] }, counters: [['zombie', 7, 6]] })
      .pick('end')
      .pick('move:c1')
    expect(t.ids).toContain('to:7-4')
  })

  it('203B2, 203B7 nobody comes or passes where there would be more than two factors', () => {
    const t = set({
      hero: { at: [11, 9] },
      counters: [
        ['goblin', 4, 6],
        ['troll', 5, 6],
      ],
    })
      .pick('end')
      .pick('move:c1')
    expect(t.ids).not.toContain('to:5-6')
    expect(t.ids).not.toContain('to:6-6')
  })

  it('204B4 nor on to the hero, nor past him', () => {
    const t = set({ hero: { at: [5, 6] }, counters: [['goblin', 4, 6]] })
      .pick('end')
      .pick('move:c1')
    expect(t.ids.some((id) => id === 'to:5-6' || id === 'to:6-6')).toBe(false)
  })

  it('205D3 what comes into his sight is turned up, what leaves it is turned down', () => {
    const t = set({ hero: { at: [4, 6], facing: 's' }, counters: [['goblin', 3, 6]] }).pick('end')
    expect(t.counter('c1').up).toBe(false)
    t.pick('move:c1').pick('to:2-6').pick('end')
    const seen = set({ hero: { at: [3, 3], facing: 's' }, counters: [['goblin', 2, 4]] }).pick('end')
    seen.pick('move:c1').pick('to:4-4')
    expect(seen.counter('c1').up).toBe(true)
    const lost = set({ hero: { at: [3, 3], facing: 's' }, counters: [['goblin', 4, 4]] })
    expect(lost.counter('c1').up).toBe(true)
    lost.pick('end').pick('move:c1').pick('to:2-4')
    expect(lost.counter('c1').up).toBe(false)
  })

  it('202 with nothing to move and nobody to attack nobody is asked', () => {
    const ends = (known: boolean) =>
      set({
        hero: { at: [4, 3] },
        counters: [['jewel', 2, 2]],
        prepare: ({ counters }) => {
          for (const counter of counters) counter.known = known
        },
      }).pick('end')
    expect(ends(true).ask.topic).toBe('hero-action')
    // A missing question about something unknown would show that it cannot move.
    expect(ends(false)).toMatchObject({ ask: { topic: 'monster-action' }, ids: ['end'] })
  })

  it('205B1, 205D a monster that walks through a lit line of sight is seen on the way, and remembered', () => {
    // The hero looks south along the hall of column 21; the goblin crosses it at (4, 21), from the door of one room into another.
    const t = set({ hero: { at: [2, 21], facing: 's' }, counters: [['goblin', 4, 20]] })
    expect(t.counter('c1')).toMatchObject({ up: false, known: false })
    t.pick('end').pick('move:c1').pick('to:4-22')
    expect(t.counter('c1')).toMatchObject({ up: false, known: true, at: { row: 4, col: 22 } })
    expect(t.events('sighted')).toMatchObject([{ counters: [{ id: 'c1', kind: 'goblin', at: { row: 4, col: 21 } }] }])
    expect(t.events('lost-sight')).toHaveLength(1)
  })

  it('205D of ways that are equally short it takes the one on which it is seen least (H-68)', () => {
    // Through (4, 4) beside him it would be seen, through (5, 5) in his back it is not.
    const t = set({ hero: { at: [4, 3], facing: 'n' }, counters: [['goblin', 5, 4]] }).pick('end')
    t.pick('move:c1').pick('to:4-5')
    expect(t.counter('c1')).toMatchObject({ up: false, known: false })
  })

  it('210C a single attacker is not asked for', () => {
    const t = set({ hero: { at: [4, 3], facing: 'e' }, counters: [['goblin', 4, 4]], dice: [1, 1, 1, 1] }).pick('end')
    t.pick('attack')
    expect(t.events('monster-struck')).toMatchObject([{ counter: 'c1', defensive: false }])
    expect(t.events('hero-struck')).toMatchObject([{ counter: 'c1', defensive: true }])
  })

  it('204A the way is told, square by square', () => {
    const t = set({ hero: { at: [11, 9] }, counters: [['goblin', 4, 3]] })
      .pick('end')
      .pick('move:c1')
      .pick('to:6-3')
    expect(t.events('marched')).toMatchObject([
      {
        from: { row: 4, col: 3 },
        path: [
          { row: 5, col: 3 },
          { row: 6, col: 3 },
        ],
      },
    ])
  })
})
