import { whole } from '../../charts/figures.ts'
import type { TalePage } from '../../tale-page.ts'

/** How a game is told: nobody is killed, and there is no map. */
export const tale: TalePage = {
  party: 'Who came to the bridge',
  fates: { 'came-out': 'paid the toll', fallen: 'fell', lost: 'was lost', abandoned: 'turned back' },
  figures: [{ head: 'Points', of: ({ score }) => (score === undefined ? '–' : whole(score)) }],
  facts: () => [],
  kills: null,
  Route: null,
}
