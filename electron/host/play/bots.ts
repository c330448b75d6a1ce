import { setImmediate as breath } from 'node:timers/promises'
import type { BotSeat, Refusal, Seat } from '../../../engine/kernel/types.ts'
import type { OpenSession } from './open-session.ts'
import type { Sessions } from './sessions.ts'

// Seats that play by themselves. Where people sit too, an open session rests only where one of them is asked.

/** Other work gets its turn after so many choices of bots. */
export const CHOICES_AT_A_TIME = 32
/** Bots that go on for longer without asking anybody will never end. */
const MOST_IN_A_ROW = 50_000

/** The bot of a seat; null where a person sits. */
export function botOf({ bots }: Pick<OpenSession, 'bots'>, seat: Seat): BotSeat | null {
  return bots.find((bot) => bot.seat === seat) ?? null
}

/** Nobody plays but bots: they wait for `game.auto`, and whoever asks looks on. */
export function isWatched({ bots, seats }: Pick<OpenSession, 'bots' | 'seats'>): boolean {
  return bots.length === seats.length
}

/** The bot that is asked while people wait for it; null where a person is asked, where bots are watched and where all is over. */
export function botAsked(session: OpenSession): BotSeat | null {
  const { ask } = session.playing
  return session.status !== 'open' || ask === null || isWatched(session) ? null : botOf(session, ask.seat)
}

/** Plays on for the bots until a person is asked, each choice written like any other; what was taken back is played again as it was. */
export async function playOn(sessions: Sessions, session: OpenSession): Promise<Refusal | null> {
  for (let made = 1; made < MOST_IN_A_ROW; made++) {
    const bot = botAsked(session)
    if (bot === null) return null
    if (made % CHOICES_AT_A_TIME === 0) await breath()
    const { playing, revision } = session
    const choice = playing.bot(bot.skill, revision)
    if (choice === null) return null
    const refusal = playing.canRedo ? sessions.redo(session) : sessions.choose(session, choice.answer, true)
    if (refusal !== null) return refusal
  }
  throw new Error('bots that never ask anybody')
}
