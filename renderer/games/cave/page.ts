import { lazy } from 'react'
import { TOLD } from '../../../engine/cave/open/told.ts'
import { boardKeys } from '../../board/board-keys.ts'
import type { GamePage } from '../../game-page.ts'
import { COVER } from './cover/cover.ts'
import { standingOf, veils } from './standing.ts'
import { tale } from './tale.ts'
import './style/surface.css'

/** Talisman: The Cave, played without the main game. */
export const cave: GamePage = {
  id: 'cave',
  place: 4,
  title: 'Talisman: The Cave',
  blurb:
    'One to six Characters under the mountain seek the Magic Crystal and its three Trials. The printed rules survive; the board’s layout, most cards and seven Characters were made for this app.',
  emblem: { width: 32, height: 32, path: 'M16 1l7 8v13l-7 9-7-9V9zM5 13l3-3v13l-2 2-4-5zM27 13l-3-3v13l2 2 4-5z' },
  words: { ...TOLD.words, nobodyYet: 'A cave no one has entered' },
  waits: 'The cave is still open',
  cover: COVER,
  recall: async () => (await import('./recall/recall.ts')).RECALL,
  Table: lazy(async () => ({ default: (await import('./table/table.tsx')).CaveTable })),
  Past: lazy(async () => ({ default: (await import('./past.tsx')).CavePast })),
  NewGame: lazy(async () => ({ default: (await import('./new-game/new-game.tsx')).NewCaveGame })),
  Records: lazy(async () => ({ default: (await import('./records/eight-crystals.tsx')).EightCrystals })),
  events: async () => (await import('./events.ts')).EVENTS,
  standing: standingOf,
  outcomes: TOLD.outcomes,
  moments: { turn: 'Round', fight: 'Fight', find: 'Find', loss: 'Death' },
  book: async () => (await import('./rulebook/book.ts')).BOOK,
  keys: boardKeys('The Cave: on the board', 'space'),
  guide: async () => (await import('./guide-texts.ts')).GUIDE,
  tale,
  veils,
}
