import { whole } from '../../kernel/figures.ts'
import type { Telling } from '../../kernel/telling.ts'

/** The telling of a finished fight. */
export const TOLD: Telling = {
  words: { one: 'fight', many: 'fights', turn: 'turn' },
  outcomes: {
    west: 'West wins',
    east: 'East wins',
    draw: 'A draw',
  },
  party: 'Who fought',
  fates: { 'came-out': 'came home', fallen: 'fell', lost: 'stayed bones', abandoned: 'broke off' },
  figures: [
    { head: 'Killed', of: ({ kills }) => whole(kills) },
    { head: 'Experience', of: ({ experience }) => whole(experience) },
  ],
  facts: () => [],
  kills: { title: 'Kills', one: 'Kind' },
}
