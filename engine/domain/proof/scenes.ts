import type { Scene, SceneStart, Stage } from '../../kernel/proof/scenes.ts'
import type { Json } from '../../kernel/types.ts'

// DOMAIN's table at its questions.

const SEATS = ['Ann', 'Bathilda', 'Cuthbert']
const BOTS = [1, 2].map((seat) => ({ seat, skill: 'able' as const }))
const QUADRANTS = ['nw', 'se', 'ne']

/** A game of Ann against two bots as it stands at that question to her, or when it is over (null). */
function game(stage: Stage, topic: string | null, start: SceneStart): Promise<string> {
  return stage.reach({ seats: SEATS, bots: BOTS, ...start }, ({ decision }) => (decision?.topic ?? null) === topic, {
    seeds: 20,
    most: 4000,
  })
}

function table(name: string, topic: string | null, start: SceneStart): Scene {
  return { name: `domain-${name}`, stage: 'table', open: async (stage) => `#/play/${await game(stage, topic, start)}` }
}

/** The same, as someone looks at it who presses there first. */
function looked(name: string, topic: string, start: SceneStart, button: RegExp): Scene {
  return { ...table(name, topic, start), act: (page) => page.press(button) }
}

/** Without seats that others play. */
function alone(scenario: SceneStart['scenario'] & object): SceneStart {
  return { seats: ['Ann'], bots: [], scenario }
}

const CORNER: Json = [
  { tile: 'o02', slot: [0, 0] },
  { tile: 'o01', slot: [1, 0] },
  { tile: 'o17', slot: [2, 0] },
  { tile: 'o29', slot: [0, 1], turn: 1 },
  { tile: 'i15', slot: [1, 3], turn: 1 },
]

/** Ann before an empty inner slot: the next tile fits several ways. */
const AT_THE_EDGE = { quadrants: ['nw'], tiles: [{ tile: 'i01', slot: [0, 3] }], characters: [{ at: '1-10', experience: 9 }] }

/** A creature that she can take, with two ways to arm herself. */
const BESET = {
  quadrants: ['nw'],
  tiles: CORNER,
  cards: [
    { card: 'orc-guard', at: '0-0' },
    { card: 'pit-trap', at: '3-1' },
    { card: 'trapdoor', at: '2-0' },
  ],
  blanks: ['5-0'],
  characters: [{ at: '0-1', from: '1-1', experience: 12, lifePoints: 7, items: ['dagger', 'shield', 'broadsword'] }],
}

const ARMED = ['rune-sword', 'shield', 'dagger', 'book-2-4-6', 'triangle', 'rhomb']
/** A creature beside her that she may fight, pass or cast a spell at. */
const WITH_SPELLS = {
  quadrants: ['nw'],
  tiles: [{ tile: 'o02', slot: [0, 0], turn: 0 }],
  cards: [{ card: 'black-orc-guard-1', at: '1-0' }],
  characters: [{ at: '0-0', from: '0-1', items: ARMED }],
}
/** Behind a trapdoor, on the way to another. */
const BETWEEN = {
  quadrants: ['nw'],
  tiles: [{ tile: 'o02', slot: [0, 0], turn: 0 }],
  cards: [
    { card: 'x-trapdoor-1', at: '2-0' },
    { card: 'x-trapdoor-2', at: '0-2' },
  ],
  characters: [{ at: '0-0', items: ARMED, passage: { entry: '2-0', exit: '0-2', on: 5 } }],
}

/** On the lower level, with light. */
const BELOW = { quadrants: ['nw'], tiles: CORNER, characters: [{ at: '1-2', from: '0-2', experience: 8 }] }
/** The same without it. */
const IN_THE_DARK = { quadrants: ['nw'], tiles: CORNER, characters: [{ at: '1-2', lantern: 'out' }] }

const CHAMBERS = { west: { tile: 'a1' }, treasure: { tile: 't1' }, east: { tile: 'a4' } }

/** Before the four treasures, laden. */
const CHAMBER = {
  round: 61,
  quadrants: QUADRANTS,
  tiles: CORNER,
  large: CHAMBERS,
  cards: [
    { card: 'orc-champion', at: '10-17' },
    { treasure: 'cloak', at: '11-17' },
    { card: 'green-pentagram-1', at: '13-17' },
  ],
  characters: [
    {
      at: '11-16',
      from: '11-15',
      experience: 34,
      lifePoints: 6,
      luck: 5,
      items: ['warhammer', 'rune-sword', 'helmet', 'mail-shirt', 'shield', 'talisman', 'healing-potion', 'key-1', 'rhomb'],
    },
    { at: '0-1' },
    { at: '1-2', experience: 22 },
  ],
}

/** One step from the way out, with a treasure. */
const HOME = {
  round: 88,
  quadrants: QUADRANTS,
  tiles: CORNER,
  warlock: '4-0',
  cards: [{ card: 'black-pentagram', at: '4-0' }],
  characters: [{ at: '1-0', from: '1-1', experience: 36, lifePoints: 4, treasure: 'staff', items: ['warhammer'] }, {}, {}],
}

export const scenes: readonly Scene[] = [
  table('quadrant', 'quadrant', {}),
  table('entry', 'entry', {}),
  table('turn', 'turn', {}),
  table('lay', 'lay', alone(AT_THE_EDGE)),
  table('fight', 'arm', alone(BESET)),
  table('meet', 'meet', alone(WITH_SPELLS)),
  table('passage', 'passage', alone(BETWEEN)),
  table('round', 'round', alone(BESET)),
  table('luck', 'luck', alone(BESET)),
  table('below', 'turn', alone(BELOW)),
  table('in-the-dark', 'turn', alone(IN_THE_DARK)),
  table('find', 'find', {}),
  table('chamber', 'turn', { scenario: CHAMBER }),
  table('end', null, { scenario: HOME }),
  table('end-of-time', null, { options: { rounds: 10 } }),
  looked('legend', 'turn', {}, /^Legend$/),
  looked('list', 'turn', {}, /^As a list$/),
  looked('hint', 'turn', {}, /^Hint$/),
  { name: 'domain-replay', stage: 'table', open: async (stage) => `#/replay/${await game(stage, null, { scenario: HOME })}/1` },
  { name: 'domain-poster', stage: 'table', open: async (stage) => `#/print/board/${await game(stage, null, { options: { rounds: 30 } })}` },
  { name: 'domain-story', stage: 'table', open: async (stage) => `#/story/${await game(stage, null, { options: { rounds: 30 } })}` },
  { name: 'domain-rules', stage: 'table', open: async () => '#/rules/domain/9.2' },
]
