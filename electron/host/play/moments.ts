import { dropMoment, keepMoment, listMoments } from '../../../db/moments.ts'
import { badRequest, conflict, isRefusal } from '../../../engine/kernel/refusal.ts'
import type { Refusal } from '../../../engine/kernel/types.ts'
import { answered, type Moment, refused } from '../../contract/index.ts'
import type { Context } from '../context.ts'
import type { Handlers } from '../dispatcher.ts'
import { noInput } from './access.ts'
import { isSecret, type OpenSession } from './open-session.ts'
import type { Sessions } from './sessions.ts'

/**
 * A note and a flag on any input of any game. They lie beside the record and change nothing in it. All at the table read them, so none is
 * kept while seats hide things from each other.
 */
export function momentHandlers({ db, now }: Context, sessions: Sessions): Pick<Handlers, `moment.${'list' | 'keep' | 'drop'}`> {
  /** A session whose inputs everyone counts alike. */
  const open = (id: string, input: number): OpenSession | Refusal => {
    const session = sessions.get(id)
    if (isRefusal(session)) return session
    return isSecret(session) ? STILL_HIDDEN : (noInput(session.newest.inputs, input) ?? session)
  }
  return {
    'moment.list': ({ session: id }) => {
      const session = sessions.get(id)
      if (isRefusal(session)) return refused(session)
      return answered(isSecret(session) ? [] : [...listMoments(db, id)])
    },

    'moment.keep': ({ session: id, input, text, flag }) => {
      const session = open(id, input)
      if (isRefusal(session)) return refused(session)
      const before = listMoments(db, id).find((moment) => moment.input === input)
      const moment: Moment = { input, text: text ?? before?.text ?? '', flagged: flag ?? before?.flagged ?? false, at: now() }
      if (moment.text === '' && !moment.flagged) return refused(NOTHING_KEPT)
      const kept = keepMoment(db, id, moment)
      return kept.kind === 'refused' ? refused(kept.refusal) : answered(moment)
    },

    'moment.drop': ({ session: id, input }) => {
      const session = open(id, input)
      if (isRefusal(session)) return refused(session)
      const dropped = dropMoment(db, id, input)
      return dropped.kind === 'refused' ? refused(dropped.refusal) : answered({ session: id, input })
    },
  }
}

const STILL_HIDDEN = conflict('All players read the notes of a game: while they hide things from each other, none is kept.', 'secret')
const NOTHING_KEPT = badRequest('Write a note, or set the flag.', { detail: 'text' })
