import { lazy } from 'react'
import { VARIANT_WORDS } from '../../../engine/toll/open/variants.ts'
import { plainPage } from '../../screens/plain/page.ts'
import { standingOf } from './table/view.ts'
import './style/surface.css'

/** The Toll, registered nowhere: the smallest complete page of a game (`docs/adding-a-game.md`). */
export const toll = plainPage({
  id: 'toll',
  place: 90,
  title: 'The Toll',
  blurb: 'One bridge, two travellers, and a die for a gatekeeper. Lay the card nearest to the toll it will name.',
  emblem: {
    width: 48,
    height: 36,
    path: 'M0 12h48v6h-4v14h-4a8 8 0 0 0-16 0h-1a8 8 0 0 0-16 0H4V18H0zM4 5h4v7H4zM22 5h4v7h-4zM40 5h4v7h-4zM4 7h40v2H4z',
  },
  cover: {
    kind: 'a crossing',
    players: '2 players, ten minutes',
    lead: 'Two travellers, one gate, three rounds. The better payer crosses.',
    rows: [['Against you', 'one bot', 'it can’t see your cards']],
    ready: 'To the gate',
  },
  seats: { counts: [2], legends: ['Lays first', 'Lays second'] },
  variants: VARIANT_WORDS,
  words: { one: 'game', many: 'games', turn: 'round', nobodyYet: 'No one at the bridge yet' },
  waits: 'The gate is still down',
  moments: { find: 'Round' },
  Table: lazy(async () => ({ default: (await import('./table/table.tsx')).TollTable })),
  Past: lazy(async () => ({ default: (await import('./table/table.tsx')).TollPast })),
  events: async () => (await import('./events.ts')).EVENTS,
  standing: standingOf,
  recall: async () => ({ wanted: () => 'To lay the cards nearest to the toll.' }),
  outcomes: { won: 'Across the bridge', even: 'No one crosses' },
  book: async () => (await import('./texts.ts')).BOOK,
  guide: async () => (await import('./texts.ts')).GUIDE,
})
