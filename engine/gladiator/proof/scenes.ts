import type { Scene, SceneStart, Stage } from '../../kernel/proof/scenes.ts'
import type { Json } from '../../kernel/types.ts'

// The arena at its questions.

type Sheet = { readonly [field: string]: Json }
type More = Pick<Scene, 'act'>

const DUEL: SceneStart = { seats: ['Ann', 'Bathilda'], bots: [{ seat: 1, skill: 'able' }] }

/** A fight of Ann's West against a bot, as it stands at that question to her, or when it is over (null). */
function fight(stage: Stage, topic: string | null, start: SceneStart): Promise<string> {
  return stage.reach({ ...DUEL, ...start }, ({ decision }) => (decision?.topic ?? null) === topic, { seeds: 20, most: 3000 })
}

function table(name: string, topic: string | null, start: SceneStart, more: More = {}): Scene {
  return { name: `gladiator-${name}`, stage: 'table', open: async (stage) => `#/play/${await fight(stage, topic, start)}`, ...more }
}

const looked = (button: string | RegExp): More => ({ act: (page) => page.press(button) })

/** Ann alone, against robots that even the sides. */
function robots(west: readonly Json[]): SceneStart {
  return { seats: ['Ann'], bots: [], options: { teams: { west } } }
}

const PIT: Json = { kind: 'pit', at: [9, 20] }
const TERRAIN: readonly Json[] = [
  { kind: 'fire', at: [8, 22] },
  { kind: 'fire', at: [11, 18], layers: 2 },
  { kind: 'caltrops', at: [12, 21] },
  { kind: 'wall', at: [7, 20] },
  { kind: 'shadow', at: [11, 22], layers: 2 },
]

const CREW: readonly Sheet[] = [
  { name: 'Tarna', sh: 14, ag: 14, at: [9, 18], ready: 'broadsword', also: 'shield', suit: 'leather', helmet: 'helmet' },
  { name: 'Gimli', race: 'dwarf', sh: 15, at: [10, 18], ready: 'war-axe', also: 'buckler', suit: 'chain-mail' },
  { name: 'Elwen', race: 'elf', sh: 12, ag: 13, at: [8, 17], ready: 'long-bow', slung: ['short-sword'] },
  { name: 'Moira', race: 'mage', sh: 14, ag: 14, iq: 16, at: [10, 16], ready: 'staff' },
]
const FOES: readonly Sheet[] = [
  { name: 'Brutus', side: 'east', sh: 15, at: [9, 19], ready: 'battle-axe', also: 'spike-shield' },
  { name: 'Krug', race: 'orc', side: 'east', sh: 14, at: [10, 20], ready: 'halberd', suit: 'leather' },
  { robot: 'giant-amoeba', side: 'east', at: [8, 21] },
  { creature: 'wolf', side: 'east', at: [11, 20] },
]

/** In the thick of it, with everything lying about. */
function melee(west: readonly Sheet[], east: readonly Sheet[], more: Sheet = {}): SceneStart {
  const things = [
    { type: 'dagger', at: [9, 17] },
    { type: 'mace', at: [10, 19] },
  ]
  return {
    scenario: { turn: 6, phase: 'action', exit: [0, 20], terrain: [...TERRAIN, PIT], things, characters: [...west, ...east], ...more },
  }
}

const [TARNA, , , MOIRA] = CREW as readonly [Sheet, Sheet, Sheet, Sheet]
const [BRUTUS] = FOES as readonly [Sheet]

/** Tarna is struck at first. */
const SLOW: Sheet = { ...TARNA, ag: 8 }
/** Someone who casts nothing but that. */
const mage = (...spells: readonly string[]): Sheet => ({ ...MOIRA, at: [9, 16], spells: [...spells] })

export const scenes: readonly Scene[] = [
  table('muster', 'muster', {}),
  table('gear', 'gear', {}),
  table('incentive', 'incentive', { options: { teams: { west: ['newcomer', 'gimli'], east: ['khan', 'thundar'] } } }),
  table('first-move', 'move', { options: { teams: { west: ['newcomer', 'gimli'], east: ['khan', 'thundar'] } } }),
  table('robots', 'move', robots(['gimli', 'khan', 'cheat-mage'])),
  table('move', 'move', melee(CREW, FOES, { phase: 'move' })),
  table('move-alone', 'move', melee([{ ...TARNA, at: [9, 14] }], [BRUTUS], { phase: 'move' })),
  table('face', 'face', melee([{ ...TARNA, at: [9, 14] }], [BRUTUS], { phase: 'move' })),
  table('action', 'action', melee(CREW, FOES)),
  table('duel', 'action', melee([TARNA], [BRUTUS])),
  table('archer', 'action', melee([{ ...(CREW[2] ?? TARNA), at: [9, 12] }], [BRUTUS])),
  table('mage', 'action', melee([{ ...MOIRA, at: [9, 14] }], FOES)),
  table('cost', 'cost', melee([mage('fireball')], [BRUTUS])),
  table('renew', 'renew', melee([mage('summon-wolf')], [{ ...BRUTUS, at: [9, 26] }])),
  table('evade', 'evade', melee([SLOW], [BRUTUS])),
  table(
    'push',
    'push',
    melee([{ ...TARNA, sh: 18, ready: 'war-shield', also: null }], [{ ...BRUTUS, sh: 12, ready: 'dagger', also: null }]),
  ),
  table('change', 'change', melee([{ ...TARNA, ready: null, also: null, at: [9, 17] }], [{ ...BRUTUS, at: [9, 26] }])),
  table(
    'hand-combat',
    'action',
    melee([{ ...TARNA, ready: 'dagger', also: null, handCombat: ['brutus'] }], [{ ...BRUTUS, ready: null, also: null }]),
  ),
  table('prone', 'action', melee([{ ...TARNA, prone: true, dazed: true, now: 4 }], [BRUTUS])),
  table('images', 'action', melee([{ ...mage('image'), at: [9, 12] }], [BRUTUS])),
  table('end', null, { options: { teams: { west: ['newcomer'], east: ['khan'] } } }),
  table('end-robots', null, robots(['newcomer'])),
  table('list', 'action', melee(CREW, FOES), looked(/^As a list$/)),
  table('hint', 'action', melee(CREW, FOES), looked(/^Hint$/)),
  {
    name: 'gladiator-replay',
    stage: 'table',
    open: async (stage) => `#/replay/${await fight(stage, null, { options: { teams: { west: ['gimli'], east: ['thundar'] } } })}/20`,
  },
  {
    name: 'gladiator-story',
    stage: 'table',
    open: async (stage) => `#/story/${await fight(stage, null, { options: { teams: { west: ['gimli'], east: ['thundar'] } } })}`,
  },
  { name: 'gladiator-rules', stage: 'table', open: async () => '#/rules/gladiator/33.6' },
]
