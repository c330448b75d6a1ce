import type { CoverPage } from '../../../game-page.ts'
import box from './box.svg?no-inline'

/** Citadel on the cover. */
export const COVER: CoverPage = {
  kind: 'a raid, 1980',
  players: '1 to 6 players, 2 hours',
  box,
  lead: 'Six people go in to find the Hellgate and break it. Some come out again, richer, and remember.',
  faces: ['face-almuric', 'face-gerudirr', 'face-stephen', 'face-elf-3', 'face-human-1', 'face-dwarf-2'],
  rows: [
    ['A ready party', 'three heroes, three who learn', 'such as these; you see yours first'],
    ['You learn it', 'while you play', 'each thing when it first comes up'],
    ['An evening', 'an hour or two', 'stop anywhere, nothing is lost'],
  ],
  ready: 'A ready party goes in',
  frieze: {
    alt: 'Six people on the road to the Citadel on its rock, early light over the valley',
    wall: 'valley-wide',
    pieces: [
      { piece: 'sun-yellow', x: 420, y: 22, size: 64 },
      { piece: 'citadel', x: 87, y: 27.3, size: 146 },
      { piece: 'party', x: 400, y: 113.2, size: 104 },
    ],
    spot: 'fire',
  },
  begin: async (client) => (await import('./ready.ts')).beginReady(client),
}
