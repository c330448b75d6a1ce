import type { GameEvent } from '../../kernel/play.ts'
import { bringing, type Goldens, isComplete, type Search } from '../../kernel/proof/golden.ts'
import type { GamePlan } from '../../kernel/proof/plan.ts'
import { stream } from '../../kernel/random.ts'
import type { Json } from '../../kernel/types.ts'
import { figureOf } from '../chapters/figures.ts'
import type { ArenaEvent } from '../event-types.ts'
import { SPELL_IDS } from '../open/spells.ts'
import { VARIANTS } from '../open/variants.ts'
import { type ArenaState, TERRAIN_KINDS } from '../state.ts'
import { CREATURES, ROBOTS } from '../tables/beasts.ts'
import { CASES } from '../tables/cases.ts'
import { RACES } from '../tables/races.ts'
import { WEAPONS } from '../tables/weapons.ts'
import { ownId } from '../tale/lives.ts'
import { EVENT_TYPES, isArenaEvent } from '../text/index.ts'
import { TOPICS } from '../text/questions.ts'
import { evenFight, wildFight } from './fuzz.ts'
import { armsScenario, magesScenario, pitsScenario } from './wild.ts'

const named = (what: string, names: readonly string[]) => names.map((name) => `${what} ${name}`)
const keys = (table: object) => Object.keys(table)

/** Natural weapons, and what robots hold. */
const NATURAL = [...Object.values(CREATURES), ...Object.values(ROBOTS)].flatMap(({ attacks }) => attacks.map(({ id }) => id))

// ---------------------------------------------------------------- which case is met by what

/** Cases that no event and no roll cites, each with what shows it. */
const SHOWN_BY: Readonly<Record<string, string>> = {
  '3.1': 'event hurt',
  '3.2': 'event aimed',
  '3.3': 'event doubting',
  '3.4': 'event moved',
  '3.5': 'event attacked',
  '4.1': 'struck with broadsword',
  '5.1': 'topic gear',
  '5.2': 'case 33.2',
  '5.3': 'case 33.7',
  '5.4': 'struck with long-bow',
  '5.5': 'case 33.1',
  '5.6': 'struck with war-axe',
  '5.7': 'struck with great-sword',
  '5.8': 'struck with flail',
  '6.3': 'event changed',
  '6.4': 'topic gear',
  '6.5': 'topic gear',
  '7.1': 'topic gear',
  '7.2': 'event attacked',
  '7.3': 'topic face',
  '8.1': 'event attacked',
  '8.2': 'case 32.4',
  '9.1': 'fought dwarf',
  '10.1': 'topic sh',
  '10.2': 'topic sh',
  '10.3': 'topic sh',
  '10.4': 'fought goblin',
  '10.5': 'fought wolf',
  '11.3': 'event learnt',
  '12.1': 'fought mage',
  '14.1': 'topic cost',
  '14.3': 'event called',
  '16.1': 'spell wall-fortress',
  '19.1': 'fought needler-bush',
  '19.2': 'fought giant-amoeba',
  '20.1': 'fought phase-spider',
  '21.2': 'fought behemoth',
  '22.1': 'fought evil-mage',
  '22.2': 'event fires-laid',
  '23.3': 'spell create-wall',
  '23.4': 'spell create-shadow',
  '25.1': 'topic name',
  '26.1': 'event seen-through',
  '27.3': 'event attacked',
  '27.4': 'event attacked',
  '28.1': 'event changed',
  '28.2': 'event landed',
  '28.3': 'event went-prone',
  '28.4': 'topic move',
  '29.2': 'moved by a jump',
  '30.1': 'topic action',
  '31.2': 'moved 2',
  '31.3': 'moved 4',
  '31.4': 'moved 8',
  '31.5': 'event disengaged',
  '32.2': 'event cast',
  '32.6': 'event hand-combat-tried',
  '34.6': 'topic action',
  '35.1': 'case 32.4',
  '35.4': 'event dazed',
  '36.1': 'event attacked',
  '37.1': 'event incentive',
  '37.4': 'case 32.4',
  '38.1': 'event reloaded',
  '38.3': 'event hand-combat',
  '40.1': 'case 32.5',
  '41.1': 'case 34.1',
  '41.2': 'event joined',
  '44.1': 'end left',
  '44.2': 'event fight-over',
}

/** Everything that must come up in the golden fights. */
const WANTED: readonly string[] = [
  ...named(
    'case',
    CASES.map(({ rule }) => rule),
  ),
  ...named('event', EVENT_TYPES),
  ...named('topic', keys(TOPICS)),
  ...named('spell', SPELL_IDS),
  ...named('struck with', [...new Set([...keys(WEAPONS), ...NATURAL, 'fist', 'death-sword'])]),
  ...named('fought', [...keys(RACES), ...keys(CREATURES), ...keys(ROBOTS)]),
  ...named('times', ['0', '1', '2', '3']),
  ...named('moved', ['1', '2', '4', '8', 'by a jump']),
  ...named('killed by', ['fire', 'pit', 'caltrops', 'magic', 'arms']),
  ...named('variant', VARIANTS),
  ...named('over', ['alone', 'yielded', 'bloodless', 'too-long']),
  ...named('end', ['west', 'east', 'draw', 'left']),
]

function metIn(s: ArenaState, events: readonly GameEvent[], topics: ReadonlySet<string>): readonly string[] {
  const known = events.filter(isArenaEvent)
  const tokens = new Set([
    ...known.flatMap((event) => [`event ${event.type}`, `case ${event.rule}`, ...tokensOf(s, event)]),
    ...events.flatMap(({ rolls = [] }) => rolls.map(({ rule }) => `case ${rule}`)),
    ...named('topic', [...topics]),
    ...named('variant', s.variants),
    `end ${s.end?.kind ?? 'left'}`,
  ])
  // Some are shown by a case that is itself cited.
  for (const [rule, token] of Object.entries(SHOWN_BY)) if (tokens.has(token)) tokens.add(`case ${rule}`)
  return [...tokens]
}

function tokensOf(s: ArenaState, event: ArenaEvent): readonly string[] {
  const fought = (who: string) => `fought ${figureOf(s, ownId(s, who)).kind}`
  switch (event.type) {
    case 'attacked':
      return [`struck with ${event.with}`, `times ${event.times}`, fought(event.by)]
    case 'cast':
      return [...(event.succeeds ? [`spell ${event.spell}`] : []), fought(event.by)]
    case 'feigned':
      return [`spell ${event.spell}`]
    case 'moved':
      return [`moved ${event.squares}`, ...(event.squares > event.path.length ? ['moved by a jump'] : [])]
    case 'killed':
      return [`killed by ${causeOf(event.cause)}`]
    case 'fight-over':
      return [`over ${event.why}`]
    default:
      return []
  }
}

/** Terrain by its name; spells and arms together. */
function causeOf(cause: string): string {
  if (TERRAIN_KINDS.some((kind) => kind === cause)) return cause
  return SPELL_IDS.some((spell) => spell === cause) ? 'magic' : 'arms'
}

// ---------------------------------------------------------------- what is played for them

type Sheet = { readonly [field: string]: Json }

const WEST: Sheet = { name: 'Ann', at: [9, 14], sh: 14, ready: 'broadsword', experience: 60 }
const EAST: Sheet = { name: 'Bob', side: 'east', at: [9, 15], sh: 14, ready: 'mace' }
const inTheMiddle = (characters: readonly Sheet[], more: Sheet = {}): Sheet => ({
  phase: 'action',
  exit: [0, 20],
  ...more,
  characters: [...characters],
})

/** Rare things in small: they seldom come up by themselves. */
const RARE: Readonly<Record<string, Sheet>> = {
  /** G-85: nobody can do anything to anyone. */
  bloodless: inTheMiddle([
    { ...WEST, now: 1 },
    { ...EAST, now: 1 },
  ]),
  late: inTheMiddle(
    [
      { ...WEST, now: 1 },
      { ...EAST, now: 1 },
    ],
    { turn: 300 },
  ),
  altar: inTheMiddle(
    [
      { ...WEST, ready: 'bones:cleo' },
      { ...EAST, at: [9, 30] },
      { name: 'Cleo', dead: true },
    ],
    { altar: [9, 13] },
  ),
  crossbow: inTheMiddle([{ ...WEST, ready: 'heavy-crossbow', unloaded: true }, EAST]),
  imp: inTheMiddle([{ robot: 'imp', side: 'east', at: [9, 15] }, WEST]),
  burdened: inTheMiddle([
    { robot: 'imp', side: 'east', at: [9, 15] },
    { ...WEST, suit: 'plate-mail', sh: 20 },
  ]),
  krill: inTheMiddle([
    { robot: 'slayer', side: 'east', at: [9, 18] },
    { ...WEST, race: 'mage', iq: 9, ready: 'staff', spells: ['drop-weapon'] },
  ]),
  'evil-mage': inTheMiddle([
    { robot: 'evil-mage', side: 'east', at: [9, 18] },
    { robot: 'behemoth', side: 'east', at: [9, 15] },
    WEST,
    { ...WEST, name: 'Cleo', at: [10, 14], suit: 'leather' },
  ]),
  behemoth: inTheMiddle([
    { robot: 'behemoth', side: 'east', at: [9, 15] },
    { ...WEST, sh: 30 },
    { ...WEST, name: 'Cleo', at: [10, 14], sh: 30 },
  ]),
  fleeing: inTheMiddle([{ robot: 'giant-amoeba', side: 'east', at: [3, 20], now: 2 }, WEST]),
  'fire-spirit': inTheMiddle([{ robot: 'fire-spirit', side: 'east', at: [9, 15] }, WEST]),
  troll: inTheMiddle([{ creature: 'troll', at: [9, 12], now: 1 }, WEST, EAST]),
  healer: inTheMiddle([
    { ...WEST, race: 'mage', iq: 10, ready: 'staff', spells: ['heal-strength'] },
    { ...WEST, name: 'Cleo', at: [10, 15], now: 1 },
    { ...EAST, at: [3, 30] },
  ]),
  returned: inTheMiddle([
    { ...WEST, ready: 'axe', slung: ['hammer'] },
    { ...EAST, at: [9, 17], effects: [{ spell: 'missile-return', turns: 4 }] },
  ]),
  fire: inTheMiddle([{ ...WEST, prone: true, now: 2 }, EAST], { terrain: [{ kind: 'fire', at: [9, 14], layers: 2 }] }),
  caltrops: inTheMiddle([{ ...WEST, prone: true, now: 2 }, EAST], { terrain: [{ kind: 'caltrops', at: [9, 14], layers: 3 }] }),
  'death-sword': inTheMiddle([
    { ...WEST, race: 'human', sh: 30, ready: 'death-sword' },
    { ...EAST, sh: 30 },
  ]),
  charge: inTheMiddle([
    { ...WEST, ready: 'halberd', moved: 3, sh: 20, ag: 16 },
    { ...EAST, sh: 24 },
  ]),
  received: inTheMiddle([
    { ...WEST, ready: 'pike', sh: 20, ag: 16 },
    { ...EAST, sh: 24, moved: 3 },
  ]),
  illusion: inTheMiddle([
    { ...WEST, race: 'mage', iq: 11, ready: 'staff', spells: ['illusion-wolf'] },
    { ...EAST, at: [9, 20] },
  ]),
  bolt: inTheMiddle([
    { ...WEST, race: 'mage', iq: 9, ready: 'staff', spells: ['magic-bolt'] },
    { ...EAST, at: [9, 18], now: 2 },
  ]),
}

const RARE_TRIES = 30

function rare([name, scenario]: readonly [string, Sheet]): Search {
  return {
    tries: RARE_TRIES,
    plan: (i) => ({ seed: `golden-${name}-${i}`, seats: 2, bot: 'random', scenario, most: 14 }),
    // At first only what brings several things at once.
    keeps: bringing((i) => (i < RARE_TRIES / 3 ? 3 : 1)),
  }
}

type Made = (chance: ReturnType<typeof stream>) => Sheet

/** One action of many, who stand face to face. */
function crowd(name: string, tries: number, made: Made): Search {
  const plan = (i: number): GamePlan => {
    const seed = `golden-${name}-${i}`
    return { seed, seats: 2, bot: 'random', scenario: made(stream(seed, 'scenario')), most: 40 }
  }
  return { tries, plan, keeps: bringing((i) => (i < tries / 4 ? 5 : i < tries / 2 ? 3 : 1)) }
}

/** So much experience that a fighter has a head for magic (17.1). */
const WELL_READ: Sheet = { name: 'Elwen', race: 'elf', experience: 900, ready: 'short-sword' }

const SEARCHES: readonly Search[] = [
  {
    // Real dice: every throw is an answer.
    tries: 1,
    plan: (i) => ({
      seed: `golden-with-real-dice-${i}`,
      bot: 'sensible',
      seats: 2,
      variants: ['physical-dice'],
      options: { teams: { west: ['newcomer'], east: ['newcomer'] } },
      most: 40,
    }),
    keeps: bringing(() => 1),
  },
  { tries: 4, plan: (i) => evenFight(`golden-even-${i}`, i), keeps: bringing((i) => (i < 2 ? 0 : 12)) },
  {
    // Against robots, from the start.
    tries: 6,
    plan: (i) => ({
      seed: `golden-robots-${i}`,
      bot: 'sensible',
      seats: 1,
      options: { teams: { west: ['gimli', 'khan-elf', 'cheat-mage'] } },
    }),
    keeps: bringing(() => 3),
  },
  {
    tries: 40,
    plan: (i) => ({ seed: `golden-muster-${i}`, bot: 'random', seats: 2, most: 200 }),
    keeps: bringing((i) => (i < 20 ? 4 : 1)),
  },
  {
    tries: 1,
    plan: (i) => ({ seed: `golden-magic-${i}`, bot: 'sensible', seats: 1, options: { teams: { west: [WELL_READ] } } }),
    keeps: bringing(() => 1),
  },
  ...Object.entries(RARE).map(rare),
  {
    tries: RARE_TRIES,
    plan: (i) => ({
      ...{ seed: `golden-learning-${i}`, seats: 2, bot: 'random', variants: ['learn-at-once'], most: 14 },
      scenario: inTheMiddle([{ ...WEST, experience: 49 }, EAST]),
    }),
    keeps: bringing(() => 1),
  },
  {
    tries: 1,
    plan: (i) => ({
      ...{ seed: `golden-missio-${i}`, seats: 2, bot: 'random', variants: ['missio'] },
      scenario: inTheMiddle([{ ...WEST, now: 1 }, EAST]),
    }),
    keeps: () => true,
  },
  crowd('mages', 120, magesScenario),
  crowd('arms', 120, armsScenario),
  crowd('pits', 40, pitsScenario),
  {
    tries: 1200,
    plan: (i) => ({ ...wildFight(`golden-wild-${i}`, i), most: 100 }),
    done: isComplete,
    keeps: bringing((i) => (i < 100 ? 3 : 1)),
  },
]

/** What the golden fights are gathered for and must agree in. */
export const golden: Goldens<ArenaState> = {
  endOf: (s) => ({
    people: s.figures.map(({ id, status, sh, normal, at }) => `${id}: ${status} at ${at}, SH ${sh} of ${normal.sh}`),
    lying: s.things.length,
    terrain: s.terrain.length,
  }),
  wanted: WANTED,
  met: metIn,
  searches: SEARCHES,
}
