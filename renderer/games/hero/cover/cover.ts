import type { CoverPage } from '../../../game-page.ts'
import box from './box.svg?no-inline'
import { COURTSHIP } from './frieze.ts'

/** HERO on the cover. */
export const COVER: CoverPage = {
  kind: 'a courtship, 1980',
  players: '2 or 3 players, 1 hour',
  box,
  lead: 'Three heroes, three catacombs, one Alysa. Each is alone in his own, and somebody else moves the monsters in it.',
  rows: [
    ['A ready courtship', 'a hero with his sheet filled in', 'nothing to fill in; make your own another evening'],
    ['Against you', 'two bots', 'they never see what is hidden from them'],
    ['An evening', 'about an hour', 'stop anywhere, it is all kept'],
  ],
  ready: 'A ready courtship',
  frieze: COURTSHIP,
  begin: async (client) => (await import('./ready.ts')).beginReady(client),
}
