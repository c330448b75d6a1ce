import { lazy } from 'react'
import { TOLD } from '../../../engine/gladiator/open/told.ts'
import { boardKeys } from '../../board/board-keys.ts'
import type { GamePage } from '../../game-page.ts'
import { COVER } from './cover/cover.ts'
import { campaign } from './stable/campaign.ts'
import { standingOf } from './standing.ts'
import { tale } from './tale.ts'
import { veils } from './veils.ts'
import './style/surface.css'

/** Gladiator!, the arena; the stable is its campaign. */
export const gladiator: GamePage = {
  id: 'gladiator',
  place: 5,
  title: 'Gladiator!',
  blurb:
    'Forty columns of sand, two sides, and arms for every strength. Fight a bot, a friend or the manual’s robots, in a duel or ten against ten, by every rule of 1992.',
  emblem: {
    width: 32,
    height: 32,
    path: 'M3 13C4 5 10 1 18 1c7 0 11 4 12 9l-4 2c-1-4-4-6-8-6-7 0-11 4-12 9zM8 16c1-6 5-9 10-9 4 0 7 2 7 6v4l4 6-5 1v6h-6l-2-6 5-5H9v7c0 3 1 5 3 6H8c-2-3-3-8 0-15z',
  },
  words: { ...TOLD.words, nobodyYet: 'A fight no one has joined' },
  waits: 'The crowd is waiting',
  cover: COVER,
  recall: async () => (await import('./recall/recall.ts')).RECALL,
  Table: lazy(async () => ({ default: (await import('./table/table.tsx')).GladiatorTable })),
  Past: lazy(async () => ({ default: (await import('./past.tsx')).GladiatorPast })),
  NewGame: lazy(async () => ({ default: (await import('./new-game/new-game.tsx')).NewFight })),
  events: async () => (await import('./events.ts')).EVENTS,
  standing: standingOf,
  veils,
  outcomes: TOLD.outcomes,
  moments: { turn: 'Turn', fight: 'Turn of blood', loss: 'Death' },
  book: async () => (await import('./rulebook/book.ts')).BOOK,
  keys: boardKeys('Gladiator!: in the arena', 'square'),
  guide: async () => (await import('./guide-texts.ts')).GUIDE,
  tale,
  campaign,
}
