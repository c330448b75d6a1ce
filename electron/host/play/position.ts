import { readInputs } from '../../../db/sessions.ts'
import type { Drawing } from '../../../engine/kernel/drawing.ts'
import type { Replay, Seat } from '../../../engine/kernel/types.ts'
import type { Context } from '../context.ts'
import { isPlayedFor, isSecret, type OpenSession } from './open-session.ts'
import { replay } from './resuming.ts'
import { countedFor, recordedAt } from './seat-numbers.ts'
import { decisionFor, seatNow, shownTo } from './session-view.ts'

// A past position, as it may be seen now.

/**
 * A session as it was after input `to`, to be seen only. Unless a seat is named, it is shown as the person deciding there saw it;
 * while seats still hide things from each other, as the seat that sees the session now would see it.
 */
export function replayed(context: Pick<Context, 'db'>, session: OpenSession, wish?: number, wanted: Seat | null = null): Replay {
  const { inputs } = session.newest
  const counted = countedFor(session, wanted ?? seatNow(session))
  const last = counted?.positions.length ?? inputs
  const at = wish ?? last
  const since = counted === null ? null : recordedAt(counted, at)
  const to = since?.inputs ?? at
  const { position, standsAt } = replay(context, session, to)
  const asked = position.playing.ask?.seat ?? null
  const hidden = isSecret(session)
  const forgotten = session.playing.forgotten()
  const seat = wanted ?? (asked === null || hidden || isPlayedFor(session, asked) ? seatNow(session) : asked)
  // A question names what lies about: where something has been forgotten since, it isn't shown again.
  const tells = standsAt === null && (!hidden || asked === seat) && forgotten.size === 0
  const answer = tells ? (readInputs(context.db, session.id, to + 1, to + 1)[0]?.answer ?? null) : null
  const newest = since ?? position.newest
  const shown = shownTo(position, seat, { words: session.playing, counted, newest, forgotten })
  return {
    ...shown,
    decision: standsAt === null && forgotten.size === 0 ? decisionFor(position, `replay-${at}`, seat) : null,
    outcome: to === inputs ? session.outcome : null,
    canUndo: false,
    canRedo: false,
    inputs: last,
    ...(answer === null ? {} : { answered: answer }),
    ...(standsAt === null ? {} : { standsAt }),
  }
}

/** The board as a game ended, as everyone may see it then; nothing where today's rules do not follow the game to its end. */
export function boardAtEnd(context: Pick<Context, 'db'>, session: OpenSession): readonly Drawing[] {
  const { view, standsAt } = replayed(context, session)
  return standsAt === undefined ? session.game.drawn(view) : []
}
