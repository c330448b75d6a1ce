import { whole } from '../../kernel/figures.ts'
import type { Telling } from '../../kernel/telling.ts'

/** The telling of a finished game of HERO. */
export const TOLD: Telling = {
  words: { one: 'game', many: 'games', turn: 'turn' },
  outcomes: {
    heart: 'Her heart is won',
    chosen: 'Alysa has chosen',
    'tie-break': 'By a hair’s breadth',
    nobody: 'No one came to Alysa',
  },
  party: 'Who went down',
  fates: { 'came-out': 'came to Alysa', fallen: 'fell', lost: 'was still on the way', abandoned: 'broken off' },
  figures: [
    { head: 'Killed', of: ({ kills }) => whole(kills) },
    { head: 'Points', of: ({ score }) => (score === undefined ? '–' : whole(score)) },
  ],
  facts: () => [],
  kills: { title: 'What they killed', one: 'monster' },
}
