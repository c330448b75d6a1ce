import { lazy } from 'react'
import type { GamePage } from '../../game-page.ts'
import { Art } from './art.tsx'
import { COVER } from './cover/cover.ts'
import { outcomeTitle } from './outcomes.ts'
import { PastWhere } from './past-where.tsx'
import { standingOf } from './standing.ts'
import { tale } from './tale.ts'
import './style/surface.css'

/** DOMAIN. */
export const domain: GamePage = {
  id: 'domain',
  place: 3,
  title: 'DOMAIN',
  blurb:
    'One to four challengers in the Warlock’s labyrinth, tile by tile and by lantern light. Whoever carries one of his four treasures out has won. The rules are those of 1991; lost tiles and cards are made for this app.',
  Art,
  words: { one: 'game', many: 'games', turn: 'round', nobodyYet: 'A domain that nobody has entered' },
  waits: 'The domain is still open',
  cover: COVER,
  recall: async () => (await import('./recall/recall.ts')).RECALL,
  Table: lazy(async () => ({ default: (await import('./table/table.tsx')).DomainTable })),
  Past: lazy(async () => ({ default: (await import('./past.tsx')).DomainPast })),
  PastWhere,
  NewGame: lazy(async () => ({ default: (await import('./new-game/new-game.tsx')).NewDomainGame })),
  events: async () => (await import('./events.ts')).EVENTS,
  standing: standingOf,
  outcomeTitle,
  people: () => new Set(),
  moments: { turn: 'Round', fight: 'Fight', find: 'Find', loss: 'Death' },
  book: async () => (await import('./rulebook/book.ts')).BOOK,
  keys: [
    {
      title: 'DOMAIN: on the board',
      lines: [
        { keys: ['←', '↑', '→', '↓'], does: 'from square to square' },
        { keys: ['Space'], does: 'chooses what can be done there' },
        { keys: ['Enter'], does: 'does it' },
      ],
    },
  ],
  guide: async () => (await import('./guide-texts.ts')).GUIDE,
  tale,
}
