import { crest, hangs, type Plate, stands } from '../../../scene/plate.ts'
import { ARROWS, DOOR_BURSTS } from '../../../scene/plates.ts'
import type { Level, Sun, Trap } from './monsters.ts'
import { WALLS } from './monsters.ts'

/** What springs from a door or a chest (7.1). */
export const TRAPS: Readonly<Record<Exclude<Trap, 'roll-twice'>, Plate>> = {
  arrow: ARROWS,
  'poisoned-arrow': {
    ...ARROWS,
    alt: 'Arrows fly along a corridor, their heads wet.',
    light: 'low',
    things: [...ARROWS.things, crest('x-skull', 46, 24)],
    spot: 'way',
  },
  'poison-gas': {
    alt: 'Gas rolls from under a door.',
    wall: 'ashlar',
    floor: 'flags',
    opening: 'door',
    light: 'low',
    things: [hangs('gas', 180, { y: 220 })],
    spot: 'way',
  },
  explosion: DOOR_BURSTS,
  'flaming-oil': {
    alt: 'Flaming oil before a door.',
    wall: 'ashlar',
    floor: 'flags',
    opening: 'door',
    light: 'pool',
    things: [hangs('flames', 130, { y: 216 })],
    spot: 'fire',
  },
}

/** The dominant sun over the Gateway of Evil (4.1.D). */
export function sun(colour: Sun): Plate {
  return {
    alt: `A ${colour} sun over the Gateway of Evil.`,
    wall: 'valley',
    light: 'sky',
    things: [hangs(`sun-${colour}`, 130, { x: 295, y: 129.5 }), hangs('gateway', 150, { x: 110, y: 224 })],
    spot: 'fire',
  }
}

export const STAIRS_DOWN: Plate = {
  alt: 'A stair that goes down into the dark.',
  wall: 'ashlar',
  floor: 'flags',
  opening: 'torch',
  light: 'left',
  things: [hangs('stairs-down', 186, { x: 220, y: 216 })],
  spot: 'way',
}
export const STAIRS_UP: Plate = {
  alt: 'A stair that goes up into the light.',
  wall: 'ashlar',
  floor: 'flags',
  light: 'cone',
  things: [hangs('stairs-up', 186, { x: 220, y: 216 })],
  spot: 'way',
}

/** The first time on a level. */
export function arrived(level: Level): Plate {
  return level === 1
    ? STAIRS_UP
    : { ...STAIRS_DOWN, wall: WALLS[level], floor: level === 3 ? 'earth' : 'flags', alt: `A stair goes down to level ${level}.` }
}

/** Something found, on a pedestal; rings lie on a cushion. */
export function found(icon: string, name: string): Plate {
  const ring = icon === 'x-ring'
  return {
    alt: `${name} on a pedestal.`,
    wall: 'ashlar',
    floor: 'flags',
    light: 'pool',
    things: [
      stands('pedestal', 150, { y: 212, shadow: 130 }),
      ...(ring ? [hangs('cushion', 90, { y: 166 })] : []),
      crest(icon, ring ? 54 : 74, ring ? 92 : 97, { lit: icon.startsWith('w-') || icon === 'x-armor' ? 'left' : 'spot' }),
    ],
    spot: icon === 'x-potion' ? 'way' : 'gold',
  }
}

export const CHEST: Plate = {
  alt: 'A chest with iron bands.',
  wall: 'rubble',
  floor: 'flags',
  light: 'pool',
  things: [stands('chest', 176)],
  spot: 'gold',
}

/** Arms on the flags; beyond the arch, the one who did it, where anyone did. */
export function fallen(by: string | null): Plate {
  return {
    alt: 'A helm, a shield and a sword on the flags before an arch.',
    wall: 'ashlar',
    floor: 'flags',
    opening: by ? 'arch-lit' : 'arch-dark',
    light: 'back',
    things: [...(by ? [crest(`m-${by}`, 100, 52, { x: 150, lit: 'flat' })] : []), stands('fallen', 190, { x: 196, y: 230, shadow: 240 })],
    spot: 'harm',
  }
}

export const RAISED: Plate = {
  alt: 'Light breaks from a tomb.',
  wall: 'vault',
  floor: 'flags',
  light: 'rays',
  things: [stands('tomb', 110, { shadow: 130 }), crest('s-resurrect', 84, 18, { lit: 'spot' })],
  spot: 'way',
}
export const STONE: Plate = {
  alt: 'A figure stands among the statues, as grey as they are.',
  wall: 'rubble',
  floor: 'flags',
  opening: 'niche',
  light: 'cone',
  things: [stands('plinth', 140, { shadow: 150 }), crest('x-human', 104, 74, { lit: 'left' })],
  spot: 'cold',
}
export const CHARMED: Plate = {
  alt: 'A hand beckons from the arch.',
  wall: 'vault',
  floor: 'flags',
  opening: 'arch-dark',
  light: 'rays-in',
  things: [crest('s-charm', 130, 44)],
  spot: 'way',
}
export const PARLEY: Plate = {
  alt: 'A torch by a door, and words across the threshold.',
  wall: 'ashlar',
  floor: 'flags',
  opening: 'door',
  light: 'left',
  things: [crest('x-talk', 84, 96, { x: 60 })],
  spot: 'gold',
}
export const GATEWAY: Plate = {
  alt: 'The Gateway of Evil, and the party before it.',
  wall: 'valley',
  light: 'sky',
  things: [hangs('gateway', 190, { x: 140, y: 214 }), hangs('party', 120, { x: 310, y: 226 })],
  spot: 'fire',
}
export const NOBODY: Plate = {
  alt: 'The Gateway of Evil, and a tomb beside it.',
  wall: 'valley',
  light: 'low',
  things: [hangs('gateway', 170, { x: 130, y: 206 }), hangs('tomb', 104, { x: 298, y: 222 })],
  spot: 'harm',
}

/** The Hellgate, as it is found: demons on both sides, X before it (16.0). */
export const HELLGATE: Plate = {
  alt: 'The Hellgate: a mountain with a burning maw. Demons on both sides, X the Unknown before it.',
  wall: 'cavern',
  floor: 'earth',
  light: 'rays',
  things: [
    stands('hellgate', 228, { y: 224, shadow: 260 }),
    crest('m-demon', 86, 124, { x: 24, lit: 'right' }),
    crest('m-demon', 86, 124, { x: 292, lit: 'right', mirrored: true }),
    crest('m-x-the-unknown', 100, 122, { x: 150, lit: 'flat' }),
  ],
  spot: 'fire',
}
/** Alone: someone tries to break it. */
export const HELLGATE_TRIED: Plate = { ...HELLGATE, alt: 'The Hellgate, and no one before it.', things: HELLGATE.things.slice(0, 1) }
export const HELLGATE_BROKEN: Plate = {
  alt: 'The Hellgate breaks, and daylight falls in.',
  wall: 'cavern',
  floor: 'earth',
  light: 'rays-in',
  things: [stands('hellgate', 228, { y: 224, shadow: 260 }), crest('x-sun', 84, 92, { lit: 'spot' })],
  spot: 'gold',
}
export const X_DEAD: Plate = {
  ...HELLGATE,
  alt: 'X the Unknown lies before the Hellgate.',
  things: [...HELLGATE.things.slice(0, 1), stands('fallen', 130, { y: 226 })],
  spot: 'harm',
}
