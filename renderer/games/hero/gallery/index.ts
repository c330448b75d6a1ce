import { tableClient } from '../../../fixtures/client.ts'
import type { GameGallery } from '../../../gallery/game-gallery.ts'
import { CountersPage } from './counters.tsx'

/** HERO's part of the gallery. */
export const GALLERY: GameGallery = {
  pages: { counters: { title: 'Counters', Page: CountersPage } },
  scenes: {},
  atTable: (session, { tables }) => ({ at: '#/raid/fixture', client: tableClient(session, tables) }),
}
