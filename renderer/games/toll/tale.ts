import { counted, whole } from '../../charts/figures.ts'
import type { TalePage } from '../../tale-page.ts'

/** The story of a finished game, without kills and without a map. */
export const tale: TalePage = {
  party: 'Who came to the bridge',
  fates: { 'came-out': 'paid the toll', fallen: 'fell', lost: 'was lost', abandoned: 'turned back' },
  figures: [{ head: 'Points', of: ({ score }) => (score === undefined ? '–' : whole(score)) }],
  facts: () => [],
  kills: null,
  Route: null,
  end: { frieze: null, brought: ({ score }) => (score === undefined ? [] : [counted(score, 'point')]), Picture: null },
}
