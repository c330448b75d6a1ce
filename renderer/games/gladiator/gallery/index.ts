import type { GameGallery } from '../../../gallery/game-gallery.ts'
import { EVENTS } from '../events.ts'
import { MOMENTS } from '../moments/shown.tsx'
import { allPlates } from '../scenes/plates.ts'
import { MarksPage } from './marks.tsx'

/** Gladiator!'s part of the gallery. */
export const GALLERY: GameGallery = {
  pages: {
    marks: { title: 'Marks of the arena', Page: MarksPage },
  },
  plates: allPlates,
  moments: { weigh: EVENTS.weigh, ...MOMENTS },
}
