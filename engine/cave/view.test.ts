import { describe, expect, it } from 'vitest'
import { meeting, set } from './proof/table-top.ts'
import { view } from './view.ts'

const players = [
  {
    character: 'deep-miner',
    at: 'corridor-17',
    strength: 6,
    craft: 4,
    objects: ['sword-1'],
    followers: ['unicorn'],
    spells: ['ward'],
    trophies: ['ogre'],
  },
  { character: 'seeress', spells: ['might', 'recall'] },
]

describe('what a seat sees', () => {
  it('9.2 of others the number of Spells, never which; of its own both (C-105)', () => {
    const t = set({ players })
    expect(view(t.state, 0).players.map(({ spells }) => spells)).toEqual([
      { count: 1, limit: 2, known: ['ward'] },
      { count: 2, limit: 2, known: null },
    ])
    expect(view(t.state, 1).players.map(({ spells }) => spells.known)).toEqual([null, ['might', 'recall']])
  })

  it('9.2 two games that differ in another’s Spells alone look the same', () => {
    const seen = (spell: string) => view(set({ players: [{}, { character: 'seeress', spells: [spell] }] }).state, 0)
    expect(seen('might')).toEqual(seen('ward'))
  })

  it('1.6, 2.5 Strength without Weapons and with them, Craft, and what he started with', () => {
    const [miner] = view(set({ players }).state, 0).players
    expect(miner).toMatchObject({
      strength: { counters: 6, start: 4, total: 7, combat: 8 },
      craft: { counters: 4, start: 3, total: 4 },
      carries: 4,
      trophies: [{ id: 'ogre', points: 7 }],
      wealth: 3,
      renown: 2 * 3 + 1 + 1 + 1,
    })
  })

  it('the decks by number, their discards open, and nothing of what comes next', () => {
    const t = set({ players, scenario: { discarded: { cave: ['rockfall-1'], spells: ['mend'] } } })
    expect(view(t.state, 0).decks).toEqual({
      cave: { stock: 55, discard: 1, discarded: ['rockfall-1'] },
      adventure: { stock: 23, discard: 0, discarded: [] },
      spells: { stock: 4, discard: 1, discarded: ['mend'] },
    })
  })

  it('11.3, C-83 whether the gate was tried or is open, and that none holds him, for everybody', () => {
    const gates = (t: ReturnType<typeof set>) => view(t.state, 1).gates
    const t = set({ players: [{ at: 'corridor-19', from: 'cave-entrance', spells: ['swift-foot'] }, { character: 'seeress' }] })
    expect(gates(t)).toEqual({ gate: 'shut', swift: false })
    expect(gates(t.pick('gate'))).toEqual({ gate: 'open', swift: false })
    expect(gates(t.pick('cast:swift-foot'))).toEqual({ gate: 'open', swift: true })
  })

  it('4.3 whoever has no Character has no Strength and no Craft', () => {
    const others = [{ character: 'cyborg', at: 'chamber-2' }]
    const t = meeting({ at: 'chamber-1', lives: 1 }, { players: others, dice: [1] })
    expect(view(t.state, 1).players[0]).toMatchObject({ character: null, strength: null, craft: null, deaths: 1 })
  })

  it('shares nothing with the state', () => {
    const t = set({ players, scenario: { lying: { 'corridor-1': { cards: ['wolf'], gold: 1 } }, discarded: { cave: ['rockfall-1'] } } })
    const before = JSON.stringify(t.state)
    const seen = view(t.state, 0)
    const [miner] = seen.players
    const lists = [
      miner?.objects,
      miner?.followers,
      miner?.spells.known,
      seen.lying['corridor-1']?.cards,
      seen.decks.cave.discarded,
      seen.unused,
    ]
    for (const list of lists) (list as string[]).pop()
    expect(JSON.stringify(t.state)).toBe(before)
  })
})
