import type { BotSeat, Refusal } from '../../../engine/kernel/types.ts'
import type { Work } from '../work/work.ts'
import { botOf, isPlayedFor, type OpenSession } from './open-session.ts'
import { revisionFor } from './revisions.ts'
import type { Sessions } from './sessions.ts'

// Bots in seats. Where people sit too, an open session rests only when one of them must decide.

/** More choices than this without a question to a person mean a loop without end. */
const MOST_IN_A_ROW = 50_000

/** The bot that people are waiting for; null where a person decides, where only bots play, and once the game is over. */
export function botAsked(session: OpenSession): BotSeat | null {
  const { ask } = session.playing
  return ask !== null && isPlayedFor(session, ask.seat) ? botOf(session, ask.seat) : null
}

/** Plays on for the bots until a person must decide, and lets other calls in. */
export function playOn(sessions: Sessions, session: OpenSession, work: Work): Promise<Refusal | null> {
  return work.inSlices(undefined, botsIn(sessions, session))
}

/** One step of that after another: each is an answer, written like any other. Choices undone are redone as recorded. */
export function botsIn(sessions: Sessions, session: OpenSession): () => 'more' | 'done' | Refusal {
  let made = 0
  return () => {
    const bot = botAsked(session)
    const { playing } = session
    const choice = bot === null ? null : playing.bot(bot.skill, revisionFor(session, bot.seat), true)
    if (choice === null) {
      made = 0
      return 'done'
    }
    made += 1
    if (made === MOST_IN_A_ROW) throw new Error('bots that never come to a player')
    return (playing.canRedo ? sessions.redo(session) : sessions.choose(session, choice.answer, 'bot')) ?? 'more'
  }
}
