import { waitingFor } from '../../../engine/kernel/decision.ts'
import type { Playing } from '../../../engine/kernel/playable.ts'
import type { EventPlace } from '../../../engine/kernel/record-types.ts'
import type { Decision, Json, LogEntry, Roll, Seat, SessionView } from '../../../engine/kernel/types.ts'
import { isPerson, isSecret, type Newest, type OpenSession } from './open-session.ts'
import { notToRedo, notToTakeBack, revisionFor, undoesTo } from './revisions.ts'
import { type Counted, countedAt, countedFor, givenBy, isFor, type Numbered, renumbered } from './seat-numbers.ts'

/** The id of the present decision for a seat: new at every revision of the seat, the same after a restart. */
export function decisionId(session: Pick<OpenSession, 'revision' | 'changes'>, seat: Seat): string {
  return `d${revisionFor(session, seat)}`
}

/**
 * The seat that sees a session when none is given: the one with the decision; while a bot has it, the one that answered last. Never a
 * bot's where people play. Once the game is over, the first person's.
 */
export function seatNow(session: Pick<OpenSession, 'playing' | 'status' | 'seats' | 'bots'>): Seat {
  const { playing, status, seats } = session
  const first = Math.max(
    0,
    seats.findIndex((_, seat) => isPerson(session, seat)),
  )
  if (status !== 'open' || playing.ask === null) return first
  const { seat: asked } = playing.ask
  if (isPerson(session, asked) || !isPerson(session, first)) return asked
  const last = playing.since.findLast(({ by }) => by !== null && isPerson(session, by))
  return last?.by ?? first
}

/** Exactly what a seat may see of a session now. */
export function viewOf(session: OpenSession, seat: Seat = seatNow(session)): SessionView {
  const counted = countedFor(session, seat)
  const shown = shownTo(session, seat, { words: session.playing, counted, newest: counted?.newest ?? session.newest })
  const undoTo = shown.canUndo ? undoesTo(session, seat) : null
  return undoTo === null ? shown : { ...shown, undoTo: counted === null ? undoTo : countedAt(counted, undoTo) }
}

/** How a position is shown: in the names of a game, in a replay those of its newest position, as the seat counts, with what came of the last choice. */
interface Showing {
  readonly words: Playing
  readonly counted: Counted | null
  readonly newest: Newest
  /** What of it may not be named any more: see `Recall`. */
  readonly forgotten?: ReadonlySet<string>
}

const NOTHING: ReadonlySet<string> = new Set()

/** Exactly what a seat may see of a position. */
export function shownTo(session: OpenSession, seat: Seat, { words, counted, newest, forgotten = NOTHING }: Showing): SessionView {
  const { playing, status, untold } = session
  const open = status === 'open' && !session.fromFile
  const { steps } = newest
  const told = toldIn(newest, untold, counted === null ? null : seat)
  const numbered = told.map((one) => ({ ...one, event: words.eventAgain(one.event, forgotten) }))
  const shown = counted === null ? numbered : renumbered(counted, numbered)
  return {
    session: session.id,
    game: session.game.id,
    ...(session.campaign === null ? {} : { campaign: session.campaign }),
    revision: revisionFor(session, seat),
    seat,
    seats: session.seats,
    ...(session.bots.length === 0 ? {} : { bots: session.bots }),
    decision: open ? decisionFor(session, decisionId(session, seat), seat) : null,
    outcome: session.outcome,
    view: playing.viewAgain(seat, forgotten),
    canUndo: open && notToTakeBack(session, seat) === null && playing.canUndo,
    canRedo: open && notToRedo(session, seat) === null && playing.canRedo,
    ...(isSecret({ ...session, playing: words }) ? { secret: true } : {}),
    inputs: counted?.positions.length ?? session.newest.inputs,
    ...(session.branchOf === null ? {} : { branchOf: session.branchOf }),
    ...(session.fromFile && { fromFile: true as const }),
    rolled: forgotten.size > 0 ? [] : rollsFor(steps, shown, seat, words),
    events: entriesOf(words, shown, seat),
  }
}

/**
 * The rolls of these steps, each with the event that says what it brought. The dice of an event that the seat may not see stay hidden, and so
 * does whatever else fell in the course of its input.
 */
function rollsFor(steps: Newest['steps'], told: readonly Numbered[], seat: Seat, words: Playing): readonly Roll[] {
  let first = 0
  return steps.flatMap(({ events, rolls }) => {
    const all = told.slice(first, first + events.length)
    first += events.length
    const seen = all.filter(({ event }) => isFor(event, seat))
    const named = seen.flatMap(({ n, event }) => (event.rolls ?? []).map((roll) => ({ ...words.roll(roll), event: n })))
    return seen.length < all.length ? named : [...named, ...rolls.slice(named.length).map((roll) => words.roll(roll))]
  })
}

/** A decision, in full for its own seat; the others see only whose it is, in a game that hides things not even what it is about. */
export function decisionFor(
  { playing, seats, game }: Pick<OpenSession, 'playing' | 'seats' | 'game'>,
  id: string,
  seat: Seat,
): Decision | null {
  const { ask } = playing
  if (ask === null || ask.seat === seat) return playing.decision(id)
  return waitingFor(ask, id, seats[ask.seat] ?? `seat ${ask.seat + 1}`, game.secret)
}

/** The events of a stretch of the record and those after it, as the record counts them, with their places in it. */
export function toldIn(
  { steps, firstEvent, inputs }: Newest,
  untold: OpenSession['untold'],
  hiddenFrom: Seat | null,
): readonly (Numbered & EventPlace)[] {
  const firstInput = inputs + 1 - steps.length
  const told = [...steps, { by: null, given: 'person' as const, events: untold }].flatMap(({ events, ...step }, i) => {
    const given = givenBy(step, hiddenFrom)
    return events.map((event, nth) => ({ input: Math.min(inputs, firstInput + i), nth, event, ...given }))
  })
  return told.map((one, i) => ({ n: firstEvent + i, ...one }))
}

/** The events that the seat may see, in words. */
export function entriesOf(playing: Playing, events: readonly Numbered[], seat: Seat): LogEntry[] {
  return events.filter(({ event }) => isFor(event, seat)).map((one) => entryOf(playing, one, seat))
}

/** Told to others beside the seat or not: it sees only whether everyone was told. */
function entryOf(playing: Playing, { n, input, event, given }: Numbered, seat: Seat): LogEntry {
  const { type, rule, audience, rolls, ...rest } = event
  const data = rolls === undefined ? rest : { ...rest, rolls: rolls.map((roll) => playing.roll(roll)) }
  const told = { n, input, rule, type, text: playing.sentence(event), data: plain(data) }
  const entry = given === undefined ? told : { ...told, given }
  return audience === undefined ? entry : { ...entry, seat }
}

/** Events are JSON from the start: they come out of the record as they went in. */
function plain(data: object): Json {
  return data as Json
}
