import { whole } from '../../charts/figures.ts'
import type { TalePage } from '../../tale-page.ts'

/** How a game of HERO is told. Its story has no map: three catacombs are looked back on in the replay. */
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
}
