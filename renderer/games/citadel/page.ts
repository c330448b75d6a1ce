import { lazy } from 'react'
import { TOLD } from '../../../engine/citadel/open/told.ts'
import type { GamePage } from '../../game-page.ts'
import { campaign } from './campaign.ts'
import { COVER } from './cover/cover.ts'
import { KEYS } from './keys.ts'
import { Looks } from './map/look.tsx'
import { standingOf } from './standing.ts'
import { PastWhere } from './table/where.tsx'
import { tale } from './tale.ts'
import './style/index.css'

/** Citadel of Blood. */
export const citadel: GamePage = {
  id: 'citadel',
  place: 1,
  title: 'Citadel of Blood',
  blurb: 'A party goes down into the dark together, and some of it comes home. Campaigns keep who lived and what it cost.',
  emblem: 'x-gateway',
  words: { ...TOLD.words, nobodyYet: 'A party that is being made' },
  waits: 'They are still inside',
  cover: COVER,
  recall: async () => (await import('./recall/recall.ts')).RECALL,
  Table: lazy(async () => ({ default: (await import('./table/table.tsx')).TableScreen })),
  Past: lazy(async () => ({ default: (await import('./past.tsx')).CitadelPast })),
  PastWhere,
  Poster: lazy(async () => ({ default: (await import('./map/poster.tsx')).MazePoster })),
  Around: Looks,
  events: async () => ({ ...(await import('./events.ts')).EVENTS, together: (await import('./together.ts')).together }),
  standing: standingOf,
  outcomes: TOLD.outcomes,
  book: async () => (await import('./rulebook/book.ts')).BOOK,
  guide: async () => (await import('./guide-texts.ts')).GUIDE,
  keys: KEYS,
  tale,
  campaign,
}
