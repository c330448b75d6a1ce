import type { GameGallery } from '../../../gallery/game-gallery.ts'
import { EVENTS } from '../events.ts'
import * as shown from '../moments/shown.tsx'
import { allPlates } from '../scenes/all.ts'
import { FacesPage } from './faces.tsx'
import { MenusPage } from './menus.tsx'
import { PartsPage } from './parts.tsx'
import { PiecesPage } from './pieces.tsx'
import { QuestionsPage } from './questions.tsx'

/** Citadel's part of the gallery. */
export const GALLERY: GameGallery = {
  pages: {
    parts: { title: 'Every component in every state', Page: PartsPage },
    pieces: { title: 'Pieces and pictures', Page: PiecesPage },
    faces: { title: 'Every face', Page: FacesPage },
    menus: { title: 'The menu of a counter', Page: MenusPage },
    questions: { title: 'Everything that can be asked', Page: QuestionsPage },
  },
  plates: allPlates,
  moments: { weigh: EVENTS.weigh, ...shown },
}
