import type { CoverPage } from '../../../game-page.ts'
import box from './box.svg?no-inline'

/** DOMAIN on the cover. */
export const COVER: CoverPage = {
  kind: 'a challenge, 1991',
  players: '1 to 4 players, 2 hours',
  box,
  lead: 'An unmapped labyrinth, and in the middle of it the Warlock’s four treasures. Carry one of them out, and you win.',
  rows: [
    ['A ready company', 'you, and two bots from other corners', 'they know no more than you do'],
    ['To begin with', 'a lantern, ten life points and some luck', 'weapons lie about inside'],
    ['An evening', 'about two hours', 'stop at any point, it is all saved'],
  ],
  ready: 'A ready company',
  frieze: {
    alt: 'A dark hall: a challenger with a lantern, before them an orc, and the Warlock behind it',
    wall: 'hall-wide',
    pieces: [],
    crests: [
      { icon: 'm-evil-mage', x: 40, y: 40, size: 148, lit: 'left' },
      { icon: 'm-orc', x: 218, y: 88, size: 104, lit: 'left' },
      { icon: 'g-lantern-flame', x: 380, y: 104, size: 74, lit: 'spot' },
      { icon: 'x-human', x: 464, y: 80, size: 116, lit: 'left' },
    ],
    spot: 'fire',
  },
  begin: async (client) => (await client.call('game.start', (await import('../new-game/wish.ts')).readyGame())).session,
}
