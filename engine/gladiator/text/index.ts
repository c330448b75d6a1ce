import { eventWords } from '../../kernel/event-words.ts'
import type { ArenaEvent } from '../event-types.ts'
import type { ArenaState } from '../state.ts'
import { SENTENCES } from './events.ts'
import { type Names, namesOf } from './names.ts'

export { describe } from './questions.ts'

export const { types: EVENT_TYPES, isOwn: isArenaEvent, sentence } = eventWords<ArenaEvent, ArenaState, Names>(SENTENCES, namesOf)
