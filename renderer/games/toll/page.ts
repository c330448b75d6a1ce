import { lazy } from 'react'
import type { GamePage } from '../../game-page.ts'
import { standingOf } from './standing.ts'
import { Where } from './table/where.tsx'
import { tale } from './tale.ts'
import './style/surface.css'

/** The Toll, registered nowhere: the smallest complete page of a game (`docs/adding-a-game.md`). */
export const toll: GamePage = {
  id: 'toll',
  place: 90,
  title: 'The Toll',
  blurb: 'One bridge, two travellers, and a die for a gatekeeper. Lay the card nearest to the toll it will name.',
  emblem: {
    width: 48,
    height: 36,
    path: 'M0 12h48v6h-4v14h-4a8 8 0 0 0-16 0h-1a8 8 0 0 0-16 0H4V18H0zM4 5h4v7H4zM22 5h4v7h-4zM40 5h4v7h-4zM4 7h40v2H4z',
  },
  words: { one: 'game', many: 'games', turn: 'turn', nobodyYet: 'No one at the bridge yet' },
  waits: 'The gate is still down',
  cover: {
    kind: 'a crossing',
    players: '2 players, ten minutes',
    lead: 'Two travellers, one gate, three rounds. The better payer crosses.',
    rows: [['Against you', 'one bot', 'it can’t see your cards']],
    ready: 'To the gate',
    begin: async (client) => {
      const begun = await client.call('game.start', { game: 'toll', seats: ['Player 1', 'Bot 2'], bots: [{ seat: 1, skill: 'able' }] })
      return begun.session
    },
  },
  recall: async () => (await import('./recall.tsx')).RECALL,
  Table: lazy(async () => ({ default: (await import('./table/table.tsx')).TollTable })),
  Past: lazy(async () => ({ default: (await import('./past.tsx')).TollPast })),
  PastWhere: Where,
  NewGame: lazy(async () => ({ default: (await import('./new-game.tsx')).NewTollGame })),
  events: async () => (await import('./events.ts')).EVENTS,
  standing: standingOf,
  outcomes: {
    won: 'Across the bridge',
    even: 'No one crosses',
  },
  moments: { find: 'Round' },
  book: async () => (await import('./rulebook/book.ts')).BOOK,
  guide: async () => (await import('./guide-texts.ts')).GUIDE,
  tale,
}
