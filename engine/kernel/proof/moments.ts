import type { Ask } from '../ask.ts'
import { decisionOf, rollOf, sentenceOf } from '../decision.ts'
import type { Game } from '../game.ts'
import { plain } from '../plain.ts'
import type { GameEvent } from '../play.ts'
import type { LogEntry, SessionView } from '../types.ts'
import { type Fuzzed, type FuzzSpec, fuzz, type Seen } from './fuzz.ts'
import { type GoldenGame, type Recorder, replay } from './golden.ts'
import type { Moments } from './moment-types.ts'
import { type GamePlan, type Start, setUp, setupOf } from './plan.ts'

// Moments for the gallery of the page, found by playing.

/** The sources of a game's moments apart from its golden games. */
export interface MomentPlans<S> {
  /** Games to play, one after another: `found` holds what has come up so far, and each yield returns how the game went. */
  plans(found: Moments): Generator<GamePlan & Pick<FuzzSpec<S>, 'prepare'>, void, Fuzzed<S>>
  /** The name under which an event and the rest of its step are kept; null for most. */
  passageOf?(event: GameEvent): string | null
  /** Events that no answer of a player leads to, worded at the start of that game. */
  readonly rare?: { readonly start: Start; readonly events: readonly GameEvent[] }
}

type Source<S> = Recorder<S> & { readonly moments?: MomentPlans<S> }

interface Found {
  readonly events: Record<string, LogEntry>
  readonly questions: Record<string, SessionView>
  readonly ends: Record<string, SessionView>
  readonly passages: Record<string, readonly LogEntry[]>
}

/** What comes up in golden games and in a fixed set of further ones, and the events that play alone does not lead to. */
export function momentsOf<S>(proof: Source<S>, golden: readonly GoldenGame[]): Moments {
  const found: Found = { events: {}, questions: {}, ends: {}, passages: {} }
  for (const recorded of golden) replay(proof, recorded, (seen) => note(proof, found, seen, namesOf(proof, recorded)))
  if (proof.moments !== undefined) playPlans(proof, found, proof.moments)
  return found
}

function playPlans<S>(proof: Source<S>, found: Found, { plans, rare }: MomentPlans<S>): void {
  const games = plans(found)
  for (let next = games.next(); next.done !== true; ) {
    const plan = next.value
    const names = namesOf(proof, plan)
    next = games.next(fuzz(proof, { ...plan, every: Number.POSITIVE_INFINITY, watch: (seen) => note(proof, found, seen, names) }))
  }
  if (rare !== undefined) makeUp(proof.game, found, rare)
}

function namesOf<S>({ game }: Source<S>, start: Start): readonly string[] {
  return setupOf(game, start).seats
}

function note<S>({ game, moments }: Source<S>, found: Found, { state, ask, step }: Seen<S>, seats: readonly string[]): void {
  const { events, questions, ends, passages } = found
  step.events.forEach((event, n) => {
    const known = events[event.type]
    if (known === undefined || (!hasDice(known) && event.rolls !== undefined)) events[event.type] = entryOf(game, state, event, n)
    const passage = moments?.passageOf?.(event) ?? null
    if (passage !== null) passages[passage] ??= entriesOf(game, state, step.events.slice(n))
  })
  if (ask !== null) questions[ask.topic] ??= tableAt(game, state, ask, step.events, seats)
  const outcome = ask === null ? game.outcome(state) : null
  if (outcome !== null) ends[outcome.kind] ??= { ...tableAt(game, state, null, step.events, seats), outcome }
}

function hasDice({ data }: LogEntry): boolean {
  return typeof data === 'object' && data !== null && 'rolls' in data
}

function entriesOf<S>(game: Game<S>, state: S, events: readonly GameEvent[]): LogEntry[] {
  return events.map((event, n) => entryOf(game, state, event, n))
}

function entryOf<S>(game: Game<S>, state: S, event: GameEvent, n: number): LogEntry {
  const { type, rule, audience: _, rolls, ...rest } = event
  const data = rolls === undefined ? rest : { ...rest, rolls: rolls.map((roll) => rollOf(game, state, roll)) }
  return { n, rule, type, text: sentenceOf(game, state, event), data: plain(data) }
}

/** The table as the asked seat sees it, or seat 0 when the game is over. */
function tableAt<S>(game: Game<S>, state: S, ask: Ask | null, events: readonly GameEvent[], seats: readonly string[]): SessionView {
  const seat = ask?.seat ?? 0
  const others = seats.flatMap((_, each) => (each === seat ? [] : [{ seat: each, skill: 'able' as const }]))
  const seen = events.filter(({ audience }) => audience?.includes(seat) ?? true)
  return {
    session: ask?.topic ?? 'over',
    game: game.id,
    revision: 1,
    seat,
    seats,
    ...(game.secret !== undefined ? { bots: others } : {}),
    decision: ask === null ? null : decisionOf(game, state, ask, ask.topic),
    outcome: null,
    view: plain(game.view(state, seat)),
    canUndo: false,
    canRedo: false,
    inputs: 1,
    rolled: [],
    events: entriesOf(game, state, seen),
  }
}

function makeUp<S>(game: Game<S>, { events }: Found, { start, events: rare }: NonNullable<MomentPlans<S>['rare']>): void {
  const { state } = setUp(game, start)
  rare.forEach((event, n) => {
    events[event.type] ??= entryOf(game, state, event, n)
  })
}
