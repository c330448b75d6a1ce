import type { GameGallery } from '../../../gallery/game-gallery.ts'
import { EVENTS } from '../events.ts'
import { MOMENTS } from '../moments/shown.tsx'
import { allPlates } from '../scenes/plates.ts'
import { CardsPage } from './cards.tsx'
import { MarksPage, TilesPage } from './tiles.tsx'

/** DOMAIN's part of the gallery. */
export const GALLERY: GameGallery = {
  pages: {
    tiles: { title: 'Tiles', Page: TilesPage },
    marks: { title: 'Marks of the board', Page: MarksPage },
    cards: { title: 'Cards', Page: CardsPage },
  },
  plates: allPlates,
  moments: { weigh: EVENTS.weigh, ...MOMENTS },
}
