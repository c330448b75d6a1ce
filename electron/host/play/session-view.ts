import type { Playing } from '../../../engine/kernel/playable.ts'
import { waitingFor } from '../../../engine/kernel/session.ts'
import type { Decision, Json, LogEntry, Seat, SessionView } from '../../../engine/kernel/types.ts'
import { isSecret, type OpenSession } from './open-session.ts'
import { countedFor, isFor, type Numbered, renumbered } from './seat-numbers.ts'

/** The id of the present decision: new at every revision, the same after a restart. */
export function decisionId({ revision }: Pick<OpenSession, 'revision'>): string {
  return `d${revision}`
}

/** The seat that sees a session when none is given: the one with the decision, or the first with a person in it. */
export function seatNow({ playing, status, seats, bots }: Pick<OpenSession, 'playing' | 'status' | 'seats' | 'bots'>): Seat {
  if (status === 'open' && playing.ask !== null) return playing.ask.seat
  return Math.max(
    0,
    seats.findIndex((_, seat) => !bots.some((bot) => bot.seat === seat)),
  )
}

/**
 * Exactly what a seat may see of a session.
 *
 * @param words the game whose names the events use: in a replay, that of the newest position
 */
export function viewOf(session: OpenSession, seat: Seat = seatNow(session), words: Playing = session.playing): SessionView {
  const { playing, status, untold } = session
  const open = status === 'open'
  const { steps, firstEvent, inputs } = session.newest
  const firstInput = inputs + 1 - steps.length
  const told = [
    ...steps.flatMap(({ events }, i) => events.map((event) => ({ input: firstInput + i, event }))),
    ...untold.map((event) => ({ input: inputs, event })),
  ]
  const numbered = told.map((one, i) => ({ n: firstEvent + i, ...one }))
  const counted = countedFor({ ...session, playing: words }, seat)
  const entries = entriesOf(words, counted === null ? numbered : renumbered(counted, numbered), seat)
  return {
    session: session.id,
    game: session.game.id,
    ...(session.campaign === null ? {} : { campaign: session.campaign }),
    revision: session.revision,
    seat,
    seats: session.seats,
    ...(session.bots.length === 0 ? {} : { bots: session.bots }),
    decision: open ? decisionFor(session, decisionId(session), seat) : null,
    outcome: session.outcome,
    view: playing.view(seat),
    canUndo: open && playing.canUndo,
    canRedo: open && playing.canRedo,
    ...(isSecret({ ...session, playing: words }) ? { secret: true } : {}),
    inputs: counted?.positions.length ?? inputs,
    ...(session.branchOf === null ? {} : { branchOf: session.branchOf }),
    // The dice of an event that this seat may not see stay hidden too.
    rolled:
      entries.length === told.length
        ? steps.flatMap(({ rolls }) => rolls.map(words.roll))
        : told.flatMap(({ event }) => (isFor(event, seat) ? (event.rolls ?? []).map(words.roll) : [])),
    events: entries,
  }
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

/** The events that the seat may see, in words. */
export function entriesOf(playing: Playing, events: readonly Numbered[], seat: Seat): LogEntry[] {
  return events.filter(({ event }) => isFor(event, seat)).map((one) => entryOf(playing, one))
}

function entryOf(playing: Playing, { n, input, event }: Numbered): LogEntry {
  const { type, rule, audience, rolls, ...rest } = event
  const data = rolls === undefined ? rest : { ...rest, rolls: rolls.map(playing.roll) }
  const only = audience?.length === 1 ? audience[0] : undefined
  const entry = { n, input, rule, type, text: playing.sentence(event), data: plain(data) }
  return only === undefined ? entry : { ...entry, seat: only }
}

/** Events are JSON from the start: they come out of the record as they went in. */
function plain(data: object): Json {
  return data as Json
}
