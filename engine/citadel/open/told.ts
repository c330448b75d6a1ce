import { whole } from '../../kernel/figures.ts'
import type { Telling } from '../../kernel/telling.ts'
import { many } from '../../kernel/words.ts'
import { FATE_NAMES } from './names.ts'

/** The telling of a finished raid. */
export const TOLD: Telling = {
  words: { one: 'raid', many: 'raids', turn: 'turn' },
  outcomes: {
    'team-victory': 'The Hellgate is destroyed',
    left: 'Out of the Citadel',
    'all-dead': 'No one came back',
  },
  party: 'Who went in',
  fates: FATE_NAMES,
  figures: [
    { head: 'Killed', of: ({ kills }) => whole(kills) },
    { head: 'Exp.', of: ({ experience }) => whole(experience) },
    { head: 'Gold', of: ({ gold }) => whole(gold) },
    { head: 'Jewels', of: ({ jewels }) => (jewels.length > 0 ? jewels.map(whole).join(', ') : '–') },
  ],
  facts: ({ depth, explored }) => [
    ...(depth > 0 ? [`down to level ${depth}`] : []),
    ...(explored > 0 ? [many(explored, 'new segment')] : []),
  ],
  kills: { title: 'What they killed', one: 'monster' },
}
