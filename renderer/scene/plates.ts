import { hangs, type Plate } from './plate.ts'

// Plates that more than one game shows.

export const ARROWS: Plate = {
  alt: 'Arrows fly along a corridor.',
  wall: 'corridor',
  light: 'pool',
  things: [hangs('arrows', 220, { x: 190, y: 210 })],
  spot: 'harm',
}

export const DOOR_BURSTS: Plate = {
  alt: 'A door bursts.',
  wall: 'ashlar',
  floor: 'flags',
  opening: 'door',
  light: 'rays-in',
  things: [hangs('blast', 180, { y: 216 })],
  spot: 'fire',
}
