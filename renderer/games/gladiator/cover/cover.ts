import type { CoverPage } from '../../../game-page.ts'
import box from './box.svg?no-inline'

/** Gladiator! on the cover. */
export const COVER: CoverPage = {
  kind: 'the arena, 1992',
  players: '1 to 4 players, 1 hour',
  box,
  lead: 'Two sides, one arena, every roll in the open. Agility decides who hits, strength who lives, and an open back is the best target of all.',
  rows: [
    ['A ready duel', 'you with Thundar, a bot with Slayer', 'both from the manual'],
    ['What is taught', 'moving, facing, striking, evading', 'as each comes up'],
    ['A fight', 'about five minutes', 'stop anywhere, everything is saved'],
  ],
  ready: 'A ready duel',
  frieze: {
    alt: 'The sand before a barred gate: a helmet with its crest, a short sword, an orc and a creature of rock',
    wall: 'hall-wide',
    pieces: [],
    crests: [
      { icon: 'g-dungeon-gate', x: 40, y: 48, size: 136, lit: 'spot' },
      { icon: 'g-rock-golem', x: 204, y: 78, size: 112, lit: 'left' },
      { icon: 'g-orc-head', x: 340, y: 98, size: 92, lit: 'left' },
      { icon: 'g-spartan-helmet', x: 466, y: 80, size: 118, lit: 'left' },
    ],
    spot: 'fire',
  },
  begin: async (client) => (await client.call('game.start', (await import('../new-game/wish.ts')).readyGame())).session,
}
