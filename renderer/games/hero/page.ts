import { lazy } from 'react'
import { TOLD } from '../../../engine/hero/open/told.ts'
import type { GamePage } from '../../game-page.ts'
import { COVER } from './cover/cover.ts'
import { orderHolds, standingOf } from './standing.ts'
import { tale } from './tale.ts'
import './style/surface.css'

/** HERO. */
export const hero: GamePage = {
  id: 'hero',
  place: 2,
  title: 'HERO',
  blurb:
    'Three catacombs, one Alysa. Each player leads a hero through one of them, and the monsters in another hero’s. The maps printed in 1980 are lost: these were drawn for this app.',
  emblem: { width: 40, height: 36, path: 'M20 35 3 18A9.6 9.6 0 0 1 16.6 4.4L20 7.8l3.4-3.4A9.6 9.6 0 0 1 37 18z' },
  words: { ...TOLD.words, nobodyYet: 'A game no one has joined' },
  waits: 'Alysa still waits',
  cover: COVER,
  recall: async () => (await import('./recall/recall.ts')).RECALL,
  Table: lazy(async () => ({ default: (await import('./table/table.tsx')).HeroTable })),
  Past: lazy(async () => ({ default: (await import('./past.tsx')).HeroPast })),
  Poster: lazy(async () => ({ default: (await import('./board/poster.tsx')).CatacombPoster })),
  NewGame: lazy(async () => ({ default: (await import('./new-game/new-game.tsx')).NewGameDialog })),
  Shelf: lazy(async () => {
    // A visitor to the shelf may press New game next: the form is preloaded.
    void import('./new-game/new-game.tsx')
    return { default: (await import('./shelf/heroes.tsx')).KeptHeroes }
  }),
  events: async () => (await import('./events.ts')).EVENTS,
  standing: standingOf,
  orderHolds,
  outcomes: TOLD.outcomes,
  book: async () => (await import('./rulebook/book.ts')).BOOK,
  guide: async () => (await import('./guide-texts.ts')).GUIDE,
  tale,
}
