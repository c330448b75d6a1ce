import { kindIcon, spellIcon } from '../../../../engine/domain/open/icons.ts'
import { kindName, spellName, treasureName } from '../../../../engine/domain/open/names.ts'
import { TREASURE_IDS } from '../../../../engine/domain/tables/table-types.ts'
import { crest, hangs, type Plate, type SpotColour, stands } from '../../../scene/plate.ts'
import { ARROWS, DOOR_BURSTS, HURT, LUCKY } from '../../../scene/plates.ts'

// The plates of DOMAIN's moments, from the parts that every game has.

const SPOTS: Readonly<Record<string, SpotColour>> = {
  'green-dragon': 'way',
  demon: 'fire',
  ghost: 'cold',
  'skeleton-warrior': 'cold',
  reaper: 'cold',
  medusa: 'way',
}

/** A creature that is met: in an arch, the light behind it. */
export function met(kind: string): Plate {
  const spot = SPOTS[kind] ?? 'harm'
  return {
    alt: `${kindName(kind)} in an arch, the light behind.`,
    wall: spot === 'cold' ? 'vault' : 'ashlar',
    floor: 'flags',
    opening: spot === 'fire' ? 'arch-fire' : 'arch-lit',
    light: 'back',
    things: [crest(kindIcon(kind), 150, 40, { x: 125, shadow: 158 })],
    spot,
  }
}

/** One that is beaten: its shape on the wall, and a blade in the light. */
export function beaten(kind: string): Plate {
  return {
    alt: `${kindName(kind)} falls; a blade in the light.`,
    wall: 'rubble',
    floor: 'flags',
    light: 'left',
    things: [crest(kindIcon(kind), 118, 52, { x: 54, lit: 'flat' }), crest('w-sword', 128, 56, { x: 216, lit: 'spot', shadow: 120 })],
    spot: 'gold',
  }
}

/** Many that are beaten: blades over what is left of them. */
export const SLEW_MANY: Plate = {
  alt: 'Crossed swords on the wall above two skulls.',
  wall: 'rubble',
  floor: 'flags',
  light: 'left',
  things: [
    crest('g-crossed-swords', 124, 34, { lit: 'spot' }),
    crest('x-skull', 76, 146, { x: 92, lit: 'flat', mirrored: true, shadow: 80 }),
    crest('x-skull', 76, 146, { x: 236, lit: 'flat', shadow: 80 }),
  ],
  spot: 'gold',
}

/** 2.0: time is up, and no one inside has more. */
export const RICHEST: Plate = {
  alt: 'An open chest in the light, and coins before it.',
  wall: 'vault',
  floor: 'flags',
  light: 'cone',
  things: [stands('chest', 156, { x: 172 }), crest('x-coins', 84, 134, { x: 240, lit: 'spot', shadow: 90 })],
  spot: 'gold',
}

/** One of the four, as it lies in the chamber or in someone's hands. */
export function treasure(id: string): Plate {
  return {
    alt: `The ${treasureName(id)} on a pedestal, in a shaft of light.`,
    wall: 'vault',
    floor: 'flags',
    light: 'cone',
    things: [stands('pedestal', 150, { y: 212, shadow: 130 }), crest(kindIcon(id), 82, 88, { lit: 'spot' })],
    spot: 'gold',
  }
}

/** A thing from a card. */
export function thing(kind: string): Plate {
  return {
    alt: `${kindName(kind)} in the light of a lantern.`,
    wall: 'rubble',
    floor: 'flags',
    light: 'pool',
    things: [stands('plinth', 150, { y: 214, shadow: 130 }), crest(kindIcon(kind), 88, 76, { lit: 'spot' })],
    spot: 'gold',
  }
}

/** The first tile of one's own. */
export const FIRST_TILE: Plate = {
  alt: 'A lantern before dark steps that no one has trodden.',
  wall: 'corridor',
  light: 'pool',
  things: [hangs('stairs-down', 150, { x: 150, y: 214 }), crest('g-lantern-flame', 84, 104, { x: 262, lit: 'spot', shadow: 80 })],
  spot: 'fire',
}

/** A large tile: the antechamber, or the chamber itself. */
export function chamber(isTreasure: boolean): Plate {
  return {
    alt: isTreasure ? 'A door stands open, and rays fall from behind it.' : 'A high hall, and an arch at its end.',
    wall: isTreasure ? 'vault' : 'ashlar',
    floor: 'flags',
    opening: isTreasure ? 'arch-lit' : 'arch-dark',
    light: isTreasure ? 'rays' : 'back',
    things: [isTreasure ? hangs('chest', 130, { y: 214 }) : hangs('candle', 90, { x: 120, y: 212 })],
    spot: 'gold',
  }
}

/** The jaws of the skull chamber. */
export const JAWS: Plate = {
  alt: 'A skull as high as the wall, its jaws shut.',
  wall: 'stone',
  floor: 'flags',
  light: 'low',
  things: [crest('x-skull', 168, 34, { lit: 'right' })],
  spot: 'harm',
}

export const FREED: Plate = { ...JAWS, alt: 'The jaws of the skull stand open.', opening: 'arch-dark', light: 'left', spot: 'way' }

/** 14.0 */
export function warlock(strikes: boolean): Plate {
  return {
    alt: strikes ? 'The Warlock raises a hand, and the wall burns.' : 'The Warlock stands on a pentagram.',
    wall: 'night',
    floor: 'flags',
    opening: strikes ? 'arch-fire' : 'arch-dark',
    light: strikes ? 'rays-in' : 'back',
    things: [crest('g-pentacle', 96, 128, { x: 152, lit: 'flat' }), crest('m-evil-mage', 150, 30, { shadow: 150 })],
    spot: 'fire',
  }
}

/** 4.1 */
export function died(by: string | null): Plate {
  return {
    alt: 'A helm, a shield and a sword on the flags before an arch.',
    wall: 'ashlar',
    floor: 'flags',
    opening: by === null ? 'arch-dark' : 'arch-lit',
    light: 'back',
    things: [
      ...(by === null ? [] : [crest(kindIcon(by), 100, 52, { x: 150, lit: 'flat' as const })]),
      stands('fallen', 190, { x: 196, y: 230, shadow: 240 }),
    ],
    spot: 'harm',
  }
}

/** 4.1: what dies outside begins again, with nothing but a lantern. */
export const BACK_AGAIN: Plate = {
  alt: 'A figure with a lantern in the gate.',
  wall: 'valley',
  light: 'sky',
  things: [hangs('gateway', 150, { x: 140, y: 214 }), crest('g-lantern-flame', 64, 124, { x: 268, lit: 'spot', shadow: 60 })],
  spot: 'way',
}

/** 2.0: out, with a treasure. */
export function home(id: string): Plate {
  return {
    alt: `The ${treasureName(id)} in daylight, before the gate.`,
    wall: 'valley',
    light: 'sky',
    things: [hangs('gateway', 150, { x: 110, y: 214 }), crest(kindIcon(id), 96, 92, { x: 236, lit: 'spot', shadow: 100 })],
    spot: 'gold',
  }
}

/** Pits, gas, spikes, breeze and rubble. */
export function hazard(kind: string): Plate {
  if (kind === 'spiked-trap') return ARROWS
  if (kind === 'pit-trap' || kind === 'toxic-pit')
    return {
      alt: 'A pit in the floor.',
      wall: 'cavern',
      floor: 'earth',
      light: 'low',
      things: [hangs('pit', 200, { y: 226 })],
      spot: 'harm',
    }
  if (kind === 'explosive-gas') return { ...DOOR_BURSTS, alt: 'Gas catches fire at a lantern.', opening: 'torch' }
  if (kind === 'poison-gas')
    return {
      alt: 'A green cloud along the floor.',
      wall: 'rubble',
      floor: 'flags',
      light: 'low',
      things: [hangs('gas', 200, { y: 222 })],
      spot: 'way',
    }
  return {
    alt: `${kindName(kind)} in a dark corridor.`,
    wall: 'corridor',
    light: 'low',
    things: [crest(kindIcon(kind), 116, 66, { lit: 'right' })],
    spot: 'harm',
  }
}

export function door(isBroken: boolean): Plate {
  return isBroken
    ? DOOR_BURSTS
    : {
        alt: 'A heavy door stands open.',
        wall: 'ashlar',
        floor: 'flags',
        opening: 'door',
        light: 'left',
        things: [crest('g-key', 76, 96, { lit: 'spot' })],
        spot: 'way',
      }
}

/** 11.1 */
export function cast(spell: string, works: boolean): Plate {
  return {
    alt: works ? `${spellName(spell)}: a sign in the air.` : 'A sign in the air that fades.',
    wall: 'stone',
    floor: 'flags',
    light: works ? 'rays' : 'low',
    things: [crest(spellIcon(spell), 130, 52, { lit: works ? 'spot' : 'flat' })],
    spot: works ? 'fire' : 'cold',
  }
}

/** 11.6 */
export function evil(good: boolean): Plate {
  return {
    alt: good ? 'A pentagram, and wounds closing.' : 'Something rises out of a pentagram.',
    wall: 'night',
    floor: 'flags',
    light: good ? 'rays' : 'rays-in',
    things: [crest('g-pentacle', 150, 44, { lit: 'spot' })],
    spot: good ? 'way' : 'fire',
  }
}

const CREATURES = [
  ...['giant-rats', 'giant-snake', 'orc', 'orc-guard', 'orc-captain', 'orc-champion', 'orc-patrol'],
  ...['ghost', 'skeleton-warrior', 'demon', 'reaper', 'green-dragon', 'medusa'],
]
const HAZARDS = ['pit-trap', 'toxic-pit', 'spiked-trap', 'explosive-gas', 'poison-gas', 'strong-breeze', 'rubble', 'trapdoor', 'pentagram']

/** Every plate of DOMAIN by its name, for the gallery and for the test that looks for parts. */
export function allPlates(): readonly (readonly [name: string, plates: readonly (readonly [string, Plate])[]])[] {
  return [
    ['Met', CREATURES.map((kind) => [kindName(kind), met(kind)] as const)],
    ['Beaten', CREATURES.map((kind) => [kindName(kind), beaten(kind)] as const)],
    ['Treasures', TREASURE_IDS.map((id) => [treasureName(id), treasure(id)] as const)],
    ['Things', ['rune-sword', 'warhammer', 'book-2-7', 'talisman'].map((kind) => [kindName(kind), thing(kind)] as const)],
    ['Hazards', HAZARDS.map((kind) => [kindName(kind), hazard(kind)] as const)],
    [
      'What happens',
      [
        ['First tile', FIRST_TILE],
        ['Many beaten', SLEW_MANY],
        ['The richest', RICHEST],
        ['Antechamber', chamber(false)],
        ['Treasure chamber', chamber(true)],
        ['Jaws', JAWS],
        ['Freed', FREED],
        ['The Warlock appears', warlock(false)],
        ['The Warlock strikes', warlock(true)],
        ['Door opened', door(false)],
        ['Door broken', door(true)],
        ['A spell works', cast('fireball', true)],
        ['A spell fails', cast('fireball', false)],
        ['Evil summoned: it heals', evil(true)],
        ['Evil summoned: it kills', evil(false)],
        ['Lucky', LUCKY],
        ['Hurt', HURT],
        ['Dies', died('orc')],
        ['Killed by anything else', died(null)],
        ['In again', BACK_AGAIN],
      ],
    ],
    ['Home', TREASURE_IDS.map((id) => [treasureName(id), home(id)] as const)],
  ]
}
