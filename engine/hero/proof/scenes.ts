import type { Scene, SceneStart, Stage } from '../../kernel/proof/scenes.ts'
import type { Json } from '../../kernel/types.ts'
import { PRESETS } from '../tables/index.ts'

// The shelf with HERO's games on it, and the table at its questions.

const BOTS = [1, 2].map((seat) => ({ seat, skill: 'able' as const }))
const SEATS = ['Ann', 'Bathilda', 'Cuthbert']
const [RODERICK = null, BRUNHOLD = null] = PRESETS.map((sheet): Json => JSON.parse(JSON.stringify(sheet)))

/** A game of Ann against two bots as it stands at that question to her, or when it is over (null). */
function game(stage: Stage, topic: string | null, start: SceneStart): Promise<string> {
  return stage.reach({ seats: SEATS, bots: BOTS, ...start }, ({ decision }) => (decision?.topic ?? null) === topic, {
    seeds: 1,
    most: 3000,
  })
}

const READY: SceneStart = { options: { heroes: [RODERICK, null, null] } }

function table(name: string, topic: string | null, start: SceneStart = READY): Scene {
  return { name: `hero-${name}`, stage: 'table', open: async (stage) => `#/play/${await game(stage, topic, start)}` }
}

/** A table as someone looks at it who presses there first. */
function looked(name: string, topic: string | null, button: RegExp): Scene {
  return { ...table(name, topic), act: (page) => page.press(button) }
}

/** The same, with a square pressed. */
function pressed(name: string, topic: string, square: string): Scene {
  return { ...table(name, topic), act: (page) => page.pressAt(square) }
}

/** The shelf after some evenings. */
async function shelf(stage: Stage): Promise<string> {
  if ((await stage.kept()) === 0) {
    for (const sheet of [RODERICK, BRUNHOLD]) await stage.keep(sheet)
    await game(stage, null, READY)
    await game(stage, 'hero-action', READY)
  }
  return '#/shelf'
}

/** As long as a hero's name may be. */
const LONG = 'Wilhelmina of the Lower Marshe'
const BURDENED = {
  name: LONG,
  levels: {
    characteristics: { appearance: 5, intelligence: 4, class: 4, strength: 7, luck: 1, hits: 14, movement: 9 },
    weapons: { 'short-sword': 7, 'long-sword': 6, dagger: 5 },
  },
  armour: 'mail',
  shield: true,
  armed: 'short-sword',
}
/** Three riches, three weapons and the longest names; the Succubus is beside them. */
const FULL = {
  catacomb: 'm1',
  turn: 3,
  phase: 'hero',
  at: 'a',
  sections: {
    a: {
      hero: { ...BURDENED, now: { characteristics: { hits: 8 } }, at: [7, 21], facing: 'e', carries: ['gold', 'gold', 'jewel'] },
      counters: [
        { kind: 'troll', at: [7, 22], up: true },
        { kind: 'succubus', at: [7, 23] },
      ],
    },
    b: { hero: { ...BURDENED, at: [12, 10], facing: 'e' }, counters: [{ kind: 'goblin', at: [12, 14] }] },
    c: { hero: { ...BURDENED, at: [12, 10], facing: 'e', carries: ['gold'] }, counters: [{ kind: 'goblin', at: [12, 14] }] },
  },
}
/** Counters and the hero on one side of doors, on the other, and on both. */
const DOORS = {
  catacomb: 'm1',
  turn: 2,
  phase: 'hero',
  at: 'a',
  sections: {
    a: {
      hero: { ...BURDENED, at: [7, 6], facing: 'w' },
      counters: [
        { kind: 'troll', at: [7, 5], known: true },
        { kind: 'goblin', at: [2, 4] },
        { kind: 'man', at: [1, 4], known: true },
        { kind: 'ogre', at: [2, 8], known: true },
        { kind: 'goblin', at: [7, 22], known: true },
        { kind: 'zombie', at: [7, 22] },
        { kind: 'man', at: [7, 21] },
      ],
    },
  },
}
/** Ann's hero stands behind a door of a room, a goblin before it. */
const AT_THE_DOOR = {
  catacomb: 'm1',
  turn: 2,
  phase: 'monsters',
  at: 'a',
  sections: {
    a: {
      hero: { ...BURDENED, at: [7, 5], facing: 'e' },
      counters: [{ kind: 'goblin', at: [7, 6], up: true }],
    },
  },
}
/** Goblins in reach of a hero and of gold, in every section: one of them is Ann's to move. */
const GUARDED = {
  hero: { ...BURDENED, at: [7, 9], facing: 'n' },
  counters: [
    { kind: 'goblin', at: [4, 3] },
    { kind: 'gold', at: [4, 3] },
  ],
}
const MARCHING = { catacomb: 'm1', turn: 2, phase: 'monsters', at: 'a', sections: { a: GUARDED, b: GUARDED, c: GUARDED } }
const CLOSE = { ...BURDENED, track: 2 }
/** All are with Alysa, less than 30 points apart. */
const TIED = {
  catacomb: 'm1',
  turn: 9,
  phase: 'breather',
  at: 'c',
  sections: {
    a: { hero: CLOSE },
    b: {
      hero: {
        ...CLOSE,
        name: 'Bo',
        levels: { ...BURDENED.levels, characteristics: { ...BURDENED.levels.characteristics, appearance: 6, intelligence: 3 } },
      },
    },
    c: { hero: { ...CLOSE, name: 'Una' } },
  },
}

/** Ann's hero stands at the door of Alysa's room, where the others wait with less. */
const WINNING = {
  ...TIED,
  phase: 'hero',
  at: 'a',
  sections: { ...TIED.sections, a: { hero: { ...BURDENED, at: [7, 31], facing: 'e', carries: ['gold', 'gold', 'jewel'] } } },
}

/** A table after the card's own choices, up to what is looked for. */
function played(name: string, start: SceneStart, selector: string): Scene {
  return { ...table(name, 'hero-action', start), act: (page) => page.keyUntil('Enter', selector, 40) }
}

export const scenes: readonly Scene[] = [
  { name: 'shelf-empty', stage: 'empty', open: async () => '#/shelf' },
  { name: 'shelf', stage: 'shelf', open: shelf },
  { name: 'shelf-new-game', stage: 'shelf', open: shelf, act: (page) => page.press('New game of HERO') },
  { name: 'shelf-hero', stage: 'shelf', open: shelf, act: (page) => page.press('Brunhold') },
  {
    name: 'shelf-records',
    stage: 'shelf',
    open: async (stage) => {
      await shelf(stage)
      return '#/records'
    },
  },
  table('set-up-sheet', 'profile', {}),
  table('placement', 'placement'),
  table('start', 'start'),
  table('action', 'hero-action'),
  table('strikes-back', 'defend'),
  table('luck', 'luck'),
  table('monsters', 'monster-action'),
  table('curtain', 'placement', { seats: ['Ann', 'Bert'], bots: [], options: { heroes: [RODERICK, BRUNHOLD] } }),
  table('end', null),
  {
    name: 'hero-replay',
    stage: 'table',
    open: async (stage) => `#/replay/${await game(stage, null, READY)}/60`,
  },
  { name: 'hero-poster', stage: 'table', open: async (stage) => `#/print/board/${await game(stage, null, READY)}/60` },
  pressed('counter', 'hero-action', '.stop[aria-label*=" facing "]'),
  pressed('counter-monster', 'monster-action', '.stop[aria-haspopup], .stop.can-go[aria-label*="face down"]'),
  looked('legend', 'hero-action', /^Legend$/),
  looked('list', 'hero-action', /^As a list$/),
  looked('whole-board', 'hero-action', /^Whole board$/),
  looked('wounds', 'hero-action', /^Wounds$/),
  looked('hint', 'hero-action', /^Hint$/),
  table('bar', 'bar', { scenario: AT_THE_DOOR }),
  {
    ...table('monster-to', 'monster-action', { scenario: MARCHING }),
    act: (page) => page.keyUntil('Enter', '.opt[data-option^="to:"]', 4),
  },
  {
    name: 'hero-story',
    stage: 'table',
    open: async (stage) => `#/story/${await game(stage, null, READY)}`,
  },
  table('full-sheet', 'hero-action', { scenario: FULL }),
  table('doors', 'hero-action', { scenario: DOORS }),
  played('moment', { scenario: WINNING }, '.m-card:not(.m-card--end)'),
  played('end-card', { scenario: WINNING }, '.m-card--end'),
  table('end-tied', null, { scenario: TIED }),
  { name: 'hero-rules-table', stage: 'table', open: async () => '#/rules/hero/212B' },
  { name: 'hero-rules', stage: 'table', open: async () => '#/rules/hero/210' },
]
