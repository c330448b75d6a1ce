import type { Further } from '../../../engine/kernel/by-itself.ts'
import type { Refusal, Seat } from '../../../engine/kernel/types.ts'
import { playOn } from './bots.ts'
import type { OpenSession } from './open-session.ts'
import type { Sessions } from './sessions.ts'

/** More answers in a row that give themselves mean a game that goes in circles: then the person is asked. */
const MOST_BY_THEMSELVES = 64

/** Plays on for the bots, and gives the answers that give themselves as the person in `seat` wishes, until somebody has to answer. */
export async function goOn(sessions: Sessions, session: OpenSession, seat: Seat, further: Further = {}): Promise<Refusal | null> {
  for (let made = 0; ; made++) {
    const stopped = await playOn(sessions, session)
    if (stopped !== null || made === MOST_BY_THEMSELVES) return stopped
    const { ask } = session.playing
    const answer = session.status !== 'open' || ask?.seat !== seat ? null : session.playing.byItself(further)
    if (answer === null) return null
    const refused = sessions.choose(session, answer, 'itself')
    if (refused !== null) return refused
  }
}

/** Redoes an answer, and those after it that had given themselves. */
export async function redoOn(sessions: Sessions, session: OpenSession): Promise<Refusal | null> {
  for (;;) {
    const refused = sessions.redo(session) ?? (await playOn(sessions, session))
    if (refused !== null || session.playing.redoes !== 'itself') return refused
  }
}
