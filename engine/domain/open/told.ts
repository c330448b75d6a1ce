import { whole } from '../../kernel/figures.ts'
import type { Telling } from '../../kernel/telling.ts'
import { many } from '../../kernel/words.ts'

/** The telling of a finished game of DOMAIN. */
export const TOLD: Telling = {
  words: { one: 'game', many: 'games', turn: 'round' },
  outcomes: {
    treasure: 'Out of the domain',
    time: 'Time is up',
    nobody: 'The Warlock keeps it all',
  },
  party: 'Who went in',
  fates: { 'came-out': 'came out as the winner', fallen: 'fell', lost: 'was still inside', abandoned: 'gave up' },
  figures: [
    { head: 'Beaten', of: ({ kills }) => whole(kills) },
    { head: 'Riches', of: ({ score }) => (score === undefined ? '–' : whole(score)) },
  ],
  facts: ({ explored }) => (explored > 0 ? [many(explored, 'square walked', 'squares walked')] : []),
  kills: { title: 'Creatures beaten', one: 'creature' },
}
