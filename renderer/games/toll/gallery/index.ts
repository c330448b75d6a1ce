import type { GameGallery } from '../../../gallery/game-gallery.ts'
import { CardsPage } from './cards.tsx'

/** The Toll's part of the gallery. */
export const GALLERY: GameGallery = {
  pages: { cards: { title: 'Cards', Page: CardsPage } },
}
