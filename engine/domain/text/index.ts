import { eventWords } from '../../kernel/event-words.ts'
import { questionWords } from '../../kernel/question-words.ts'
import type { DomainAsk, Topic } from '../asks.ts'
import type { DomainEvent } from '../event-types.ts'
import type { DomainState } from '../state.ts'
import { beginnings } from './02-04.ts'
import { ways } from './05-08.ts'
import { turnTopic } from './06-turn.ts'
import { dangers } from './09-14.ts'
import { deedOf } from './deeds.ts'
import { why } from './rolls.ts'
import { type Names, namesOf, type Sentences, type Topics } from './text.ts'

// The words of all chapters, put together.

/** What the table itself asks for: real dice. */
const dice: Topics<'dice'> = {
  dice: (s, ask) => ({ prompt: `Roll ${ask.kind === 'roll' ? ask.code : ''}`, lead: `${namesOf(s)(ask.seat)}: ${why(ask.data)}` }),
}

const SENTENCES = { ...beginnings.sentences, ...ways.sentences, ...dangers.sentences } satisfies Sentences<DomainEvent>

export const TOPICS: Topics<Topic> = { ...beginnings.topics, ...ways.topics, ...turnTopic, ...dangers.topics, ...dice }

export const { describe, isOwn: isDomainAsk } = questionWords<DomainAsk, DomainState>(TOPICS, deedOf)

export const { types: EVENT_TYPES, isOwn: isDomainEvent, sentence } = eventWords<DomainEvent, DomainState, Names>(SENTENCES, namesOf)
