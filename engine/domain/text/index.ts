import type { Ask } from '../../kernel/ask.ts'
import { eventWords } from '../../kernel/event-words.ts'
import type { Wording } from '../../kernel/game.ts'
import { type DomainAsk, isDomainAsk, type Topic } from '../asks.ts'
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

/** How a question reads to the seat that is asked: prompt, options with labels and odds. */
export function describe(s: DomainState, ask: Ask): Wording {
  if (!isDomainAsk(ask, TOPICS)) throw new Error(`no words for the question ${ask.topic}`)
  const words = wordsAsked(ask)(s, ask)
  const { option, blocked } = words
  return {
    ...words,
    ...(option && { option: (id) => ({ ...option(id), ...deedOf(s, ask, id) }) }),
    ...(blocked && { blocked: blocked.map((each) => ({ ...each, ...deedOf(s, ask, each.id) })) }),
  }
}

/** The words of a question's own topic: the table above has some for each, which the types of a look-up cannot tell. */
function wordsAsked(ask: DomainAsk): (s: DomainState, ask: DomainAsk) => Wording {
  return TOPICS[ask.topic] as (s: DomainState, ask: DomainAsk) => Wording
}

export const { types: EVENT_TYPES, isOwn: isDomainEvent, sentence } = eventWords<DomainEvent, DomainState, Names>(SENTENCES, namesOf)
