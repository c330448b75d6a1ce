import { fixtureClient } from '../../../fixtures/client.ts'
import type { GameGallery } from '../../../gallery/game-gallery.ts'
import { CardsPage } from './cards.tsx'

/** The Toll's part of the gallery. */
export const GALLERY: GameGallery = {
  pages: { cards: { title: 'Cards', Page: CardsPage } },
  scenes: {},
  atTable: (session, { tables }) => ({
    at: '#/raid/fixture',
    client: fixtureClient({
      'game.view': () => session,
      'game.log': () => ({ events: [...session.events] }),
      'game.tables': () => ({ ...tables }),
      'campaign.list': () => [],
      'game.list': () => [],
    }),
  }),
}
