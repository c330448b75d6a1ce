import { lowName, nameOf } from '../../../../engine/gladiator/open/names.ts'
import { capital } from '../../../../engine/kernel/words.ts'
import { crest, hangs, type Plate, stands } from '../../../scene/plate.ts'
import { HURT } from '../../../scene/plates.ts'
import { kindIcon, thingIcon } from '../icons.ts'
import { causeIcon, spellIcon } from '../spell-icons.ts'

// The plates of Gladiator!'s moments, from the parts that every game has.

/** Someone or something comes through the gate. */
export function comes(kind: string): Plate {
  return {
    alt: `${nameOf(kind)} in the lit gate of the arena.`,
    wall: 'ashlar',
    floor: 'earth',
    opening: 'arch-lit',
    light: 'back',
    things: [crest(kindIcon(kind), 146, 44, { x: 127, shadow: 150 })],
    spot: 'harm',
  }
}

/** Someone is dead: what killed him in the light, and his shape on the wall. */
export function died(kind: string, cause: string | null): Plate {
  const killer = cause === null ? 'g-gladius' : causeIcon(cause)
  return {
    alt: `${nameOf(kind)} falls; ${cause === null ? 'a blade' : lowName(cause)} in the light.`,
    wall: 'ashlar',
    floor: 'earth',
    light: 'left',
    things: [crest(kindIcon(kind), 116, 54, { x: 54, lit: 'flat' }), crest(killer, 116, 62, { x: 224, lit: 'spot', shadow: 116 })],
    spot: 'harm',
  }
}

/** Someone lies senseless. */
export function collapsed(kind: string): Plate {
  return {
    alt: `${nameOf(kind)} on the sand, unconscious.`,
    wall: 'ashlar',
    floor: 'earth',
    light: 'low',
    things: [crest(kindIcon(kind), 130, 70, { lit: 'right', shadow: 150 })],
    spot: 'harm',
  }
}

/** A blow that is told for itself. */
export function struck(cause: string): Plate {
  return {
    alt: `${capital(lowName(cause))} swung with all strength.`,
    wall: 'ashlar',
    floor: 'earth',
    light: 'cone',
    things: [crest(causeIcon(cause), 132, 54, { lit: 'spot', shadow: 130 })],
    spot: 'gold',
  }
}

/** A weapon that is no longer in the hand. */
export function lost(type: string): Plate {
  return {
    alt: `${capital(lowName(type))} on the sand.`,
    wall: 'rubble',
    floor: 'earth',
    light: 'pool',
    things: [crest(thingIcon(type), 110, 96, { lit: 'right', shadow: 130 })],
    spot: 'harm',
  }
}

/** What a spell brings. */
export function spell(id: string): Plate {
  return {
    alt: `${nameOf(id)}: the sand is lit for a moment.`,
    wall: 'night',
    floor: 'earth',
    light: 'rays',
    things: [crest(spellIcon(id), 136, 50, { lit: 'spot', shadow: 130 })],
    spot: /fire|fireball/.test(id) ? 'fire' : 'cold',
  }
}

export const WRESTLE: Plate = {
  alt: 'Two on the ground, hand to hand.',
  wall: 'ashlar',
  floor: 'earth',
  light: 'low',
  things: [crest('g-m-hand', 130, 62, { lit: 'right', shadow: 150 })],
  spot: 'harm',
}

export const EVADED: Plate = {
  alt: 'A blow that misses.',
  wall: 'ashlar',
  floor: 'earth',
  light: 'cone',
  things: [crest('g-m-evade', 120, 62, { lit: 'spot', shadow: 110 })],
  spot: 'way',
}

export const REPELLED: Plate = {
  alt: 'A hand thrown off.',
  wall: 'ashlar',
  floor: 'earth',
  light: 'cone',
  things: [crest('g-hand', 120, 62, { lit: 'spot', shadow: 110 })],
  spot: 'way',
}

export const DOWN: Plate = {
  alt: 'A fighter lies on the sand.',
  wall: 'ashlar',
  floor: 'earth',
  light: 'low',
  things: [crest('g-m-prone', 130, 70, { lit: 'right', shadow: 150 })],
  spot: 'harm',
}

export const PIT: Plate = {
  alt: 'A pit in the sand.',
  wall: 'ashlar',
  floor: 'earth',
  light: 'low',
  things: [stands('pit', 190, { y: 220, shadow: 10 })],
  spot: 'harm',
}

export const FIRE: Plate = {
  alt: 'A fire on the sand.',
  wall: 'ashlar',
  floor: 'earth',
  light: 'low',
  things: [hangs('flames', 170, { y: 222 })],
  spot: 'fire',
}

export const ALTAR: Plate = {
  alt: 'The Altar of Life on the sand.',
  wall: 'vault',
  floor: 'earth',
  light: 'cone',
  things: [stands('altar', 160)],
  spot: 'gold',
}

export const RISEN: Plate = {
  alt: 'A fighter rises beside the Altar of Life.',
  wall: 'vault',
  floor: 'earth',
  light: 'rays',
  things: [stands('altar', 130, { x: 130 }), crest('s-resurrect', 110, 70, { x: 218, lit: 'spot' })],
  spot: 'gold',
}

export const GATE: Plate = {
  alt: 'The open gate of the arena.',
  wall: 'ashlar',
  floor: 'earth',
  opening: 'arch-lit',
  light: 'back',
  things: [hangs('flames', 60, { x: 90, y: 150 })],
  spot: 'way',
}

/** Every plate, for the gallery and for the test of their parts. */
export function allPlates(): readonly (readonly [group: string, plates: readonly (readonly [name: string, plate: Plate])[]])[] {
  const kinds = [
    'human',
    'dwarf',
    'elf',
    'orc',
    'goblin',
    'mage',
    'wolf',
    'behemoth',
    'slayer',
    'evil-mage',
    'needler-bush',
    'giant-amoeba',
  ]
  const causes = ['broadsword', 'trident', 'crossbow', 'fireball', 'fire', 'pit', 'death-sword', 'krill']
  const spells = ['magic-bolt', 'teleport', 'image', 'summon-wolf', 'stone-flesh', 'wall-of-fire', 'missile-return']
  return [
    ['Coming', kinds.map((kind) => [kind, comes(kind)] as const)],
    ['Falling', kinds.map((kind, i) => [kind, died(kind, causes[i % causes.length] ?? null)] as const)],
    ['Senseless', kinds.slice(0, 6).map((kind) => [kind, collapsed(kind)] as const)],
    ['Blows', causes.map((cause) => [cause, struck(cause)] as const)],
    ['Weapons lost', ['broadsword', 'krill'].map((thing) => [thing, lost(thing)] as const)],
    ['Magic', spells.map((id) => [id, spell(id)] as const)],
    [
      'Else',
      [
        ['wrestle', WRESTLE],
        ['evaded', EVADED],
        ['repelled', REPELLED],
        ['down', DOWN],
        ['pit', PIT],
        ['fire', FIRE],
        ['altar', ALTAR],
        ['risen', RISEN],
        ['gate', GATE],
        ['hurt', HURT],
      ],
    ],
  ]
}
