import type { Advice } from '../../../engine/kernel/advice.ts'
import { hintInWords } from '../../../engine/kernel/cost-words.ts'
import { type Course, continuedBy } from '../../../engine/kernel/course.ts'
import { GAME_OVER, isRefusal, STALE } from '../../../engine/kernel/refusal.ts'
import type { Refusal } from '../../../engine/kernel/types.ts'
import { answered, type Hint, refused } from '../../contract/index.ts'
import type { Handlers } from '../dispatcher.ts'
import type { Work } from '../work/work.ts'
import { BOTS_TURN, current } from './access.ts'
import { botAsked } from './bots.ts'
import { isSecret, type OpenSession } from './open-session.ts'
import { revisionFor } from './revisions.ts'
import { seatNow } from './session-view.ts'
import type { Sessions } from './sessions.ts'

/** What was found at a position: whoever asks there again is told the same at once. */
interface Found {
  readonly revision: number
  readonly advice: Advice
}

/** `game.hint`: the answer of the game's best bot, or what playouts find clearly better. */
export function hintHandlers(sessions: Sessions, work: Work): Pick<Handlers, 'game.hint'> {
  const found = new WeakMap<OpenSession, Found>()
  return {
    'game.hint': async ({ session: id }) => {
      const session = current(sessions.get(id))
      if (isRefusal(session)) return refused(session)
      if (botAsked(session) !== null) return refused(BOTS_TURN)
      const { revision } = session
      const known = found.get(session)
      // Nobody waits for what another call is looking for: that one needs its turn to come back with it.
      const advice = known?.revision === revision ? known.advice : await adviceFor(session, work)
      if (isRefusal(advice)) return refused(advice)
      if (session.revision !== revision) return refused(STALE)
      found.set(session, { revision, advice })
      return answered(hintOf(advice))
    },
  }
}

function hintOf({ answer: { pick, value }, why }: Advice): Hint {
  return { ...(pick !== undefined && { pick: [...pick] }), ...(value !== undefined && { value }), why }
}

/** While something is hidden it is the bot's alone: playouts are made when the game is over. */
async function adviceFor(session: OpenSession, work: Work): Promise<Advice | Refusal> {
  const { playing } = session
  const advice = playing.bot('master', revisionFor(session, seatNow(session)))
  if (advice === null) return GAME_OVER
  const { course } = playing
  if (course === null || !playing.looksAhead || isSecret(session)) return advice
  return (await lookedAhead(session, continuedBy(advice.answer, course), work)) ?? advice
}

/** What playouts find clearly better; null where that is nothing, or the work was stopped. */
async function lookedAhead({ game: { id, grading } }: OpenSession, course: Course, work: Work): Promise<Advice | null> {
  const found = await work.during(undefined, (going) => going.run('look-ahead', { game: id, course }))
  if (found === null || isRefusal(found) || found.better === null || grading === null) return null
  return { answer: found.better, why: hintInWords(grading.terms, found) }
}
