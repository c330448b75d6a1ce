import type { Ask } from './ask.ts'
import type { Wording } from './game.ts'
import type { DiceTopic } from './play.ts'
import type { Option } from './types.ts'

/** How the questions about each topic read; `A` are the questions of a game. */
export type WordsOf<A extends Ask, S> = {
  readonly [K in A['topic']]: (s: S, ask: Extract<A, { readonly topic: K }>) => Wording
}

interface QuestionWords<A extends Ask, S> {
  readonly isOwn: (ask: Ask) => ask is A
  /** How a question reads to the seat that decides: prompt, options with labels, odds and deeds. */
  readonly describe: (s: S, ask: Ask) => Wording
}

/**
 * What a game says of its questions.
 *
 * @param deedOf who does what to whom by an option, for the menus of the counters
 */
export function questionWords<A extends Ask, S>(
  topics: WordsOf<A, S>,
  deedOf?: (s: S, ask: A, id: string) => Pick<Option, 'deed'>,
): QuestionWords<A, S> {
  const isOwn = (ask: Ask): ask is A => Object.hasOwn(topics, ask.topic)
  // The words of a question's own topic: the table has some for each, which the types of a look-up cannot tell.
  const wordsAsked = ({ topic }: A) => topics[topic as A['topic']] as (s: S, ask: A) => Wording
  return {
    isOwn,
    describe(s, ask) {
      if (!isOwn(ask)) throw new Error(`no words for the question ${ask.topic}`)
      const words = wordsAsked(ask)(s, ask)
      if (deedOf === undefined) return words
      const { option, blocked } = words
      return {
        ...words,
        ...(option && { option: (id) => ({ ...option(id), ...deedOf(s, ask, id) }) }),
        ...(blocked && { blocked: blocked.map((each) => ({ ...each, ...deedOf(s, ask, each.id) })) }),
      }
    },
  }
}

/** Real dice, of a game that says no more about them than what they are for. */
export function diceWords(_: unknown, { data }: Ask & { readonly data: DiceTopic['dice'] }): Wording {
  return { prompt: 'Roll the dice', lead: topicInWords(data.topic) }
}

/** What a roll is for, where a game has no words for it. */
export function topicInWords(topic: string): string {
  return topic.replaceAll('-', ' ')
}
