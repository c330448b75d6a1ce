import { tableClient } from '../../../fixtures/client.ts'
import type { GameGallery } from '../../../gallery/game-gallery.ts'
import { CardsPage, MarksPage } from './cards.tsx'
import { MomentsPage } from './moments.tsx'
import { PlatesPage } from './plates.tsx'

/** The Cave's part of the gallery. */
export const GALLERY: GameGallery = {
  pages: {
    marks: { title: 'Marks of the board', Page: MarksPage },
    cards: { title: 'Cards', Page: CardsPage },
    plates: { title: 'Plates', Page: PlatesPage },
    moments: { title: 'Moments', Page: MomentsPage },
  },
  scenes: {},
  atTable: (session, { tables }) => ({ at: '#/play/fixture', client: tableClient(session, tables) }),
}
