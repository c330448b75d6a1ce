import { Drift } from '../../../engine/kernel/play.ts'
import type { EventPlace } from '../../../engine/kernel/record-types.ts'
import { badRequest, conflict, isRefusal, STALE } from '../../../engine/kernel/refusal.ts'
import type { Refusal, Seat } from '../../../engine/kernel/types.ts'
import { answered, refused } from '../../contract/index.ts'
import type { Handlers } from '../dispatcher.ts'
import type { Work } from '../work/work.ts'
import { withSeat } from './access.ts'
import type { OpenSession } from './open-session.ts'
import { standsAt } from './revisions.ts'
import { countedFor, isFor, renumbered } from './seat-numbers.ts'
import { seatNow, toldIn } from './session-view.ts'
import type { Sessions } from './sessions.ts'

/**
 * `game.frames`: the table in the course of the newest events, which the page tells one by one. The inputs are played again from the mark
 * before them, apart from the session and a little at a time, so a press waits for none of it.
 */
export function framesHandlers(sessions: Sessions, work: Work): Pick<Handlers, 'game.frames'> {
  return {
    'game.frames': async ({ session: id, revision, seat, after }) => {
      const session = sessions.get(id)
      if (isRefusal(session)) return refused(session)
      if (!standsAt(session, revision)) return refused(STALE)
      const looking = withSeat(session, seat, () => seat ?? seatNow(session))
      if (!looking.ok) return looking
      const views = await framesOf(session, looking.value, after, work)
      return isRefusal(views) ? refused(views) : answered({ views: [...views] })
    },
  }
}

async function framesOf(
  { ...session }: OpenSession,
  seat: Seat,
  after: readonly number[],
  work: Work,
): Promise<readonly unknown[] | Refusal> {
  const { playing } = session
  const places = placesOf(session, seat)
  // From its last event on the seat has seen nothing more happen.
  const now = playing.view(seat)
  const newest = Math.max(...places.keys())
  if (!after.every((n) => places.has(n))) return NOT_TOLD
  const wanted = after.flatMap((n) => (n === newest ? [] : (places.get(n) ?? [])))
  if (wanted.length === 0) return after.map(() => now)
  if (playing.inputs !== session.newest.inputs) return OTHER_RULES
  const frames = playing.frames(seat, wanted)
  let views: readonly unknown[] = []
  try {
    const stopped = await work.inSlices(undefined, () => {
      const next = frames.next()
      if (next.done !== true) return 'more'
      views = next.value
      return 'done'
    })
    if (stopped !== null) return stopped
  } catch (error) {
    if (error instanceof Drift) return OTHER_RULES
    throw error
  }
  const left = [...views]
  return after.map((n) => (n === newest ? now : left.shift()))
}

/** Where in the record the newest events are that the seat was told, by their numbers as it counts them. */
function placesOf(session: OpenSession, seat: Seat): ReadonlyMap<number, EventPlace> {
  const counted = countedFor(session, seat)
  const told = toldIn(counted?.newest ?? session.newest, session.untold, seat)
  const numbered = counted === null ? told : renumbered(counted, told)
  return new Map(numbered.flatMap(({ n, event }, i) => (isFor(event, seat) ? [[n, told[i] as EventPlace]] : [])))
}

const NOT_TOLD = badRequest('Give numbers of events of the present view.', { detail: 'after' })
const OTHER_RULES = conflict('The rules have changed since: these events can’t be shown again.', 'other-rules')
