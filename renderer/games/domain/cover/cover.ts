import type { CoverPage } from '../../../game-page.ts'
import box from './box.svg?no-inline'
import { COMPANY } from './frieze.ts'

/** DOMAIN on the cover. */
export const COVER: CoverPage = {
  kind: 'a challenge, 1991',
  players: '1 to 4 players, 2 hours',
  box,
  lead: 'A labyrinth that nobody has mapped, and the Warlock’s four treasures in the middle of it. Whoever carries one of them out has won.',
  rows: [
    ['A ready company', 'you, and two bots from other corners', 'they know no more than you do'],
    ['To begin with', 'a lantern, ten life points and some luck', 'weapons lie about below'],
    ['An evening', 'about two hours', 'stop anywhere, it is all kept'],
  ],
  ready: 'A ready company',
  frieze: COMPANY,
  begin: async (client) => (await import('./ready.ts')).beginReady(client),
}
