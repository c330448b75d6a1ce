import type { CoverPage } from '../../../game-page.ts'
import box from './box.svg?no-inline'

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
  frieze: {
    alt: 'A hall: a hero on his way, and an ogre and a troll in it',
    wall: 'hall-wide',
    pieces: [],
    crests: [
      { icon: 'm-ogre', x: 96, y: 58, size: 132, lit: 'left' },
      { icon: 'm-troll', x: 236, y: 84, size: 106, lit: 'left' },
      { icon: 'x-human', x: 448, y: 80, size: 116, lit: 'left' },
    ],
    spot: 'harm',
  },
  begin: async (client) => (await import('./ready.ts')).beginReady(client),
}
