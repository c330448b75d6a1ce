import { isRefusal } from '../../kernel/game.ts'
import type { GameEvent } from '../../kernel/play.ts'
import { stream } from '../../kernel/random.ts'
import { type Session, startSession } from '../../kernel/session.ts'
import { type Answer, type Json, SKILLS } from '../../kernel/types.ts'
import { pointsOf } from '../chapters/214-points.ts'
import { heroOf } from '../chapters/section.ts'
import type { HeroEvent } from '../event-types.ts'
import { hero } from '../index.ts'
import { type HeroState, MONSTERS, RICHES, SPECIALS } from '../state.ts'
import { EVENT_TYPES, TOPICS } from '../text/index.ts'
import { fuzz } from './fuzz.ts'
import { wildScenario } from './wild.ts'

// Golden games: played once, kept with every answer, die and draw and with how they ended, and played again by the tests.

export interface GoldenGame {
  readonly seed: string
  readonly seats: 2 | 3
  readonly options: Json
  /** Null for a game from the first set-up sheet on. */
  readonly scenario: Json
  readonly answers: readonly Answer[]
  readonly dice: readonly number[]
  readonly draws: readonly string[]
  readonly end: GoldenEnd
}

/** How it ended, in what every later version of the rules must agree with. */
export interface GoldenEnd {
  /** Null for one that was left. */
  readonly kind: string | null
  readonly turn: number
  /** `a: name, status, place, levels, points`. */
  readonly heroes: readonly string[]
  /** `a: c1 goblin 4-12, ...`, what is left of the counters. */
  readonly counters: readonly string[]
  /** How often each thing happened. */
  readonly events: { readonly [type: string]: number }
}

// ---------------------------------------------------------------- recording

export interface Recording {
  readonly game: GoldenGame
  readonly covers: readonly string[]
}

/** How a golden game is begun, and by whom it is played. */
export interface Plan {
  readonly seed: string
  readonly seats: 2 | 3
  readonly bot: 'random' | 'sensible'
  readonly options: Json
  readonly scenario: Json
  /** It is left after so many choices. */
  readonly most: number
}

function seatsOf(i: number): 2 | 3 {
  return i % 2 === 0 ? 3 : 2
}

/** A whole game by bots of all strengths. */
export function whole(i: number): Plan {
  const options = { catacomb: 'random' }
  return { seed: `golden-whole-${i}`, seats: seatsOf(i), bot: 'sensible', options, scenario: null, most: Number.POSITIVE_INFINITY }
}

/** The beginning of a game in which anything is answered: counters are laid out by hand and lifted again. */
export function fresh(i: number): Plan {
  return { seed: `golden-fresh-${i}`, seats: 2, bot: 'random', options: {}, scenario: null, most: 120 }
}

/** Anything is answered in the thick of a made-up game. */
export function wild(i: number): Plan {
  const seed = `golden-wild-${i}`
  return { seed, seats: seatsOf(i), bot: 'random', options: {}, scenario: wildScenario(stream(seed, 'scenario'), seatsOf(i)), most: 150 }
}

/** Rare things in small: they seldom come up by themselves. */
export function rare(name: keyof typeof RARE, i: number): Plan {
  return { seed: `golden-${name}-${i}`, seats: 2, bot: 'random', options: {}, scenario: RARE[name], most: 60 }
}

const TWIN = { at: [7, 31], levels: { characteristics: { appearance: 5, class: 5, strength: 5, hits: 5, movement: 1 } } }
const DYING = { at: [7, 3], levels: { characteristics: { class: 1, hits: 1, movement: 1 } } }
const OGRE = { kind: 'ogre', at: [7, 4] }
const GUARD = { at: [7, 5], levels: { characteristics: { class: 1, strength: 6, hits: 9, movement: 1 } } }
const BREAKER = { at: [7, 6], levels: { characteristics: { class: 1, strength: 9, hits: 9, movement: 9 } } }

const RARE = {
  /** Two alike before Alysa's door: a die decides (215B8). */
  tie: { catacomb: 'm1', sections: { a: { hero: TWIN }, c: { hero: TWIN } } },
  /** Both will not see another turn (215A4, H-47). */
  nobody: {
    catacomb: 'm1',
    phase: 'monsters',
    sections: { a: { hero: DYING, counters: [OGRE] }, c: { hero: DYING, counters: [OGRE] } },
  },
  /** A troll at a door that a hero holds (206D). */
  forced: { catacomb: 'm1', phase: 'monsters', sections: { a: { hero: GUARD, counters: [{ kind: 'troll', at: [7, 6] }] } } },
  /** A goblin behind a door that a strong hero opens (206C). */
  held: { catacomb: 'm1', sections: { a: { hero: BREAKER, counters: [{ kind: 'goblin', at: [7, 5] }] } } },
} satisfies Record<string, Json>

export const RARITIES = ['tie', 'nobody', 'forced', 'held'] as const satisfies readonly (keyof typeof RARE)[]

/** Plays a game as planned and keeps what the tests need of it. */
export function record({ seed, seats, bot, options, scenario, most }: Plan): Recording {
  const answers: Answer[] = []
  const dice: number[] = []
  const draws: string[] = []
  const events: GameEvent[] = []
  const topics = new Set<string>()
  const played = fuzz({
    seed,
    bot,
    seats,
    skills: SKILLS,
    options,
    every: Number.POSITIVE_INFINITY,
    most,
    ...(scenario === null ? {} : { scenario }),
    watch: ({ ask, step }) => {
      if (step.answer !== null) answers.push(step.answer)
      dice.push(...step.dice)
      draws.push(...step.draws)
      events.push(...step.events)
      if (ask !== null) topics.add(ask.topic)
    },
  })
  const game = { seed, seats, options, scenario, answers, dice, draws, end: endOf(played.state, events) }
  return { game, covers: covered(played.state, events, topics) }
}

/** Plays a golden game again, with the recorded dice and draws and no others; `asked` is told of every question. */
export function replay(
  { seed, seats, options, scenario, answers, dice, draws }: GoldenGame,
  asked?: (topic: string) => void,
): Session<HeroState> {
  const names = Array.from({ length: seats }, (_, seat) => `Player ${seat + 1}`)
  const setup = hero.setup({ seed, seats: names, options, variants: [], ...(scenario === null ? {} : { scenario }) })
  if (isRefusal(setup)) throw new Error(setup.message)
  const session = startSession(hero, { state: setup.state, seed: 'golden', undo: 'honest', fixed: { dice, draws, strict: true } })
  answers.forEach((answer, i) => {
    if (session.ask !== null) asked?.(session.ask.topic)
    const refusal = session.choose(answer)
    if (refusal !== null) throw new Error(`answer ${i + 1} of ${seed} is refused: ${refusal.message} (${session.ask?.topic})`)
  })
  return session
}

export function eventsOf(session: Session<HeroState>): readonly GameEvent[] {
  return session.record.steps.flatMap((step) => step.events)
}

export function endOf(s: HeroState, events: readonly GameEvent[]): GoldenEnd {
  const counts: Record<string, number> = {}
  for (const { type } of events) counts[type] = (counts[type] ?? 0) + 1
  return {
    kind: s.end?.kind ?? null,
    turn: s.turn,
    heroes: s.sections.map((section) => {
      if (section.hero === null) return `${section.id}: nobody`
      const { name, status, at, facing, now, track } = heroOf(section)
      const levels = Object.entries({ ...now.characteristics, ...now.weapons }).map(([trait, level]) => `${trait} ${level}`)
      const place = at === null ? `box ${track}` : `${at.row}-${at.col} ${facing}`
      return `${section.id}: ${name}, ${status}, ${place}, ${levels.join(' ')}, ${pointsOf(section).total} points`
    }),
    counters: s.sections.map(({ id, counters }) => {
      const left = counters.flatMap(({ id: counter, kind, at, up }) =>
        at === null ? [] : [`${counter} ${kind} ${at.row}-${at.col}${up ? ' up' : ''}`],
      )
      return `${id}: ${left.join(', ')}`
    }),
    events: counts,
  }
}

// ---------------------------------------------------------------- what they cover

/** Everything that must come up in the golden games. */
export const WANTED: readonly string[] = [
  ...EVENT_TYPES.map((type) => `event ${type}`),
  ...Object.keys(TOPICS)
    .filter((topic) => topic !== 'dice')
    .map((topic) => `topic ${topic}`),
  ...[...MONSTERS, ...SPECIALS].map((kind) => `eliminated ${kind}`),
  ...RICHES.map((kind) => `taken ${kind}`),
  ...['212A', '206C', '211C', '211D', '211E'].map((rule) => `eliminated by ${rule}`),
  ...['front', 'side', 'rear'].map((position) => `struck from ${position}`),
  ...['0', '1', '2', '3', '4', '5', '6'].map((column) => `wound column ${column}`),
  ...['opened', 'shut', 'opened though held', 'shut and held'].map((how) => `door ${how}`),
  ...[
    'trap sprung',
    'trap seen through',
    'succubus resisted',
    'succubus not resisted',
    'outwitted',
    'not outwitted',
    'door forced',
    'door not forced',
  ],
  ...['heart', 'chosen', 'tie-break', 'nobody'].map((kind) => `end ${kind}`),
]

function covered(s: HeroState, events: readonly GameEvent[], topics: ReadonlySet<string>): string[] {
  const met = new Set(events.flatMap((event) => [`event ${event.type}`, ...tokens(asHeroEvent(event))]))
  for (const topic of topics) met.add(`topic ${topic}`)
  met.add(`end ${s.end?.kind ?? 'left'}`)
  return WANTED.filter((token) => met.has(token))
}

/** What a golden game covers, from the session that played it again. */
export function coveredBy(golden: GoldenGame): readonly string[] {
  const topics = new Set<string>()
  const session = replay(golden, (topic) => topics.add(topic))
  return covered(session.state, eventsOf(session), topics)
}

/** The script of this game tells events of this game only. */
function asHeroEvent(event: GameEvent): HeroEvent {
  return event as HeroEvent
}

function tokens(event: HeroEvent): string[] {
  switch (event.type) {
    case 'eliminated':
      return [`eliminated ${event.kind}`, `eliminated by ${event.rule}`]
    case 'riches-taken':
      return [`taken ${event.kind}`]
    case 'monster-struck':
      return event.hit ? [`struck from ${event.position}`] : []
    case 'wound':
      return [`wound column ${event.column}`]
    case 'door-tried':
      return [`door ${event.opened ? 'opened' : 'shut'}${event.blocked === 0 ? '' : event.opened ? ' though held' : ' and held'}`]
    case 'trap':
      return [event.sprung ? 'trap sprung' : 'trap seen through']
    case 'succubus':
      return [event.resisted ? 'succubus resisted' : 'succubus not resisted']
    case 'outwitted':
      return [event.done ? 'outwitted' : 'not outwitted']
    case 'door-forced':
      return [event.forced ? 'door forced' : 'door not forced']
    default:
      return []
  }
}
