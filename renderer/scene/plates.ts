import { crest, hangs, type Plate } from './plate.ts'

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

export const LUCKY: Plate = {
  alt: 'A blade that misses, and a charm in the light.',
  wall: 'ashlar',
  floor: 'flags',
  light: 'cone',
  things: [crest('x-talisman', 110, 66, { lit: 'spot', shadow: 110 })],
  spot: 'way',
}

export const HURT: Plate = {
  alt: 'Blood on the flags of a dark hall.',
  wall: 'rubble',
  floor: 'flags',
  light: 'low',
  things: [crest('x-drop', 96, 84, { lit: 'spot', shadow: 90 })],
  spot: 'harm',
}
