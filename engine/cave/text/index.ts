import { eventWords } from '../../kernel/event-words.ts'
import type { CaveEvent } from '../event-types.ts'
import type { CaveState } from '../state.ts'
import { SENTENCES } from './events.ts'
import { type Names, namesOf } from './text.ts'

export { describe } from './questions.ts'

export const { types: EVENT_TYPES, isOwn: isCaveEvent, sentence } = eventWords<CaveEvent, CaveState, Names>(SENTENCES, namesOf)
