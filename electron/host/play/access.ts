import { badRequest, conflict, GAME_OVER, isRefusal, refusal, STALE } from '../../../engine/kernel/refusal.ts'
import type { Refusal, Seat } from '../../../engine/kernel/types.ts'
import { answered, type Reply, refused } from '../../contract/index.ts'
import { botOf, isSecret, isWatched, type OpenSession } from './open-session.ts'
import { standsAt } from './revisions.ts'
import { decisionId, seatNow } from './session-view.ts'

// Who may do what with a session, and which seats' views they may have.

/** There is no such game here. */
export function noGame(id: string): Refusal {
  return refusal('not-found', `There is no game "${id}".`)
}

/** An open session that is played here, at the given revision if any. */
export function current(session: OpenSession | Refusal, revision?: number): OpenSession | Refusal {
  if (isRefusal(session)) return session
  if (revision !== undefined && !standsAt(session, revision)) return STALE
  if (session.fromFile) return FROM_FILE
  return session.status === 'open' ? session : GAME_OVER
}

/** An open session in which no bot has the decision. */
export function personAsked(session: OpenSession | Refusal): OpenSession | Refusal {
  if (isRefusal(session) || session.playing.ask === null) return session
  return botOf(session, session.playing.ask.seat) === null ? session : BOTS_TURN
}

/** An open session whose present decision is that one, a person's. */
export function askedNow(session: OpenSession | Refusal, revision: number, decision: string): OpenSession | Refusal {
  const found = personAsked(current(session, revision))
  if (isRefusal(found)) return found
  return decision === decisionId(found, seatNow(found)) ? found : OTHER_DECISION
}

/** Why there is no such seat; null where there is one. */
export function noSeat({ seats }: OpenSession, seat: Seat): Refusal | null {
  return seat < seats.length ? null : badRequest(`There are ${seats.length} seats, counted from 0.`, { detail: 'seat' })
}

const FROM_FILE = conflict('This game came from a file and stays as it is: begin a what-if to play on.', 'from-file')
const OTHER_DECISION = conflict('Another decision is open now.', 'stale')
export const BOTS_TURN = conflict('A bot plays that seat, and only the bot chooses for it.', 'bot-seat')
const BOTS_SECRET = conflict('A bot plays that seat, and what it sees stays hidden until the game is over.', 'bot-seat')
export const STILL_SECRET = conflict('A what-if would reveal what is hidden. Start one when this game is over.', 'secret')

/** People at one table share the screen, so any person's seat may be viewed; a bot's may not. */
function noPeeking(session: OpenSession, seat: Seat): Refusal | null {
  return isSecret(session) && !isWatched(session) && botOf(session, seat) !== null ? BOTS_SECRET : null
}

/** Does the work as seen from that seat; refuses seats that are not there, and a bot's while it hides something. */
export function withSeat<T>(session: OpenSession, seat: Seat | undefined, work: () => T): Reply<T> {
  const unseen = seat === undefined ? null : (noSeat(session, seat) ?? noPeeking(session, seat))
  return unseen === null ? answered(work()) : refused(unseen)
}

/** @param last the highest position there is, as the seat that asks counts them */
export function noInput(last: number, to: number): Refusal | null {
  return to <= last ? null : badRequest(`Give an input from 0 to ${last}.`, { detail: 'to' })
}
