import type { Further } from '../../../engine/kernel/by-itself.ts'
import { AS_MANY } from '../../../engine/kernel/errand.ts'
import type { ErrandDone, ErrandEnd, ErrandWish } from '../../../engine/kernel/errand-types.ts'
import type { GameEvent } from '../../../engine/kernel/play.ts'
import { isRefusal, STALE } from '../../../engine/kernel/refusal.ts'
import type { Refusal, Seat } from '../../../engine/kernel/types.ts'
import { answered, refused } from '../../contract/index.ts'
import type { Handlers } from '../dispatcher.ts'
import type { Work } from '../work/work.ts'
import { askedNow, current, personAsked } from './access.ts'
import { goingOn } from './going-on.ts'
import type { OpenSession } from './open-session.ts'
import { revisionFor } from './revisions.ts'
import { isFor } from './seat-numbers.ts'
import { seatNow, viewOf } from './session-view.ts'
import type { Sessions } from './sessions.ts'

/** The most answers an errand gives where nobody says how many. */
const ANSWERS = 200

/** What a person asks for that takes several answers. Each is written like any other; the game decides them from his view alone. */
export function errandHandlers(sessions: Sessions, work: Work): Pick<Handlers, `game.${'errands' | 'endings' | 'plan' | 'errand'}`> {
  return {
    'game.errands': ({ session: id }) => {
      const session = personAsked(current(sessions.get(id)))
      if (isRefusal(session)) return refused(session)
      return answered({ revision: revisionFor(session, seatNow(session)), errands: [...session.playing.errands()] })
    },

    'game.endings': ({ session: id }) => {
      const session = sessions.get(id)
      return isRefusal(session) ? refused(session) : answered({ endings: [...sessions.endings(session)] })
    },

    'game.plan': ({ session: id, ...wish }) => {
      const session = personAsked(current(sessions.get(id)))
      if (isRefusal(session)) return refused(session)
      const plan = session.playing.plan(wish)
      return isRefusal(plan) ? refused(plan) : answered(plan)
    },

    'game.errand': async ({ session: id, revision, decision, most = ANSWERS, further, ...wish }) => {
      const session = askedNow(sessions.get(id), revision, decision)
      if (isRefusal(session)) return refused(session)
      const done = await ranErrand(sessions, session, work, { ...wish, most, further })
      return isRefusal(done) ? refused(done) : answered({ ...viewOf(session), errand: done })
    },
  }
}

type Ran = ErrandDone['errand']

/** Gives one answer after another until the errand ends, with what bots do in between and while others have their turns. */
async function ranErrand(
  sessions: Sessions,
  session: OpenSession,
  work: Work,
  { most, further, ...wish }: ErrandWish & { readonly most: number; readonly further: Further | undefined },
): Promise<Ran | Refusal> {
  const { playing } = session
  const going = playing.setOut(wish)
  if (isRefusal(going)) return going
  const settle = goingOn(sessions, session, { seat: going.seat, further })
  let answers = 0
  let end = null as ErrandEnd | null
  let heard = playing.inputs
  let left = answeredByPeople(session)
  const stopped = await work.inSlices(undefined, () => {
    if (answeredByPeople(session) !== left || (session.status !== 'open' && playing.ask !== null)) return STALE
    // The question at which it begins is the errand's own.
    const came = answers === 0 ? 'done' : settle()
    left = answeredByPeople(session)
    if (came !== 'done') return came
    const move = going.next(toldTo(session, going.seat, heard), revisionFor(session, going.seat))
    if ('ended' in move || answers === most) {
      end = 'ended' in move ? move.ended : AS_MANY
      return 'done'
    }
    heard = playing.inputs
    const refused = sessions.choose(session, move.answer, answers === 0 ? 'person' : 'errand')
    answers += 1
    left = answeredByPeople(session)
    return refused ?? 'more'
  })
  if (stopped !== null) return stopped
  const { id, label } = going.errand
  const how = end ?? AS_MANY
  if (answers > 0) sessions.noteEnding(session, { label, answers, text: how.text, done: how.done })
  return { id, label, answers, end: how }
}

/** The number of the newest answer that no bot gave: while others have their turns, only the bots may go on. */
function answeredByPeople({ playing }: OpenSession): number {
  const { since, inputs } = playing
  return inputs + 1 - since.length + since.findLastIndex(({ given }) => given !== 'bot')
}

/** What a seat was told after input `heard`. */
function toldTo({ playing }: OpenSession, seat: Seat, heard: number): readonly GameEvent[] {
  const { since, inputs } = playing
  return since.slice(since.length - (inputs - heard)).flatMap(({ events }) => events.filter((event) => isFor(event, seat)))
}
