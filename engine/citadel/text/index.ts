import type { Ask } from '../../kernel/ask.ts'
import type { Wording } from '../../kernel/game.ts'
import type { GameEvent } from '../../kernel/play.ts'
import type { Standing } from '../17-leaving.ts'
import type { DelveState, End } from '../state.ts'
import { start } from './04-start.ts'
import { movement } from './06-movement.ts'
import { traps } from './07-traps.ts'
import { asideOption, asideTexts } from './10-asides.ts'
import { experience } from './12-experience.ts'
import { features } from './13-features.ts'
import { items } from './14-items.ts'
import { treasure } from './14-treasure.ts'
import { leaving } from './17-leaving.ts'
import { namesOf } from './names.ts'
import type { ChapterText, Names, Topics } from './text.ts'

/** The words of all chapters, in the rulebook's order. */
export const CHAPTERS: readonly ChapterText[] = [start, movement, traps, asideTexts, experience, features, items, treasure, leaving]

const TOPICS: Topics = Object.assign({}, ...CHAPTERS.map(({ topics }) => topics))

type Sentence = (event: GameEvent, name: Names) => string
const SENTENCES: Readonly<Record<string, Sentence>> = Object.assign({}, ...CHAPTERS.map(({ sentences }) => sentences))

/** How a question reads to a person: prompt, options with labels and odds, what is blocked and why. */
export function describe(s: DelveState, ask: Ask): Wording {
  const words = TOPICS[ask.topic]?.(s, ask) ?? { prompt: ask.topic }
  const aside = ask.kind === 'pick' ? ask.aside : undefined
  if (aside === undefined) return words
  // What may be done beside a question reads the same wherever it is offered.
  return { ...words, option: (id) => (aside.includes(id) ? asideOption(s, id) : (words.option?.(id) ?? { label: id })) }
}

/** A sentence for something that happened. */
export function sentence(s: DelveState, event: GameEvent): string {
  const words = SENTENCES[event.type]
  return words === undefined ? event.type : words(event, namesOf(s))
}

/** How a raid ended, in a sentence (17.0). */
export function ending(_s: DelveState, kind: End['kind']): string {
  return ENDINGS[kind]
}

const ENDINGS: Readonly<Record<End['kind'], string>> = {
  'team-victory': 'The Hellgate is destroyed and the party is home to tell of it: the team has won.',
  left: 'The party is out of the Citadel. The Hellgate still stands.',
  'all-dead': 'Nobody came out of the Citadel.',
  abandoned: 'The raid was given up.',
}

/** What stands beside a name in the standings of character victory (17.0). */
export function standingDetail({ fate, experience, treasure }: Standing): string {
  const gains = `${experience} experience, ${treasure} gold marks in all`
  if (fate === 'came-out') return gains
  return fate === 'lost' ? `${gains}; lost in the Citadel` : `${gains}; fallen`
}
