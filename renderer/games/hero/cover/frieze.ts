import type { FriezePlate } from '../../../scene/frieze.tsx'

/** One in the hall, and what somebody else has set on him. */
export const COURTSHIP: FriezePlate = {
  alt: 'A hall: a hero on his way, and an ogre and a troll in it',
  wall: 'hall-wide',
  pieces: [],
  crests: [
    { icon: 'm-ogre', x: 96, y: 58, size: 132, lit: 'left' },
    { icon: 'm-troll', x: 236, y: 84, size: 106, lit: 'left' },
    { icon: 'x-human', x: 448, y: 80, size: 116, lit: 'left' },
  ],
  spot: 'harm',
}
