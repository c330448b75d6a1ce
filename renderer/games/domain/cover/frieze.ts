import type { FriezePlate } from '../../../scene/frieze.tsx'

/** One with a lantern, and what waits in the dark for him. */
export const COMPANY: FriezePlate = {
  alt: 'A dark hall: one with a lantern, an orc and a skull before him, the Warlock behind them',
  wall: 'hall-wide',
  pieces: [],
  crests: [
    { icon: 'm-evil-mage', x: 40, y: 40, size: 148, lit: 'left' },
    { icon: 'm-orc', x: 218, y: 88, size: 104, lit: 'left' },
    { icon: 'g-lantern-flame', x: 380, y: 104, size: 74, lit: 'spot' },
    { icon: 'x-human', x: 464, y: 80, size: 116, lit: 'left' },
  ],
  spot: 'fire',
}
