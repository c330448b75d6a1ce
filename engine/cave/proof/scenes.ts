import type { Scene, SceneStart, Stage } from '../../kernel/proof/scenes.ts'
import type { Json } from '../../kernel/types.ts'

// The Cave's table at its questions.

const SEATS = ['Ann', 'Bathilda', 'Cuthbert']
const BOTS = [1, 2].map((seat) => ({ seat, skill: 'able' as const }))

/** A game of Ann against two bots as it stands at that question to her, or when it is over (null). */
function game(stage: Stage, topic: string | null, start: SceneStart): Promise<string> {
  return stage.reach({ seats: SEATS, bots: BOTS, ...start }, ({ decision }) => (decision?.topic ?? null) === topic, {
    seeds: 20,
    most: 4000,
  })
}

function table(name: string, topic: string | null, start: SceneStart): Scene {
  return { name: `cave-${name}`, stage: 'table', open: async (stage) => `#/play/${await game(stage, topic, start)}` }
}

/** The same, as someone looks at it who presses there first. */
function looked(name: string, topic: string, start: SceneStart, button: RegExp): Scene {
  return { ...table(name, topic, start), act: (page) => page.press(button) }
}

/** Without seats that others play. */
function alone(scenario: SceneStart['scenario'] & object): SceneStart {
  return { seats: ['Ann'], bots: [], scenario }
}

const OTHERS: Json = [
  {
    character: 'night-blade',
    at: 'chamber-6',
    strength: 7,
    craft: 4,
    gold: 5,
    objects: ['shield-1'],
    spells: ['ward'],
    trophies: ['ogre'],
  },
  { character: 'bone-caller', at: 'wall-of-fire', strength: 4, craft: 8, gold: 2, followers: ['will-o-the-wisp'], spells: ['mind-blade'] },
]

const LYING = {
  'corridor-3': { cards: ['cave-bear-1'], gold: 2 },
  'crossroads-6': { cards: ['gnome-trader', 'wand'], gold: 0 },
  'corridor-13': { cards: ['fire-wyrm', 'lost-soul'], gold: 0 },
}

/** Well under way, with everyone somewhere and things lying about. */
function middle(ann: { readonly [field: string]: Json }, more: { readonly [field: string]: Json } = {}): SceneStart {
  const miner = {
    character: 'deep-miner',
    strength: 6,
    craft: 5,
    gold: 4,
    lives: 3,
    objects: ['sword-1', 'magic-belt'],
    trophies: ['cave-lizard-1'],
  }
  return { scenario: { round: 24, players: [{ ...miner, ...ann }, ...(OTHERS as readonly Json[])], lying: LYING, ...more } }
}

const HERE = { start: 'encounter' }
const READY = { at: 'chamber-2', strength: 10, craft: 8, gold: 9, spells: ['might'], objects: ['sword-1', 'holy-lance'] }

export const scenes: readonly Scene[] = [
  table('move', 'move', {}),
  table('middle', 'move', middle({ at: 'crossroads-1', from: 'corridor-2', spells: ['swift-foot'] })),
  table('direction', 'direction', middle({ at: 'crossroads-1', from: 'corridor-2' })),
  table('gate', 'move', middle({ at: 'corridor-15', from: 'crossroads-1' })),
  table('deck', 'deck', middle({ at: 'corridor-4' }, HERE)),
  table('fight', 'fight', middle({ at: 'corridor-3', spells: ['might'] }, HERE)),
  table('visit', 'visit', middle({ at: 'crossroads-6' }, HERE)),
  table('encounter', 'encounter', middle({ at: 'wall-of-fire' }, HERE)),
  table('search', 'search', alone({ ...HERE, players: [{ character: 'seeress', at: 'chamber-2', craft: 8 }] })),
  table('trials', 'trials', middle(READY, { ...HERE, crystal: 'chamber-2' })),
  table('toad', 'move', alone({ round: 9, players: [{ character: 'cave-delver', at: 'crossroads-4', toad: 2 }] })),
  table('end', null, middle(READY, { ...HERE, crystal: 'chamber-2' })),
  table('last-round', null, { options: { rounds: 10 } }),
  looked('list', 'move', middle({ at: 'crossroads-1' }), /^As a list$/),
  looked('hint', 'move', middle({ at: 'crossroads-1' }), /^Hint$/),
  { name: 'cave-replay', stage: 'table', open: async (stage) => `#/replay/${await game(stage, null, { options: { rounds: 10 } })}/20` },
  { name: 'cave-story', stage: 'table', open: async (stage) => `#/story/${await game(stage, null, { options: { rounds: 20 } })}` },
  { name: 'cave-rules', stage: 'table', open: async () => '#/rules/cave/12.5' },
]
