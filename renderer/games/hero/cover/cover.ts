import type { CoverPage } from '../../../game-page.ts'
import box from './box.svg?no-inline'

/** HERO on the cover. */
export const COVER: CoverPage = {
  kind: 'a courtship, 1980',
  players: '2 or 3 players, 1 hour',
  box,
  lead: 'Three heroes, three catacombs, one Alysa. Each hero is alone in his own, and another player moves the monsters in it.',
  rows: [
    ['A ready courtship', 'a hero with his sheet filled in', 'nothing to fill in; make your own another evening'],
    ['Against you', 'two bots', 'they never see what is hidden from them'],
    ['An evening', 'about an hour', 'stop anywhere, nothing is lost'],
  ],
  ready: 'A ready courtship',
  frieze: {
    alt: 'A hall: a hero on his way, an ogre and a troll before him',
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
