import { describe, expect, it } from 'vitest'
import { gladiator } from './index.ts'
import { parseAction } from './open/actions.ts'
import { spellsOfMage } from './open/spells.ts'
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

describe('a scenario', () => {
  it.each([
    [{ facing: 'n' }, { facing: 'n' }],
    [
      { race: 'elf', sh: 11, ag: 14, iq: 10 },
      { race: 'elf', sh: { now: 11, normal: 11 }, ag: { now: 14, normal: 14 }, iq: 10 },
    ],
    [{ sh: 12, now: 7 }, { sh: { now: 7, normal: 12 } }],
    [{ experience: 33 }, { experience: 33 }],
    [
      { ready: 'dagger', also: 'shield' },
      { ready: { id: 'dagger-1', type: 'dagger' }, also: { id: 'shield-1', type: 'shield' } },
    ],
    [{ slung: ['crossbow'] }, { slung: [{ id: 'crossbow-1', type: 'crossbow', loaded: true }] }],
    [{ slung: ['crossbow'], unloaded: true }, { slung: [{ id: 'crossbow-1', type: 'crossbow', loaded: false }] }],
    [
      { suit: 'chain-mail', helmet: 'helmet' },
      { suit: 'chain-mail', helmet: 'helmet' },
    ],
    [{ race: 'mage', iq: 9 }, { spells: spellsOfMage(9) }],
    [{ spells: ['create-fire'] }, { spells: ['create-fire'] }],
    [{ moved: 3 }, { moved: 3, movement: 'charge' }],
    [{ moved: 9 }, { moved: 9, movement: 'run' }],
    [{ prone: true }, { status: 'prone' }],
    [{ acted: true }, { acted: true }],
    [{ evading: true }, { evading: true }],
    [
      { dazed: true, ag: 12 },
      { dazed: true, ag: { now: 10, normal: 12 } },
    ],
    [{ handCombat: ['bob'] }, { handCombat: ['bob'], status: 'prone' }],
    [
      { effects: [{ spell: 'stone-flesh', turns: 2 }] },
      { effects: [{ spell: 'stone-flesh', until: 3 }], ar: { front: 3, side: 3, rear: 3 } },
    ],
    [
      {},
      { side: 'west', facing: 'e', race: 'human', suit: 'clothes', helmet: null, ready: null, also: null, slung: [], spells: [], moved: 0 },
    ],
  ] as const)('33.4%j is seen again in the view', (sheet: Sheet, seen) => {
    const t = arena(
      {
        phase: 'action',
        characters: [
          { name: 'Ann', at: [9, 10], ...sheet },
          { name: 'Bob', side: 'east', at: [9, 11] },
        ],
      },
      { free: true, draws: ['bob', 'bob'] },
    )
    expect(t.seen(0).characters.find(({ id }) => id === 'ann')).toMatchObject(seen)
  })
})

const CID: Sheet = { name: 'Cid', side: 'east', at: [8, 11], facing: 'w', acted: true }
const MAGE: Sheet = { race: 'mage', sh: 14, ag: 14, iq: 21, ready: 'staff' }
/** Three dice, or four, that hit for sure; and three that keep one on his feet, or do not. */
const [HITS, HITS_4, FAILS] = [
  [1, 2, 2],
  [1, 1, 1, 2],
  [6, 6, 5],
]
const HIT_OF_2D6 = [...HITS, 1, 1]
const FROM_AFAR = { at: [9, 15], acted: true }

/** How someone acts, and the dice that fall for it, in their order. */
interface Throws {
  readonly ann?: Sheet
  readonly bob?: Sheet
  readonly more?: readonly Sheet[]
  readonly dice: readonly number[]
  readonly draws?: readonly string[]
  readonly picks: readonly string[]
  readonly fall: readonly string[]
}

const THROWS: Readonly<Record<string, Throws>> = {
  '33.6 an attack: three dice, then damage': { dice: HIT_OF_2D6, picks: ['attack:bob'], fall: ['attack 3D6', 'damage 2D6'] },
  '33.6 a miss: no damage': { dice: [6, 6, 4], picks: ['attack:bob'], fall: ['attack 3D6'] },
  '34.2 at an evader: four dice': {
    ...{ bob: { acted: true, evading: true }, dice: [...HITS_4, 1, 1], picks: ['attack:bob'] },
    fall: ['attack 4D6', 'damage 2D6'],
  },
  '37.3 at one who evades now: four dice': {
    ...{ bob: { acted: false, ag: 9 }, dice: [...HITS_4, 1, 1], picks: ['attack:bob', 'evade'] },
    fall: ['attack 4D6', 'damage 2D6'],
  },
  '33.7 a slash: each attack in full before the next': {
    ...{ ann: { sh: 13, ready: 'longsword' }, more: [CID], dice: [...HITS, 1, 1, 1, ...HITS, 1, 1, 1], picks: ['slash'] },
    fall: ['attack 3D6', 'damage 3D6-2', 'attack 3D6', 'damage 3D6-2'],
  },
  '34.1 both hands: each attack in full before the next': {
    ...{ ann: { also: 'dagger' }, dice: [...HIT_OF_2D6, ...HITS, 1], picks: ['dual:bob:bob'] },
    fall: ['attack 3D6', 'damage 2D6', 'attack 3D6', 'damage 1D6-1'],
  },
  '33.2 an impaling charge': {
    ...{ ann: { sh: 13, ready: 'spear', moved: 3 }, dice: [...HITS, 1], picks: ['impale:bob'] },
    fall: ['attack 3D6', 'damage 1D6+1'],
  },
  '33.8, 40.2 a shield: attack, damage, then three for the fall': {
    ...{ ann: { sh: 24, ag: 20, ready: 'war-shield' }, dice: [...HITS, 1, 2, 2, 2], picks: ['shield:bob'] },
    fall: ['attack 3D6', 'damage 1D6+1', 'fall 3D6'],
  },
  '33.3, 40.2 a shield rush: the same': {
    ...{ ann: { sh: 24, ag: 20, ready: 'war-shield', moved: 3 }, dice: [...HITS, 1, ...FAILS], picks: ['rush:bob', 'push:9-12'] },
    fall: ['attack 3D6', 'damage 1D6+1', 'fall 3D6'],
  },
  '39.1 hand combat: three for repelling': {
    ...{ bob: { acted: true }, dice: HITS, picks: ['grapple:bob', 'repel'], fall: ['repel 3D6'] },
  },
  '39.1 hand combat that is let come: none': { dice: [], picks: ['grapple:bob', 'let'], fall: [] },
  '39.3 out of hand combat: three': {
    ...{ ann: { handCombat: ['bob'] }, dice: HITS, picks: ['disengage:8-9'], fall: ['disengage 3D6'] },
  },
  '32.3 out of an engagement: none': { dice: [], picks: ['disengage:8-9'], fall: [] },
  '34.4 disbelief: three': { dice: FAILS, picks: ['disbelieve'], fall: ['disbelieve 3D6'] },
  '32.4 a bow: as an attack': {
    ...{ ann: { ready: 'long-bow' }, bob: FROM_AFAR, dice: [...HITS, 1], picks: ['shoot:bob'] },
    fall: ['attack 3D6', 'damage 1D6+1'],
  },
  '33.1 a throw: as an attack': {
    ...{ ann: { ready: 'dagger' }, bob: FROM_AFAR, dice: [...HITS, 1], picks: ['throw:bob'] },
    fall: ['attack 3D6', 'damage 1D6-1'],
  },
  '12.4 a missile spell: three, then damage': {
    ...{ ann: { ...MAGE, now: 3, spells: ['magic-bolt'] }, dice: [...HITS, 6, 6], picks: ['cast:magic-bolt:bob', 'value 2'] },
    fall: ['cast 3D6', 'spell-damage 2D6-4'],
  },
  '12.4 a spell at one who evades: four': {
    ...{ ann: { ...MAGE, now: 2, spells: ['magic-bolt'] }, bob: { acted: false, ag: 9 }, dice: [...HITS_4, 6] },
    ...{ picks: ['cast:magic-bolt:bob', 'evade'], fall: ['cast 4D6', 'spell-damage 1D6-2'] },
  },
  '13.2 a thrown spell: three': {
    ...{ ann: { ...MAGE, spells: ['drop-weapon'] }, bob: { acted: true, ready: 'dagger' }, dice: HITS, picks: ['cast:drop-weapon:bob'] },
    fall: ['cast 3D6'],
  },
  '16.3 Psychic Blast: three, then damage once for each victim': {
    ...{ ann: { ...MAGE, spells: ['psychic-blast'] }, more: [CID], dice: [...HITS, 1, 1], picks: ['cast:psychic-blast'] },
    fall: ['cast 3D6', 'spell-damage 1D6', 'spell-damage 1D6'],
  },
  '16.6 ESP: three, then one': {
    ...{ ann: { ...MAGE, spells: ['esp-stats'] }, dice: [...HITS, 1], picks: ['cast:esp-stats', 'bob'] },
    fall: ['cast 3D6', 'esp 1D6'],
  },
}

it.each(Object.entries(THROWS))(
  '%s, and no other dice',
  (_what, { ann = {}, bob = { acted: true }, more = [], dice, draws, picks, fall }) => {
    const t = duel(ann, bob, { more, dice, ...(draws === undefined ? {} : { draws }) })
    for (const pick of picks) {
      if (!pick.startsWith('value ')) t.pick(pick)
      else expect(t.session.choose({ value: Number(pick.slice('value '.length)) })).toBeNull()
    }
    expect(t.rolls.map(({ topic, code }) => `${topic} ${code}`)).toEqual(fall)
    expect(t.rolls.flatMap(({ dice: thrown }) => thrown)).toEqual(dice)
  },
)

it('27.2 the dice of the incentive: West, then East', () => {
  const characters = [{ name: 'Ann' }, { name: 'Bob', side: 'east' }]
  const t = arena({ phase: 'incentive', characters }, { dice: [2, 5] })
  expect(t.rolls.map(({ topic, dice }) => [topic, dice])).toEqual([
    ['incentive', [2]],
    ['incentive', [5]],
  ])
  expect([t.topic, t.session.ask?.seat]).toEqual(['incentive', 1])
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
