import { setImmediate as breath } from 'node:timers/promises'
import type { Further } from '../../../engine/kernel/by-itself.ts'
import { AS_MANY } from '../../../engine/kernel/errand.ts'
import type { ErrandDone, ErrandEnd, ErrandWish } from '../../../engine/kernel/errand-types.ts'
import type { GameEvent } from '../../../engine/kernel/play.ts'
import type { ErrandGoing } from '../../../engine/kernel/playable.ts'
import { isRefusal } from '../../../engine/kernel/refusal.ts'
import type { Refusal, Seat } from '../../../engine/kernel/types.ts'
import { answered, refused } from '../../contract/index.ts'
import type { Handlers } from '../dispatcher.ts'
import { askedNow, current, personAsked } from './access.ts'
import { CHOICES_AT_A_TIME } from './bots.ts'
import { goOn } from './going-on.ts'
import type { OpenSession } from './open-session.ts'
import { revisionFor } from './revisions.ts'
import { isFor } from './seat-numbers.ts'
import { seatNow, viewOf } from './session-view.ts'
import type { Sessions } from './sessions.ts'

/** The most answers an errand gives where nobody says how many. */
const ANSWERS = 200

/** What a person asks for that takes several answers. Each is written like any other; the game decides them from his view alone. */
export function errandHandlers(sessions: Sessions): Pick<Handlers, `game.${'errands' | 'plan' | 'errand'}`> {
  return {
    'game.errands': ({ session: id }) => {
      const session = personAsked(current(sessions.get(id)))
      if (isRefusal(session)) return refused(session)
      return answered({ revision: revisionFor(session, seatNow(session)), errands: [...session.playing.errands()] })
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
      const done = await ranErrand(sessions, session, wish, { most, further })
      return isRefusal(done) ? refused(done) : answered({ ...viewOf(session), errand: done })
    },
  }
}

type Ran = ErrandDone['errand']

/** Gives one answer after another until the errand ends, with what bots do in between. */
async function ranErrand(
  sessions: Sessions,
  session: OpenSession,
  wish: ErrandWish,
  { most, further }: { readonly most: number; readonly further: Further | undefined },
): Promise<Ran | Refusal> {
  const { playing } = session
  const going = playing.setOut(wish)
  if (isRefusal(going)) return going
  const { id, label } = going.errand
  const ran = (answers: number, end: ErrandEnd): Ran => ({ id, label, answers, end })
  let heard = playing.inputs
  for (let answers = 0; ; answers++) {
    const move = nextOf(going, session, heard)
    if ('ended' in move) return ran(answers, move.ended)
    if (answers === most) return ran(answers, AS_MANY)
    if (answers % CHOICES_AT_A_TIME === CHOICES_AT_A_TIME - 1) await breath()
    heard = playing.inputs
    const given = answers === 0 ? 'person' : 'errand'
    const refused = sessions.choose(session, move.answer, given) ?? (await goOn(sessions, session, going.seat, further))
    if (refused !== null) return refused
  }
}

/** The next move, with what the seat was told after input `heard`. */
function nextOf(going: ErrandGoing, session: OpenSession, heard: number): ReturnType<ErrandGoing['next']> {
  return going.next(toldTo(session, going.seat, heard), revisionFor(session, going.seat))
}

function toldTo({ playing }: OpenSession, seat: Seat, heard: number): readonly GameEvent[] {
  const { since, inputs } = playing
  return since.slice(since.length - (inputs - heard)).flatMap(({ events }) => events.filter((event) => isFor(event, seat)))
}
