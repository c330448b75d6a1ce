import type { FriezePlate } from '../../../scene/frieze.tsx'

/** One with a lamp on his helmet, and what lies between him and the Crystal. */
export const CAVERN: FriezePlate = {
  alt: 'A dark hall: one with a lamp on his helmet, a minotaur and a spectre before him, the Magic Crystal behind them',
  wall: 'hall-wide',
  pieces: [],
  crests: [
    { icon: 'g-crystal', x: 44, y: 44, size: 140, lit: 'spot' },
    { icon: 'm-minotaur', x: 204, y: 84, size: 108, lit: 'left' },
    { icon: 'm-wraith', x: 344, y: 96, size: 92, lit: 'left' },
    { icon: 'g-mining-helmet', x: 472, y: 84, size: 112, lit: 'left' },
  ],
  spot: 'fire',
}
