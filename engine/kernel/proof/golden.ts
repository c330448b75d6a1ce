import type { GameEvent } from '../play.ts'
import { type Session, startSession } from '../session.ts'
import type { Answer, Json, TableCell } from '../types.ts'
import { fuzz, type Invariants, type Seen } from './fuzz.ts'
import { type GamePlan, setUp } from './plan.ts'
import { readingsIn } from './printed.ts'

// Golden games: played once, kept with every answer, die and draw and with their end, and replayed by the tests.

export interface GoldenGame {
  readonly seed: string
  readonly seats: number
  readonly variants?: readonly string[]
  readonly options?: Json
  /** Null for a game from its beginning. */
  readonly scenario: Json
  readonly answers: readonly Answer[]
  readonly dice: readonly number[]
  readonly draws: readonly string[]
  readonly end: GoldenEnd
}

/** How it ended, in the facts that every later version of the rules must agree with: the game's own `endOf` and the common ones. */
export interface GoldenEnd {
  /** Null for a game that was left. */
  readonly kind: string | null
  readonly turn: number
  /** How often each type of event happened. */
  readonly events: { readonly [type: string]: number }
  readonly [what: string]: Json
}

/** What a game's golden games record, and what they must cover. */
export interface Goldens<S> {
  endOf(state: S): { readonly [what: string]: Json }
  /** Everything they must cover. */
  readonly wanted: readonly string[]
  /**
   * What came up in a game apart from each `event`, each `topic` and its `end` (`left` where it was left), by the names in `wanted`; other
   * names are ignored.
   */
  met?(state: S, events: readonly GameEvent[], topics: ReadonlySet<string>): readonly string[]
  /** How the set is gathered: one search after another; left out, a game with real dice, and whole games until everything has come up. */
  readonly searches?: readonly Search[]
}

/** What recording and comparing golden games needs. */
export interface Recorder<S> extends Invariants<S> {
  readonly golden: Goldens<S>
}

// ---------------------------------------------------------------- recording

/** A recorded game, with what comes up in it. */
export interface Recording {
  /** The name of its file, without `.json`. */
  readonly name: string
  readonly game: GoldenGame
  readonly covers: readonly string[]
}

/** Plays a game as planned and keeps what the tests need. Its seed begins with `golden-`; the rest of the seed is its name. */
export function record<S>(proof: Recorder<S>, plan: GamePlan): Recording {
  const { seed, seats = proof.game.seats.min, variants, options, scenario = null } = plan
  const answers: Answer[] = []
  const dice: number[] = []
  const draws: string[] = []
  const events: GameEvent[] = []
  const topics = new Set<string>()
  const watch = ({ ask, step }: Seen<S>) => {
    if (step.answer !== null) answers.push(step.answer)
    dice.push(...step.dice)
    draws.push(...step.draws)
    events.push(...step.events)
    if (ask !== null) topics.add(ask.topic)
  }
  const { state } = fuzz(proof, { ...plan, every: Number.POSITIVE_INFINITY, watch })
  const begun = { ...(variants === undefined ? {} : { variants }), ...(options === undefined ? {} : { options }) }
  const game = { seed, seats, ...begun, scenario, answers, dice, draws, end: endOf(proof, state, events) }
  return { name: seed.slice('golden-'.length), game, covers: covered(proof, state, events, topics) }
}

/** Replays a golden game with the recorded dice and draws and no others; real dice are among its answers. `watch` is called at every question. */
export function replay<S>(proof: Recorder<S>, golden: GoldenGame, watch?: (seen: Seen<S>) => void): Session<S> {
  const { game } = proof
  const { seed, answers, dice, draws } = golden
  const { state, physical } = setUp(game, golden)
  const session = startSession(game, { state, seed: 'golden', undo: 'honest', physical, fixed: { dice, draws, strict: true } })
  const tell = () => watch?.({ state: session.state, ask: session.ask, step: session.last })
  tell()
  answers.forEach((answer, i) => {
    const refusal = session.choose(answer)
    if (refusal !== null) throw new Error(`answer ${i + 1} of ${seed} is refused: ${refusal.message} (${session.ask?.topic})`)
    tell()
  })
  return session
}

export function eventsOf<S>(session: Session<S>): readonly GameEvent[] {
  return session.record.steps.flatMap((step) => step.events)
}

/** How a replayed game ended, what came up in it, and which cells of tables its rolls and events say they read. */
export interface Replayed {
  readonly end: GoldenEnd
  readonly covers: readonly string[]
  readonly read: readonly TableCell[]
}

/** Throws if the game does not use up everything recorded. */
export function replayed<S>(proof: Recorder<S>, golden: GoldenGame): Replayed {
  const topics = new Set<string>()
  const session = replay(proof, golden, ({ ask }) => {
    if (ask !== null) topics.add(ask.topic)
  })
  const [, , dice, draws] = session.last.streams
  if (dice !== golden.dice.length || draws !== golden.draws.length)
    throw new Error(`${golden.seed} uses ${dice} of ${golden.dice.length} dice and ${draws} of ${golden.draws.length} draws`)
  const events = eventsOf(session)
  const read = readingsIn(session.record.steps)
  return { end: endOf(proof, session.state, events), covers: covered(proof, session.state, events, topics), read }
}

function endOf<S>({ game, turn, golden }: Recorder<S>, s: S, events: readonly GameEvent[]): GoldenEnd {
  const counts: Record<string, number> = {}
  for (const { type } of events) counts[type] = (counts[type] ?? 0) + 1
  return { kind: game.outcome(s)?.kind ?? null, turn: turn(s), ...golden.endOf(s), events: counts }
}

function covered<S>({ game, golden }: Recorder<S>, s: S, events: readonly GameEvent[], topics: ReadonlySet<string>): string[] {
  const met = new Set([
    ...events.map(({ type }) => `event ${type}`),
    ...[...topics].map((topic) => `topic ${topic}`),
    `end ${game.outcome(s)?.kind ?? 'left'}`,
    ...(golden.met?.(s, events, topics) ?? []),
  ])
  return golden.wanted.filter((token) => met.has(token))
}

// ---------------------------------------------------------------- choosing a small set

/** Games played one after another for the set. */
export interface Search {
  readonly tries: number
  plan(i: number): GamePlan
  /** Whether to keep the game just played. */
  keeps(found: Recording, set: GoldenSet, i: number): boolean
  /** Called before each game; left out, all are tried. */
  done?(set: GoldenSet): boolean
}

/** A game that adds this much is kept. */
export function bringing(least: (i: number) => number): Search['keeps'] {
  return (found, set, i) => set.brings(found) >= least(i)
}

/** Nothing wanted is missing any more. */
export function isComplete({ missing }: GoldenSet): boolean {
  return missing.size === 0
}

/** The set while it is gathered: what is still missing, and what is kept. */
export class GoldenSet {
  readonly missing: Set<string>
  private readonly kept: Recording[] = []

  constructor(wanted: readonly string[]) {
    this.missing = new Set(wanted)
  }

  get size(): number {
    return this.kept.length
  }

  /** How many of the missing tokens come up there. */
  brings({ covers }: Recording): number {
    return covers.filter((token) => this.missing.has(token)).length
  }

  keep(found: Recording): void {
    this.kept.push(found)
    for (const token of found.covers) this.missing.delete(token)
  }

  /** Drops games whose tokens all come up in others. */
  needed(): readonly Recording[] {
    let rest: readonly Recording[] = this.kept
    for (const each of this.kept) {
      const others = rest.filter((other) => other !== each)
      const met = new Set(others.flatMap(({ covers }) => covers))
      if (each.covers.every((token) => met.has(token))) rest = others
    }
    return rest
  }
}

const USUAL: readonly Search[] = [
  {
    // Real dice: every roll is an answer.
    tries: 1,
    plan: (i) => ({ seed: `golden-with-real-dice-${i}`, bot: 'sensible', variants: ['physical-dice'] }),
    keeps: () => true,
  },
  { tries: 200, plan: (i) => ({ seed: `golden-whole-${i}`, bot: 'sensible' }), keeps: bringing(() => 1), done: isComplete },
]

/** Searches for a small set of games in which everything wanted comes up. */
export function gather<S>(proof: Recorder<S>): GoldenSet {
  const set = new GoldenSet(proof.golden.wanted)
  for (const { tries, plan, keeps, done } of proof.golden.searches ?? USUAL)
    for (let i = 0; i < tries && done?.(set) !== true; i++) {
      const found = record(proof, plan(i))
      if (keeps(found, set, i)) set.keep(found)
    }
  return set
}
