import { tableClient } from '../../../fixtures/client.ts'
import type { GameGallery } from '../../../gallery/game-gallery.ts'
import { CountersPage } from './counters.tsx'
import { MomentsPage } from './moments.tsx'
import { PlatesPage } from './plates.tsx'

/** HERO's part of the gallery. */
export const GALLERY: GameGallery = {
  pages: {
    counters: { title: 'Counters', Page: CountersPage },
    plates: { title: 'Plates', Page: PlatesPage },
    moments: { title: 'Moments', Page: MomentsPage },
  },
  scenes: {},
  atTable: (session, { tables }) => ({ at: '#/play/fixture', client: tableClient(session, tables) }),
}
