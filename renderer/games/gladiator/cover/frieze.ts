import type { FriezePlate } from '../../../scene/frieze.tsx'

/** A gladiator on the sand, the gate behind him, and what comes out of it. */
export const SAND: FriezePlate = {
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
}
