import type { GameGallery } from '../../../gallery/game-gallery.ts'
import { EVENTS } from '../events.ts'
import { MOMENTS } from '../moments/shown.tsx'
import { allPlates } from '../scenes/plates.ts'
import { CountersPage } from './counters.tsx'

/** HERO's part of the gallery. */
export const GALLERY: GameGallery = {
  pages: {
    counters: { title: 'Counters', Page: CountersPage },
  },
  plates: allPlates,
  moments: { weigh: EVENTS.weigh, ...MOMENTS },
}
