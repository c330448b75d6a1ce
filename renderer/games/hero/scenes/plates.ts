import { KIND_ICONS } from '../../../../engine/hero/open/icons.ts'
import { one } from '../../../../engine/hero/open/names.ts'
import type { Kind } from '../../../../engine/hero/view-types.ts'
import { crest, type Plate, type SpotColour, stands } from '../../../scene/plate.ts'
import { ARROWS, DOOR_BURSTS, HURT, LUCKY } from '../../../scene/plates.ts'
import { titled } from '../table/names.ts'

// The plates of HERO's moments, from the parts that every game has.

/** What comes out of the dark, and in which colour. */
const SPOTS: Readonly<Partial<Record<Kind, SpotColour>>> = {
  troll: 'way',
  ogre: 'fire',
  succubus: 'fire',
  zombie: 'cold',
  lycanthrope: 'cold',
}

/** Someone or something that lies face up now. */
export function seen(kind: Kind): Plate {
  return {
    alt: `${titled(one(kind))} in an arch, lit from behind.`,
    wall: kind === 'zombie' ? 'vault' : 'ashlar',
    floor: 'flags',
    opening: SPOTS[kind] === 'fire' ? 'arch-fire' : 'arch-lit',
    light: 'back',
    things: [crest(KIND_ICONS[kind], 150, 40, { x: 125, shadow: 158 })],
    spot: SPOTS[kind] ?? 'harm',
  }
}

/** One that is struck down: arms on the flags, and its shape on the wall. */
export function slain(kind: Kind): Plate {
  return {
    alt: `${titled(one(kind))} falls; a blade in the light.`,
    wall: 'rubble',
    floor: 'flags',
    light: 'left',
    things: [crest(KIND_ICONS[kind], 118, 52, { x: 54, lit: 'flat' }), crest('w-sword', 128, 56, { x: 216, lit: 'spot', shadow: 120 })],
    spot: 'gold',
  }
}

/** 207: in his hands now. */
export function riches(kind: Kind): Plate {
  return {
    alt: `${titled(one(kind))} on a pedestal.`,
    wall: 'ashlar',
    floor: 'flags',
    light: 'pool',
    things: [stands('pedestal', 150, { y: 212, shadow: 130 }), crest(KIND_ICONS[kind], 78, 92, { lit: 'spot' })],
    spot: 'gold',
  }
}

/** 212D: the killer stands in the arch. */
export function fallen(by: Kind | null): Plate {
  return {
    alt: 'A helm, a shield and a sword on the flags before an arch.',
    wall: 'ashlar',
    floor: 'flags',
    opening: by ? 'arch-lit' : 'arch-dark',
    light: 'back',
    things: [
      ...(by ? [crest(KIND_ICONS[by], 100, 52, { x: 150, lit: 'flat' })] : []),
      stands('fallen', 190, { x: 196, y: 230, shadow: 240 }),
    ],
    spot: 'harm',
  }
}

export const TRAP_DISARMED: Plate = { ...ARROWS, alt: 'A corridor, and arrows that hit no one.', light: 'left', spot: 'way' }

export const EMBRACE: Plate = {
  alt: 'A hand beckons from a burning arch; wings behind it.',
  wall: 'vault',
  floor: 'flags',
  opening: 'arch-fire',
  light: 'rays-in',
  things: [crest('m-harpy', 120, 54, { lit: 'right' })],
  spot: 'fire',
}

export const SHE_IS_GONE: Plate = { ...EMBRACE, alt: 'An empty arch, and a scent.', opening: 'arch-dark', light: 'left', things: [] }

export const OUTWITTED: Plate = {
  alt: 'A torch by a door, and a figure that has slipped past.',
  wall: 'ashlar',
  floor: 'flags',
  opening: 'torch',
  light: 'left',
  things: [crest('x-hood', 104, 84, { x: 210, shadow: 110 })],
  spot: 'way',
}

/** 213: a quiet turn, and levels come back. */
export const BREATHER: Plate = {
  alt: 'A candle burns in a quiet corner.',
  wall: 'ashlar',
  floor: 'flags',
  light: 'pool',
  things: [stands('candle', 130)],
  spot: 'way',
}

/** 215A: the red corridor is behind him. */
export const ALYSA: Plate = {
  alt: 'An arch into the light, and two hearts in it.',
  wall: 'ashlar',
  floor: 'flags',
  opening: 'arch-lit',
  light: 'back',
  things: [crest('s-charm', 124, 62, { lit: 'spot' })],
  spot: 'harm',
}

const MONSTERS: readonly Kind[] = ['goblin', 'great-goblin', 'man', 'zombie', 'lycanthrope', 'troll', 'ogre', 'succubus']

/** Every plate of HERO by its name, for the gallery and for the test that looks for parts. */
export function allPlates(): readonly (readonly [name: string, plates: readonly (readonly [string, Plate])[]])[] {
  return [
    ['Seen', MONSTERS.map((kind) => [titled(kind), seen(kind)] as const)],
    ['Slain', MONSTERS.map((kind) => [titled(kind), slain(kind)] as const)],
    ['Riches', (['gold', 'jewel'] as const).map((kind) => [titled(kind), riches(kind)] as const)],
    [
      'What happens to heroes',
      [
        ['Falls', fallen('ogre')],
        ['Falls, killer unknown', fallen(null)],
        ['Trap', ARROWS],
        ['Trap disarmed', TRAP_DISARMED],
        ['Embrace', EMBRACE],
        ['She is gone', SHE_IS_GONE],
        ['Outwitted', OUTWITTED],
        ['Door forced', DOOR_BURSTS],
        ['Lucky', LUCKY],
        ['Hurt', HURT],
        ['A breather', BREATHER],
      ],
    ],
    ['Ends', [['With Alysa', ALYSA]]],
  ]
}
