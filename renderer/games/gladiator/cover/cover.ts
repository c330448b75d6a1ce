import type { CoverPage } from '../../../game-page.ts'
import box from './box.svg?no-inline'
import { SAND } from './frieze.ts'

/** Gladiator! on the cover. */
export const COVER: CoverPage = {
  kind: 'the arena, 1992',
  players: '1 to 4 players, 1 hour',
  box,
  lead: 'Two sides on the sand, and everybody sees the dice. Agility decides who hits, strength what it costs, and your back is the best target of all.',
  rows: [
    ['A ready duel', 'you with Thundar, a bot with Slayer', 'both from the manual'],
    ['What is taught', 'moving, facing, striking, evading', 'as each comes up'],
    ['A fight', 'about five minutes', 'stop anywhere, it is all kept'],
  ],
  ready: 'A ready duel',
  frieze: SAND,
  begin: async (client) => (await import('./ready.ts')).beginReady(client),
}
