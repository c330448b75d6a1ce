import type { Page } from 'playwright-core'
import type { Client, Input } from '../electron/contract/index.ts'
import { PRESETS } from '../engine/hero/tables/index.ts'
import type { Json } from '../engine/kernel/types.ts'
import type { Scene } from './screenshot-scenes.ts'

// HERO's screens: the shelf, and its table at what is asked there.

const BOTS = [1, 2].map((seat) => ({ seat, skill: 'able' as const }))
const SEATS = ['Ann', 'Bathilda', 'Cuthbert']
const [RODERICK = null, BRUNHOLD = null] = PRESETS.map((sheet): Json => JSON.parse(JSON.stringify(sheet)))

type Wish = Partial<Omit<Input<'game.start'>, 'game'>>

const MOST_CHOICES = 3000

/** A game of Ann against two bots as it stands when she is asked that, or when it is over. */
async function game(client: Client, topic: string | null, wish: Wish): Promise<string> {
  let now = await client.call('game.start', { game: 'hero', seed: 'picture 1', seats: SEATS, bots: BOTS, ...wish })
  const { session } = now
  while (now.decision !== null && now.decision.topic !== topic && now.inputs < MOST_CHOICES)
    now = await client.call('game.auto', { session, until: 'end', limit: 1 })
  if ((now.decision?.topic ?? null) !== topic) throw new Error(`nobody was asked ${topic} in ${now.inputs} choices`)
  return session
}

const READY = { options: { heroes: [RODERICK, null, null] } }

function table(name: string, topic: string | null, wish: Wish = READY): Scene {
  return { name: `hero-${name}`, stage: 'table', open: async (client) => `#/raid/${await game(client, topic, wish)}` }
}

/** The shelf after some evenings. */
async function shelf(client: Client): Promise<string> {
  const kept = await client.call('template.list', { game: 'hero' })
  if (kept.length === 0) {
    for (const sheet of [RODERICK, BRUNHOLD]) await client.call('template.save', { game: 'hero', sheet: Object(sheet) })
    await game(client, null, READY)
    await game(client, 'hero-action', READY)
  }
  return '#/shelf'
}

type Act = NonNullable<Scene['act']>

/** A table as somebody looks at it who presses there first. */
function looked(name: string, topic: string | null, act: Act, wish: Wish = READY): Scene {
  return { ...table(name, topic, wish), act }
}

const press =
  (name: string): Act =>
  (page) =>
    page.getByRole('button', { name, exact: true }).click()

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

const newGame = (page: Page) => page.getByRole('button', { name: 'New game of HERO' }).first().click()

export const HERO_SCENES: readonly Scene[] = [
  { name: 'shelf-empty', stage: 'empty', open: async () => '#/shelf' },
  { name: 'shelf', stage: 'shelf', open: shelf },
  { name: 'shelf-new-game', stage: 'shelf', open: shelf, act: newGame },
  { name: 'shelf-hero', stage: 'shelf', open: shelf, act: (page) => page.getByRole('button', { name: 'Brunhold' }).click() },
  {
    name: 'shelf-records',
    stage: 'shelf',
    open: async (client) => {
      await shelf(client)
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
    open: async (client) => `#/replay/${await game(client, null, READY)}/60`,
  },
  looked('legend', 'hero-action', press('Legend')),
  looked('list', 'hero-action', press('As a list')),
  looked('whole-board', 'hero-action', press('Whole board')),
  looked('wounds', 'hero-action', press('Wounds')),
  looked('hint', 'hero-action', press('Hint')),
  table('full-sheet', 'hero-action', { scenario: FULL }),
  table('end-tied', null, { scenario: TIED }),
  { name: 'hero-rules-table', stage: 'table', open: async () => '#/rules/hero/212B' },
  { name: 'hero-rules', stage: 'table', open: async () => '#/rules/hero/210' },
]
