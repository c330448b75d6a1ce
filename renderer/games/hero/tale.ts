import { counted, whole } from '../../charts/figures.ts'
import type { TalePage } from '../../tale-page.ts'

/** The telling of a finished game of HERO. Its story has no map: the replay shows the three catacombs. */
export const tale: TalePage = {
  party: 'Who went down',
  fates: { 'came-out': 'came to Alysa', fallen: 'fell', lost: 'was still on the way', abandoned: 'broken off' },
  figures: [
    { head: 'Killed', of: ({ kills }) => whole(kills) },
    { head: 'Points', of: ({ score }) => (score === undefined ? '–' : whole(score)) },
  ],
  facts: () => [],
  kills: { title: 'What they killed', one: 'monster', icon: null },
  Route: null,
  end: {
    frieze: null,
    brought: ({ score, kills }) => [...(score === undefined ? [] : [counted(score, 'point')]), `${whole(kills)} killed`],
    Picture: null,
  },
}
