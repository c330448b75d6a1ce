import { answered } from '../../contract/index.ts'
import type { Handlers } from '../dispatcher.ts'
import type { Work } from './work.ts'

/** `work.cancel`. */
export function workHandlers(work: Pick<Work, 'cancel'>): Pick<Handlers, 'work.cancel'> {
  return { 'work.cancel': ({ work: id }) => answered({ work: id, stopped: work.cancel(id) }) }
}
