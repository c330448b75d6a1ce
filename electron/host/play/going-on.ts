import type { Further } from '../../../engine/kernel/by-itself.ts'
import type { Refusal, Seat } from '../../../engine/kernel/types.ts'
import type { Work } from '../work/work.ts'
import { botsIn } from './bots.ts'
import type { OpenSession } from './open-session.ts'
import type { Sessions } from './sessions.ts'

// What follows an answer: the bots play on, and answers that give themselves are given. Other calls come in between.

/** More answers in a row that give themselves mean a game that goes in circles: then the person decides. */
const MOST_BY_THEMSELVES = 64

/** Whose answers give themselves, and which. */
export interface Person {
  readonly seat: Seat
  readonly further: Further | undefined
}

/** Goes on until someone has to answer. */
export function goOn(sessions: Sessions, session: OpenSession, work: Work, person: Person): Promise<Refusal | null> {
  return work.inSlices(undefined, goingOn(sessions, session, person))
}

/** One step of that after another. */
export function goingOn(sessions: Sessions, session: OpenSession, { seat, further = {} }: Person): () => 'more' | 'done' | Refusal {
  const bots = botsIn(sessions, session)
  let made = 0
  return () => {
    const came = bots()
    if (came !== 'done') return came
    const { ask, redoes } = session.playing
    const mine = session.status === 'open' && ask?.seat === seat && redoes === null && made < MOST_BY_THEMSELVES
    const answer = mine ? session.playing.byItself(further) : null
    if (answer === null) {
      made = 0
      return 'done'
    }
    made += 1
    return sessions.choose(session, answer, 'itself') ?? 'more'
  }
}

/** Redoes an answer, and what had given itself after it. */
export function redoOn(sessions: Sessions, session: OpenSession, work: Work): Promise<Refusal | null> {
  const bots = botsIn(sessions, session)
  let begun = false
  return work.inSlices(undefined, () => {
    const came = begun ? bots() : 'done'
    if (came !== 'done') return came
    if (begun && session.playing.redoes !== 'itself') return 'done'
    begun = true
    return sessions.redo(session) ?? 'more'
  })
}
