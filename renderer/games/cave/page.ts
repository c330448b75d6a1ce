import { lazy } from 'react'
import type { GamePage } from '../../game-page.ts'
import { Art } from './art.tsx'
import { COVER } from './cover/cover.ts'
import { outcomeTitle } from './outcomes.ts'
import { PastWhere } from './past-where.tsx'
import { standingOf } from './standing.ts'
import { tale } from './tale.ts'
import { veils } from './veils.ts'
import './style/surface.css'

/** Talisman: The Cave, played without the main game. */
export const cave: GamePage = {
  id: 'cave',
  place: 4,
  title: 'Talisman: The Cave',
  blurb:
    'One to six Characters under the mountain, each after the Magic Crystal and its three Trials. The printed rules survive; the board’s layout, most cards and seven Characters are made for this app.',
  Art,
  words: { one: 'game', many: 'games', turn: 'round', nobodyYet: 'A cave that nobody has entered' },
  waits: 'The cave is still open',
  cover: COVER,
  recall: async () => (await import('./recall/recall.ts')).RECALL,
  Table: lazy(async () => ({ default: (await import('./table/table.tsx')).CaveTable })),
  Past: lazy(async () => ({ default: (await import('./past.tsx')).CavePast })),
  PastWhere,
  NewGame: lazy(async () => ({ default: (await import('./new-game/new-game.tsx')).NewCaveGame })),
  Records: lazy(async () => ({ default: (await import('./records/eight-crystals.tsx')).EightCrystals })),
  events: async () => (await import('./events.ts')).EVENTS,
  standing: standingOf,
  outcomeTitle,
  people: () => new Set(),
  moments: { turn: 'Round', fight: 'Fight', find: 'Find', loss: 'Death' },
  book: async () => (await import('./rulebook/book.ts')).BOOK,
  keys: [
    {
      title: 'The Cave: on the board',
      lines: [
        { keys: ['←', '↑', '→', '↓'], does: 'from space to space' },
        { keys: ['Space'], does: 'chooses what can be done there' },
        { keys: ['Enter'], does: 'does it' },
      ],
    },
  ],
  guide: async () => (await import('./guide-texts.ts')).GUIDE,
  tale,
  veils,
}
