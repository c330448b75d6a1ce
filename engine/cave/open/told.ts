import { whole } from '../../kernel/figures.ts'
import type { Telling } from '../../kernel/telling.ts'
import { many } from '../../kernel/words.ts'

/** The telling of a finished game of the Cave. */
export const TOLD: Telling = {
  words: { one: 'game', many: 'games', turn: 'round' },
  outcomes: {
    crystal: 'The Magic Crystal is won',
    limit: 'The last round is over',
    'all-dead': 'No one is left',
  },
  party: 'Who went in',
  fates: { 'came-out': 'won', fallen: 'fell', lost: 'was still looking', abandoned: 'broke off' },
  figures: [
    { head: 'Beaten', of: ({ kills }) => whole(kills) },
    { head: 'Renown', of: ({ score }) => (score === undefined ? '–' : whole(score)) },
  ],
  facts: ({ explored }) => (explored > 0 ? [many(explored, 'space walked', 'spaces walked')] : []),
  kills: { title: 'What they beat', one: 'Enemy', many: 'Enemies' },
}
