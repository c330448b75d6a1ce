import { whole } from './figures.ts'
import type { Fate, Tale, TalePerson } from './tale-types.ts'

/** What page and files call the parts of a finished game, in the words of its game. */
export interface Telling {
  /** A session: `raid`, `raids`, and what its length is counted in: `turn`. */
  readonly words: { readonly one: string; readonly many: string; readonly turn: string }
  /** How it ended, as a heading, by the kind of its outcome. A game given up needs none, and one that older rules ended has none. */
  readonly outcomes: Readonly<Record<string, string>>
  /** Heads the list of those who took part: `Who went in`. */
  readonly party: string
  /** What became of them, phrased to follow the name. */
  readonly fates: Readonly<Record<Fate, string>>
  /** What each did and brought home, as columns. */
  readonly figures: readonly { readonly head: string; readonly of: (who: Did) => string }[]
  /** What is worth mentioning above the story apart from its date and its turns. */
  readonly facts: (tale: Pick<Tale, 'depth' | 'explored'>) => readonly string[]
  /** Over the list of those who were killed, and what one of them is called; `many` where it is not `one` and an s. */
  readonly kills: { readonly title: string; readonly one: string; readonly many?: string }
}

/** What of a person is counted. */
type Did = Pick<TalePerson, 'kills' | 'score' | 'experience' | 'gold' | 'jewels'>

/** How a session ended, as a heading. */
export function outcomeTitle(
  { outcomes, words }: { readonly outcomes: Telling['outcomes']; readonly words: { readonly one: string } },
  kind: string,
): string {
  return outcomes[kind] ?? (kind === 'abandoned' ? `The ${words.one} was given up` : `The ${words.one} is over`)
}

/** For a game that has no words of its own. */
export const PLAIN_TELLING: Telling = {
  words: { one: 'game', many: 'games', turn: 'turn' },
  outcomes: {},
  party: 'Who played',
  fates: { 'came-out': 'played to the end', fallen: 'fell', lost: 'was lost', abandoned: 'gave up' },
  figures: [{ head: 'Points', of: ({ score }) => (score === undefined ? '–' : whole(score)) }],
  facts: () => [],
  kills: { title: 'Beaten', one: 'opponent' },
}
