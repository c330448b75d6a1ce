import type { GameGallery } from '../../../gallery/game-gallery.ts'
import { fixtureClient } from '../fixtures/client.ts'
import { CHRONICLE_SCENES } from './chronicle-scenes.ts'
import { COMBAT_SCENES } from './combat-scenes.ts'
import { FacesPage } from './faces.tsx'
import { MenusPage } from './menus.tsx'
import { MomentsPage } from './moments.tsx'
import { PartsPage } from './parts.tsx'
import { PiecesPage } from './pieces.tsx'
import { PlatesPage } from './plates.tsx'
import { QuestionsPage } from './questions.tsx'
import { SCENES } from './scenes.ts'

/** Citadel's part of the gallery. */
export const GALLERY: GameGallery = {
  pages: {
    parts: { title: 'Every component in every state', Page: PartsPage },
    pieces: { title: 'Pieces and pictures', Page: PiecesPage },
    faces: { title: 'Every face', Page: FacesPage },
    moments: { title: 'Every moment', Page: MomentsPage },
    plates: { title: 'Every plate', Page: PlatesPage },
    menus: { title: 'The menu of a counter', Page: MenusPage },
    questions: { title: 'Everything that can be asked', Page: QuestionsPage },
  },
  scenes: { ...SCENES, ...CHRONICLE_SCENES, ...COMBAT_SCENES },
  atTable: (session) => ({
    at: '#/play/fixture',
    client: fixtureClient({ 'game.view': () => session, 'game.log': () => ({ events: [...session.events] }) }),
  }),
}
