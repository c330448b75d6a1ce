import { eventWords } from '../../kernel/event-words.ts'
import { questionWords } from '../../kernel/question-words.ts'
import type { HeroAsk, Topic } from '../asks.ts'
import type { HeroEvent } from '../event-types.ts'
import type { HeroState } from '../state.ts'
import { profile } from './103-profile.ts'
import { setup } from './104-setup.ts'
import { sequence } from './202-sequence.ts'
import { sighting } from './205-sighting.ts'
import { doors } from './206-doors.ts'
import { richesText } from './207-riches.ts'
import { witsAndWeapons } from './208-209.ts'
import { combat } from './210-combat.ts'
import { specials } from './211-specials.ts'
import { elimination } from './212-elimination.ts'
import { woundsText } from './212-wounds.ts'
import { breatherText } from './213-breather.ts'
import { victory } from './215-victory.ts'
import { sectionAsked } from './asked.ts'
import { deedOf } from './deeds.ts'
import { type Names, namesOf } from './names.ts'
import { why } from './rolls.ts'
import type { Sentences, Topics } from './text.ts'

// The words of all chapters, put together.

export { ending, standingDetail } from './215-victory.ts'
export { LEVEL_USES, LEVEL_WORDS } from './levels.ts'
export { printedTables } from './printed.ts'

/** What the table itself asks for: real dice. */
const dice: Topics<'dice'> = {
  dice: (s, ask) => {
    const name = namesOf(s)(sectionAsked(s, ask).id)
    const isHis = s.sections.some(({ id }) => id === ask.about)
    return {
      prompt: `Roll ${ask.kind === 'roll' ? ask.code : ''}`,
      lead: `${isHis ? name : `Against ${name}`}: ${why(ask.data)}`,
    }
  },
}

const SENTENCES = {
  ...profile.sentences,
  ...setup.sentences,
  ...sequence.sentences,
  ...sighting.sentences,
  ...doors.sentences,
  ...richesText.sentences,
  ...witsAndWeapons.sentences,
  ...combat.sentences,
  ...specials.sentences,
  ...elimination.sentences,
  ...woundsText.sentences,
  ...breatherText.sentences,
  ...victory.sentences,
} satisfies Sentences<HeroEvent>

export const TOPICS: Topics<Topic> = {
  ...profile.topics,
  ...setup.topics,
  ...sequence.topics,
  ...doors.topics,
  ...richesText.topics,
  ...combat.topics,
  ...specials.topics,
  ...woundsText.topics,
  ...breatherText.topics,
  ...dice,
}

export const { describe } = questionWords<HeroAsk, HeroState>(TOPICS, deedOf)

export const { types: EVENT_TYPES, isOwn: isHeroEvent, sentence } = eventWords<HeroEvent, HeroState, Names>(SENTENCES, namesOf)
