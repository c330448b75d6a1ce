import { lazy } from 'react'
import { TOLD } from '../../../engine/domain/open/told.ts'
import { boardKeys } from '../../board/board-keys.ts'
import type { GamePage } from '../../game-page.ts'
import { COVER } from './cover/cover.ts'
import { standingOf } from './standing.ts'
import { tale } from './tale.ts'
import './style/surface.css'

/** DOMAIN. */
export const domain: GamePage = {
  id: 'domain',
  place: 3,
  title: 'DOMAIN',
  blurb:
    'One to four challengers in the Warlock’s labyrinth, tile by tile and by lantern light. Carry out one of his four treasures and you win. The rules are those of 1991; we made new tiles and cards for the lost ones.',
  emblem: {
    width: 36,
    height: 40,
    path: 'M14 4a4 4 0 0 1 8 0v2h3l3 6H8l3-6h3zm2 0v2h4V4a2 2 0 0 0-4 0zM9 14h18l2 19H7zm9 4c-4 5-5 7-5 9a5 5 0 0 0 10 0c0-2-1-4-5-9zM6 35h24v3H6z',
  },
  words: { ...TOLD.words, nobodyYet: 'No one in the domain yet' },
  waits: 'The domain is still open',
  cover: COVER,
  recall: async () => (await import('./recall/recall.ts')).RECALL,
  Table: lazy(async () => ({ default: (await import('./table/table.tsx')).DomainTable })),
  Past: lazy(async () => ({ default: (await import('./past.tsx')).DomainPast })),
  Poster: lazy(async () => ({ default: (await import('./board/poster.tsx')).DomainPoster })),
  NewGame: lazy(async () => ({ default: (await import('./new-game/new-game.tsx')).NewDomainGame })),
  events: async () => (await import('./events.ts')).EVENTS,
  standing: standingOf,
  outcomes: TOLD.outcomes,
  moments: { turn: 'Round', fight: 'Fight', find: 'Find', loss: 'Death' },
  book: async () => (await import('./rulebook/book.ts')).BOOK,
  keys: boardKeys('DOMAIN: on the board', 'square'),
  guide: async () => (await import('./guide-texts.ts')).GUIDE,
  tale,
}
