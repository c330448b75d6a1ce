import { lazy } from 'react'
import type { GamePage } from '../../game-page.ts'
import { Art } from './art.tsx'
import { COVER } from './cover/cover.ts'
import { outcomeTitle } from './outcomes.ts'
import { PastWhere } from './past-where.tsx'
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
    'Forty columns of sand, two sides, and arms for every strength. Fight a bot, a friend or the robots of the manual, in a duel or ten against ten. Every rule of 1992 is played.',
  Art,
  words: { one: 'fight', many: 'fights', turn: 'turn', nobodyYet: 'A fight that nobody has joined' },
  waits: 'The crowd is waiting',
  cover: COVER,
  recall: async () => (await import('./recall/recall.ts')).RECALL,
  Table: lazy(async () => ({ default: (await import('./table/table.tsx')).GladiatorTable })),
  Past: lazy(async () => ({ default: (await import('./past.tsx')).GladiatorPast })),
  PastWhere,
  NewGame: lazy(async () => ({ default: (await import('./new-game/new-game.tsx')).NewFight })),
  events: async () => (await import('./events.ts')).EVENTS,
  standing: standingOf,
  veils,
  outcomeTitle,
  people: () => new Set(),
  moments: { turn: 'Turn', fight: 'Turn of blood', loss: 'Death' },
  book: async () => (await import('./rulebook/book.ts')).BOOK,
  keys: [
    {
      title: 'Gladiator!: in the arena',
      lines: [
        { keys: ['←', '↑', '→', '↓'], does: 'from square to square' },
        { keys: ['Space'], does: 'chooses what can be done there' },
        { keys: ['Enter'], does: 'does it' },
      ],
    },
  ],
  guide: async () => (await import('./guide-texts.ts')).GUIDE,
  tale,
  campaign,
}
