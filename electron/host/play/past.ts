import { readInputs, readLog } from '../../../db/sessions.ts'
import { isRefusal } from '../../../engine/kernel/refusal.ts'
import type { Replay, Seat } from '../../../engine/kernel/types.ts'
import { answered, refused } from '../../contract/index.ts'
import type { Context } from '../context.ts'
import type { Handlers } from '../dispatcher.ts'
import { noInput, STILL_SECRET, withSeat } from './access.ts'
import { playOn } from './bots.ts'
import { isSecret, type OpenSession } from './open-session.ts'
import { replay } from './resuming.ts'
import { decisionFor, entriesOf, seatNow, viewOf } from './session-view.ts'
import type { Sessions } from './sessions.ts'

/** A session's past: its events, its positions, and what-ifs from one of them. */
export function pastHandlers(context: Context, sessions: Sessions): Pick<Handlers, `game.${'log' | 'replay' | 'branch'}`> {
  const { db } = context
  return {
    'game.log': ({ session: id, from, limit, seat }) => {
      const session = sessions.get(id)
      if (isRefusal(session)) return refused(session)
      return withSeat(session, seat, () => {
        const { events, next } = readLog(db, id, { ...(from === undefined ? {} : { from }), ...(limit === undefined ? {} : { limit }) })
        const entries = entriesOf(session.playing, events, seat ?? seatNow(session))
        return next === undefined ? { events: entries } : { events: entries, next }
      })
    },

    'game.replay': ({ session: id, to, seat }) => {
      const session = sessions.get(id)
      if (isRefusal(session)) return refused(session)
      const beyond = to === undefined ? null : noInput(session, to)
      return beyond === null ? withSeat(session, seat, () => replayed(context, session, to, seat)) : refused(beyond)
    },

    'game.branch': async ({ session: id, to }) => {
      const session = sessions.get(id)
      if (isRefusal(session)) return refused(session)
      const beyond = noInput(session, to)
      if (beyond !== null) return refused(beyond)
      if (isSecret(session)) return refused(STILL_SECRET)
      const branch = sessions.branch(session, to)
      if (isRefusal(branch)) return refused(branch)
      const stopped = await playOn(sessions, branch)
      return stopped === null ? answered(viewOf(branch)) : refused(stopped)
    },
  }
}

/**
 * A session as it was after input `to`, to be seen only. Unless a seat is named, it is shown as the seat asked there saw it;
 * while seats still hide things from each other, as the seat asked now sees it.
 */
function replayed(context: Context, session: OpenSession, to = session.newest.inputs, wanted: Seat | null = null): Replay {
  const { inputs } = session.newest
  const { position, standsAt } = replay(context, session, to)
  const asked = position.playing.ask?.seat ?? null
  const hidden = isSecret(session)
  const seat = wanted ?? (hidden ? seatNow(session) : (asked ?? seatNow(session)))
  const tells = standsAt === null && (!hidden || asked === seat)
  const answer = tells ? (readInputs(context.db, session.id, to + 1, to + 1)[0]?.answer ?? null) : null
  return {
    ...viewOf(position, seat, session.playing),
    decision: standsAt === null ? decisionFor(position, `replay-${to}`, seat) : null,
    outcome: to === inputs ? session.outcome : null,
    canUndo: false,
    canRedo: false,
    inputs,
    ...(answer === null ? {} : { answered: answer }),
    ...(standsAt === null ? {} : { standsAt }),
  }
}
