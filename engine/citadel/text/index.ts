import type { Ask } from '../../kernel/ask.ts'
import { eventWords } from '../../kernel/event-words.ts'
import type { Wording } from '../../kernel/game.ts'
import { type Asked, asked, type Topic } from '../asks.ts'
import type { VictoryLine } from '../chapters/17-leaving.ts'
import type { DelveEvent } from '../event-types.ts'
import type { DelveState, End } from '../state.ts'
import { start } from './04-start.ts'
import { movement } from './06-movement.ts'
import { traps } from './07-traps.ts'
import { encounters } from './08-encounters.ts'
import { combat } from './09-combat.ts'
import { asideOption, asideTexts, blockedAsides } from './10-asides.ts'
import { combatSpells } from './10-combat-spells.ts'
import { resistanceAndWounds } from './11-resistance-and-wounds.ts'
import { experience } from './12-experience.ts'
import { features } from './13-features.ts'
import { items } from './14-items.ts'
import { treasure } from './14-treasure.ts'
import { specialMonsters } from './15-special-monsters.ts'
import { theHellgate } from './16-hellgate.ts'
import { leaving } from './17-leaving.ts'
import { deedOf, deedOfBlocked } from './deeds.ts'
import { namesOf } from './names.ts'
import { purposeOf } from './rolls.ts'
import type { Names, Sentences, Words } from './text.ts'

// The words of all chapters, put together.

/** What the table itself asks for: real dice (3.1). */
const dice: Words<'dice'> = {
  dice: (s, ask) => {
    const who = ask.about === undefined ? '' : `${namesOf(s)(ask.about)}: `
    return { prompt: `Roll ${ask.code}`, lead: `${who}${purposeOf(ask.data)}` }
  },
}

const SENTENCES = {
  ...start.sentences,
  ...movement.sentences,
  ...traps.sentences,
  ...encounters.sentences,
  ...combat.sentences,
  ...asideTexts.sentences,
  ...combatSpells.sentences,
  ...resistanceAndWounds.sentences,
  ...experience.sentences,
  ...features.sentences,
  ...items.sentences,
  ...treasure.sentences,
  ...specialMonsters.sentences,
  ...theHellgate.sentences,
  ...leaving.sentences,
} satisfies Sentences<DelveEvent>

export const TOPICS: Words = {
  ...start.topics,
  ...movement.topics,
  ...traps.topics,
  ...encounters.topics,
  ...combat.topics,
  ...asideTexts.topics,
  ...combatSpells.topics,
  ...features.topics,
  ...items.topics,
  ...treasure.topics,
  ...theHellgate.topics,
  ...dice,
}

/** How a question reads to a person: prompt, options with labels and odds, what is blocked and why. */
export function describe(s: DelveState, ask: Ask): Wording {
  const words = worded(s, asked(ask))
  const blocked = (words.blocked ?? []).map((each) => ({ ...each, ...deedOfBlocked(s, ask, each) }))
  if (ask.kind === 'arrange')
    return { ...words, blocked, option: (id) => ({ ...(words.option?.(id) ?? { label: id }), ...deedOf(s, ask, id) }) }
  if (ask.kind !== 'pick' && ask.kind !== 'share') return { ...words, blocked }
  const beside = ask.aside?.() ?? null
  // What may be done beside a question reads the same wherever it is offered.
  const asides = beside === null ? [] : blockedAsides(s).map((each) => ({ ...each, ...deedOfBlocked(s, ask, each) }))
  const option = (id: string) => (beside?.includes(id) ? asideOption(s, id) : (words.option?.(id) ?? { label: id }))
  return { ...words, blocked: [...blocked, ...asides], option: (id) => ({ ...option(id), ...deedOf(s, ask, id) }) }
}

/** The words of a question's own topic. */
function worded<K extends Topic>(s: DelveState, ask: Asked<K>): Wording {
  const words: Words<K> = TOPICS
  return words[ask.topic](s, ask)
}

export const { types: EVENT_TYPES, isOwn: isDelveEvent, sentence } = eventWords<DelveEvent, DelveState, Names>(SENTENCES, namesOf)

/** How a raid ended, in a sentence (17.0). */
export function ending(kind: End['kind']): string {
  return ENDINGS[kind]
}

const ENDINGS: Readonly<Record<End['kind'], string>> = {
  'team-victory': 'The Hellgate is destroyed, and the party came home to tell of it: the team has won.',
  left: 'The party left the Citadel.',
  'all-dead': 'No one came out of the Citadel.',
  abandoned: 'You gave up the raid.',
}

/** What is shown beside a name in the standings of character victory (17.0). */
export function standingDetail({ fate, experience, treasure }: VictoryLine): string {
  const gains = `${experience} experience, ${treasure} gold marks in all`
  if (fate === 'came-out') return gains
  return fate === 'lost' ? `${gains}; lost in the Citadel` : `${gains}; fallen`
}
