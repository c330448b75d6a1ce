import { describe, expect, it } from 'vitest'
import { parseAction } from './actions.ts'
import { gladiator } from './index.ts'
import { arena, begun, duel, type Sheet } from './proof/table-top.ts'

// What programs are promised: ids, views, scenarios, and the order in which dice fall.

const PLACES = {
  turn: 3,
  phase: 'action',
  first: 'west',
  exit: [0, 20],
  altar: [9, 20],
  terrain: [{ kind: 'fire', at: [9, 12], layers: 2 }],
  things: [
    { type: 'dagger', at: [9, 10] },
    { type: 'bones', of: 'una', at: [4, 4] },
  ],
}
const ANN: Sheet = {
  ...{ name: 'Ann', side: 'west', at: [9, 10], facing: 'e', race: 'human', sh: 12, ag: 12, iq: 8, now: 12, experience: 0 },
  ...{
    ready: 'broadsword',
    also: 'shield',
    slung: ['crossbow'],
    unloaded: true,
    suit: 'leather',
    helmet: 'helmet',
    spells: ['create-fire'],
  },
  ...{ moved: 0, prone: false, acted: false, evading: false, dazed: false, effects: [{ spell: 'stone-flesh', turns: 2 }] },
}
const SCENE = {
  ...PLACES,
  characters: [
    ANN,
    { name: 'Bob', side: 'east', at: [9, 11], handCombat: ['ann'] },
    { name: 'Una', dead: true },
    { creature: 'wolf', side: 'east', at: [9, 13] },
    { robot: 'giant-amoeba', side: 'east', at: [3, 30] },
  ],
}

describe('the view', () => {
  const view = arena(SCENE, { free: true }).seen(0)
  const [ann, bob, una, wolf, amoeba] = view.characters

  it('24.1 has the arena and everything on it', () => {
    expect(Object.keys(view)).toEqual(
      expect.arrayContaining(['game', 'seat', 'side', 'turn', 'phase', 'first', 'active', 'order', 'arena', 'characters']),
    )
    expect(view).toMatchObject({ game: 'gladiator', seat: 0, side: 'west', turn: 3, phase: 'action', first: 'west' })
    expect(view.arena).toEqual({
      ...{ rows: 19, columns: 40, exits: [[0, 20]], altar: [9, 20] },
      terrain: [{ kind: 'fire', at: [9, 12], layers: 2 }],
      things: [
        { id: 'dagger-1', type: 'dagger', at: [9, 10] },
        { id: 'bones-1', type: 'bones', of: 'una', at: [4, 4] },
      ],
    })
  })

  it('27.4 has everybody with all that may be seen of him', () => {
    expect(view.characters.map(({ id }) => id)).toEqual(['ann', 'bob', 'una', 'wolf-1', 'giant-amoeba-1'])
    expect(ann).toMatchObject({
      ...{ name: 'Ann', race: 'human', side: 'west', seat: 0, robot: false, at: [9, 10], facing: 'e', status: 'prone' },
      ...{ sh: { now: 12, normal: 12 }, iq: 8, experience: 0, spells: ['create-fire'], ready: { id: 'broadsword-1', type: 'broadsword' } },
      ...{
        slung: [{ id: 'crossbow-1', type: 'crossbow', loaded: false }],
        suit: 'leather',
        helmet: 'helmet',
        handCombat: ['bob'],
        taken: 0,
      },
      effects: [{ spell: 'stone-flesh', until: 5 }],
    })
    expect(bob).toMatchObject({ seat: 1, handCombat: ['ann'], sh: null, ag: null, iq: null, experience: null, spells: null })
    expect([una?.status, una?.at, wolf?.seat, amoeba?.seat, amoeba?.robot]).toEqual(['dead', null, 1, null, true])
  })
})

it('33.8, 40.2 the dice of a shield: attack, damage, then three for the fall', () => {
  const t = duel({ sh: 24, ag: 20, ready: 'war-shield' }, { acted: true }, { dice: [2, 2, 3, 1, 5, 5, 5] }).pick('shield:bob')
  expect(t.rolls.map(({ topic, code }) => `${topic} ${code}`)).toEqual(['attack 3D6', 'damage 1D6+1', 'fall 3D6'])
})

it('27.1, 17.1 the dice of the start: fires, pits, then one for each fighter spell', () => {
  const una = { name: 'Una', race: 'elf', experience: 900, ready: 'dagger' }
  const t = begun({ options: { teams: { west: [una], east: ['newcomer'] } } }, { free: true })
  const [fires, pits, ...more] = t.rolls.map(({ topic }) => topic)
  expect([fires, pits]).toEqual(['fires', 'pits'])
  expect(more.slice(0, 2)).toEqual(['fighter-spell', 'fighter-spell'])
  expect(t.rolls.filter(({ topic }) => topic === 'incentive')).toHaveLength(2)
})

it('26.2 every table of the manual leaves under its key', () => {
  const keys = [
    ...[
      'weapons',
      'special',
      'armour',
      'fists',
      'races',
      'creatures',
      'robots',
      'mageWeapons',
      'spells',
      'summoned',
      'experience',
      'terrain',
    ],
    ...['arena', 'movement', 'actions', 'modifiers', 'rolls', 'wounds', 'odds', 'presets', 'balance', 'cases'],
  ]
  expect(Object.keys(Object(gladiator.tables()))).toEqual(expect.arrayContaining(keys))
})

it('14.4, 15.1 standing orders can be given beside every pick on the sand', () => {
  const mage = { name: 'Moira', race: 'mage', sh: 14, ag: 14, iq: 10, at: [9, 10], ready: 'staff', spells: ['create-fire'] }
  const t = arena({ phase: 'action', characters: [mage, { name: 'Bob', side: 'east', at: [9, 20] }] }, { free: true })
  t.pick('cast:create-fire')
  expect(t.topic).toBe('place')
  expect(t.session.ask?.kind === 'pick' && t.session.ask.aside?.()).toContain('orders:moira:evade-always')
  t.pick('orders:moira:evade-always')
  expect([t.topic, t.who('moira').orders.evade]).toEqual(['place', 'always'])
  expect(t.ids.every((id) => parseAction('place', id).square >= 0)).toBe(true)
})
