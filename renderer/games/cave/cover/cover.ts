import type { CoverPage } from '../../../game-page.ts'
import box from './box.svg?no-inline'
import { CAVERN } from './frieze.ts'

/** The Cave on the cover. */
export const COVER: CoverPage = {
  kind: 'the Magic Crystal',
  players: '1 to 6 players, 1 hour',
  box,
  lead: 'Forty-one spaces of violet rock, and in one of its Chambers the Magic Crystal. Whoever finds it and passes its three Trials has won.',
  rows: [
    ['A ready delver', 'you, and two bots with Characters of their own', 'all three are dealt'],
    ['To begin with', 'four Lives and one Gold', 'everything else lies in the cave'],
    ['An evening', 'about an hour', 'stop anywhere, it is all kept'],
  ],
  ready: 'A ready delver',
  frieze: CAVERN,
  begin: async (client) => (await import('./ready.ts')).beginReady(client),
}
