import { badRequest, conflict, GAME_OVER, isRefusal, refusal, STALE } from '../../../engine/kernel/refusal.ts'
import type { Refusal, Seat } from '../../../engine/kernel/types.ts'
import { answered, type Reply, refused } from '../../contract/index.ts'
import { botOf, isWatched } from './bots.ts'
import { isSecret, type OpenSession } from './open-session.ts'
import { standsAt } from './revisions.ts'

// Who may do what with a session, and from which seat it may be seen.

export function noGame(id: string): Refusal {
  return refusal('not-found', `There is no game "${id}".`)
}

/** An open session, at the given revision if any. */
export function current(session: OpenSession | Refusal, revision?: number): OpenSession | Refusal {
  if (isRefusal(session)) return session
  if (revision !== undefined && !standsAt(session, revision)) return STALE
  return session.status === 'open' ? session : GAME_OVER
}

export function noSeat({ seats }: OpenSession, seat: Seat): Refusal | null {
  return seat < seats.length ? null : badRequest(`There are ${seats.length} seats, counted from 0.`, { detail: 'seat' })
}

export const OTHER_DECISION = conflict('Another decision is open now.', 'stale')
export const BOTS_TURN = conflict('A bot plays that seat, and only the bot chooses for it.', 'bot-seat')
const BOTS_SECRET = conflict('A bot plays that seat, and what it sees stays hidden until the game is over.', 'bot-seat')
export const STILL_SECRET = conflict('Trying it out would reveal what is hidden: wait until this game is over.', 'secret')

/** People at one table share the screen, so any person's seat may be viewed; a bot's may not. */
function noPeeking(session: OpenSession, seat: Seat): Refusal | null {
  return isSecret(session) && !isWatched(session) && botOf(session, seat) !== null ? BOTS_SECRET : null
}

export function withSeat<T>(session: OpenSession, seat: Seat | undefined, work: () => T): Reply<T> {
  const unseen = seat === undefined ? null : (noSeat(session, seat) ?? noPeeking(session, seat))
  return unseen === null ? answered(work()) : refused(unseen)
}

/** @param last the highest position there is, as whoever asks counts them */
export function noInput(last: number, to: number): Refusal | null {
  return to <= last ? null : badRequest(`Give an input from 0 to ${last}.`, { detail: 'to' })
}
