import type { CoverPage } from '../../../game-page.ts'
import box from './box.svg?no-inline'

/** The Cave on the cover. */
export const COVER: CoverPage = {
  kind: 'the Magic Crystal',
  players: '1 to 6 players, 1 hour',
  box,
  lead: 'Forty-one spaces of violet rock, and in one of the Chambers the Magic Crystal. Find it, pass its three Trials, and you win.',
  rows: [
    ['A ready delver', 'you and two bots', 'a Character is dealt to each'],
    ['To begin with', 'four Lives and one Gold', 'everything else lies in the cave'],
    ['An evening', 'about an hour', 'stop anywhere, nothing is lost'],
  ],
  ready: 'A ready delver',
  frieze: {
    alt: 'A dark hall: a delver with a lamp on the helmet faces a minotaur and a spectre, the Magic Crystal behind them',
    wall: 'hall-wide',
    pieces: [],
    crests: [
      { icon: 'g-crystal', x: 44, y: 44, size: 140, lit: 'spot' },
      { icon: 'm-minotaur', x: 204, y: 84, size: 108, lit: 'left' },
      { icon: 'm-wraith', x: 344, y: 96, size: 92, lit: 'left' },
      { icon: 'g-mining-helmet', x: 472, y: 84, size: 112, lit: 'left' },
    ],
    spot: 'fire',
  },
  begin: async (client) => (await client.call('game.start', (await import('../new-game/wish.ts')).readyGame())).session,
}
