import { readInputs, readLog } from '../../../db/sessions.ts'
import { isRefusal } from '../../../engine/kernel/refusal.ts'
import type { LogEntry, Seat } from '../../../engine/kernel/types.ts'
import { answered, refused } from '../../contract/index.ts'
import type { Context } from '../context.ts'
import type { Handlers } from '../dispatcher.ts'
import type { Work } from '../work/work.ts'
import { noInput, STILL_SECRET, withSeat } from './access.ts'
import { playOn } from './bots.ts'
import { isSecret, type OpenSession } from './open-session.ts'
import { replayed } from './position.ts'
import { type Counted, countedFor, countedLog, givenBy, type Numbered } from './seat-numbers.ts'
import { stepOf } from './session-rows.ts'
import { entriesOf, seatNow, viewOf } from './session-view.ts'
import type { Sessions } from './sessions.ts'

/** A session's past: its events, its positions, and what-ifs from one of them. */
export function pastHandlers(context: Context, sessions: Sessions, work: Work): Pick<Handlers, `game.${'log' | 'replay' | 'branch'}`> {
  const { db } = context
  return {
    'game.log': ({ session: id, from, limit, seat }) => {
      const session = sessions.get(id)
      if (isRefusal(session)) return refused(session)
      return withSeat(session, seat, () => {
        const counted = countedFor(session, seat ?? seatNow(session))
        if (counted !== null) return pageOf(session, counted, seat ?? seatNow(session), from, limit)
        const { events, next } = readLog(db, id, { ...(from === undefined ? {} : { from }), ...(limit === undefined ? {} : { limit }) })
        const givers = giversOf(db, id, events)
        const forgotten = session.playing.forgotten()
        const told = events.map((one) => ({
          ...one,
          event: session.playing.eventAgain(one.event, forgotten),
          ...givers.get(one.input),
        }))
        const entries = entriesOf(session.playing, told, seat ?? seatNow(session))
        return next === undefined ? { events: entries } : { events: entries, next }
      })
    },

    'game.replay': ({ session: id, to, seat }) => {
      const session = sessions.get(id)
      if (isRefusal(session)) return refused(session)
      const counted = countedFor(session, seat ?? seatNow(session))
      const beyond = to === undefined ? null : noInput(counted?.positions.length ?? session.newest.inputs, to)
      return beyond === null ? withSeat(session, seat, () => replayed(context, session, to, seat)) : refused(beyond)
    },

    'game.branch': async ({ session: id, to }) => {
      const session = sessions.get(id)
      if (isRefusal(session)) return refused(session)
      if (isSecret(session) || session.playing.forgotten().size > 0) return refused(STILL_SECRET)
      const beyond = noInput(session.newest.inputs, to)
      if (beyond !== null) return refused(beyond)
      const branch = sessions.branch(session, to)
      if (isRefusal(branch)) return refused(branch)
      const stopped = await playOn(sessions, branch, work)
      return stopped === null ? answered(viewOf(branch)) : refused(stopped)
    },
  }
}

/** Lines of the log when nobody says how many. */
const LINES = 500

/** Which of the inputs of these events came of errands or gave themselves. */
function giversOf(
  db: Context['db'],
  session: string,
  events: readonly Pick<Numbered, 'input'>[],
): ReadonlyMap<number, Pick<Numbered, 'given'>> {
  const [first] = events
  const last = events.at(-1)
  if (first === undefined || last === undefined) return new Map()
  return new Map(readInputs(db, session, first.input, last.input).map((row) => [row.n, givenBy(stepOf(row), null)]))
}

/** A page of the log as the seat counts it. */
function pageOf(session: OpenSession, counted: Counted, seat: Seat, from = 0, limit = LINES): { events: LogEntry[]; next?: number } {
  const told = countedLog(counted, seat)
  const events = entriesOf(session.playing, told.slice(from, from + limit), seat)
  return from + limit < told.length ? { events, next: from + limit } : { events }
}
