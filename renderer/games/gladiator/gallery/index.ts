import { tableClient } from '../../../fixtures/client.ts'
import type { GameGallery } from '../../../gallery/game-gallery.ts'
import { MarksPage } from './marks.tsx'
import { MomentsPage } from './moments.tsx'
import { PlatesPage } from './plates.tsx'

/** Gladiator!'s part of the gallery. */
export const GALLERY: GameGallery = {
  pages: {
    marks: { title: 'Marks of the arena', Page: MarksPage },
    plates: { title: 'Plates', Page: PlatesPage },
    moments: { title: 'Moments', Page: MomentsPage },
  },
  scenes: {},
  atTable: (session, { tables }) => ({ at: '#/play/fixture', client: tableClient(session, tables) }),
}
