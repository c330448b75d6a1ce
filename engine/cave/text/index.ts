import type { GameEvent } from '../../kernel/play.ts'
import type { CaveEvent } from '../event-types.ts'
import type { CaveState } from '../state.ts'
import { SENTENCES } from './events.ts'
import { type Names, namesOf } from './text.ts'

export { describe } from './questions.ts'

/** Everything that can happen, by type. */
export const EVENT_TYPES: readonly string[] = Object.keys(SENTENCES)

/** A sentence for something that happened; for a type that today's rules no longer know, its name. */
export function sentence(s: CaveState, event: GameEvent): string {
  return isCaveEvent(event) ? wordsFor(event)(event, namesOf(s)) : event.type.replaceAll('-', ' ')
}

export function isCaveEvent(event: GameEvent): event is CaveEvent & GameEvent {
  return Object.hasOwn(SENTENCES, event.type)
}

/** The sentence of an event's own type: the table has one for each, which the types of a look-up cannot tell. */
function wordsFor(event: CaveEvent): (event: CaveEvent, name: Names) => string {
  return SENTENCES[event.type] as (event: CaveEvent, name: Names) => string
}
