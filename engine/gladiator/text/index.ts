import type { GameEvent } from '../../kernel/play.ts'
import type { ArenaEvent } from '../event-types.ts'
import type { ArenaState } from '../state.ts'
import { SENTENCES } from './events.ts'
import { type Names, namesOf } from './names.ts'

export { describe } from './questions.ts'

/** Everything that can happen, by type. */
export const EVENT_TYPES: readonly string[] = Object.keys(SENTENCES)

/** A sentence for something that happened; for a type that today's rules no longer know, its name. */
export function sentence(s: ArenaState, event: GameEvent): string {
  return isArenaEvent(event) ? wordsFor(event)(event, namesOf(s)) : event.type.replaceAll('-', ' ')
}

export function isArenaEvent(event: GameEvent): event is ArenaEvent & GameEvent {
  return Object.hasOwn(SENTENCES, event.type)
}

/** The sentence of an event's own type: the table has one for each, which the types of a look-up cannot tell. */
function wordsFor(event: ArenaEvent): (event: ArenaEvent, name: Names) => string {
  return SENTENCES[event.type] as (event: ArenaEvent, name: Names) => string
}
