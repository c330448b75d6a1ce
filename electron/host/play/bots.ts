import { setImmediate as breath } from 'node:timers/promises'
import type { BotSeat, Refusal, Seat } from '../../../engine/kernel/types.ts'
import type { OpenSession } from './open-session.ts'
import { revisionFor } from './revisions.ts'
import type { Sessions } from './sessions.ts'

// Bots in seats. Where people sit too, an open session rests only when one of them is asked.

/** Other work gets a turn after this many bot choices. */
export const CHOICES_AT_A_TIME = 32
/** More choices than this without a question to a person mean a loop without end. */
const MOST_IN_A_ROW = 50_000

/** The bot of a seat; null where a person sits. */
export function botOf({ bots }: Pick<OpenSession, 'bots'>, seat: Seat): BotSeat | null {
  return bots.find((bot) => bot.seat === seat) ?? null
}

/** Whether only bots play: they wait for `game.auto`, and people look on. */
export function isWatched({ bots, seats }: Pick<OpenSession, 'bots' | 'seats'>): boolean {
  return bots.length === seats.length
}

/** The bot that people are waiting for; null where a person is asked, where only bots play, and once the game is over. */
export function botAsked(session: OpenSession): BotSeat | null {
  const { ask } = session.playing
  return session.status !== 'open' || ask === null || isWatched(session) ? null : botOf(session, ask.seat)
}

/** Plays on for the bots until a person is asked, writing each choice like any other. Choices taken back are redone as recorded. */
export async function playOn(sessions: Sessions, session: OpenSession): Promise<Refusal | null> {
  for (let made = 1; made < MOST_IN_A_ROW; made++) {
    const bot = botAsked(session)
    if (bot === null) return null
    if (made % CHOICES_AT_A_TIME === 0) await breath()
    const { playing } = session
    const choice = playing.bot(bot.skill, revisionFor(session, bot.seat))
    if (choice === null) return null
    const refusal = playing.canRedo ? sessions.redo(session) : sessions.choose(session, choice.answer, 'bot')
    if (refusal !== null) return refusal
  }
  throw new Error('bots that never ask anybody')
}
