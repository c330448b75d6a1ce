import type { Armour, Characteristic, Facing, Kind, Weapon } from '../../../../engine/hero/view-types.ts'

// The names of everything, and the pictures beside the words.

export const KIND_NAMES: Readonly<Record<Kind, string>> = {
  goblin: 'goblin',
  'great-goblin': 'great goblin',
  man: 'man',
  zombie: 'zombie',
  lycanthrope: 'lycanthrope',
  troll: 'troll',
  ogre: 'ogre',
  succubus: 'Succubus',
  trap: 'trap',
  dummy: 'dummy',
  gold: 'gold',
  jewel: 'jewel',
}

export const KIND_ICONS: Readonly<Record<Kind, string>> = {
  goblin: 'm-orc',
  'great-goblin': 'm-gargoyle',
  man: 'x-human',
  zombie: 'm-skeleton',
  lycanthrope: 'm-dire-wolf',
  troll: 'm-troll',
  ogre: 'm-ogre',
  succubus: 'm-harpy',
  trap: 'x-trap',
  dummy: 'x-broken',
  gold: 'x-coins',
  jewel: 'x-gem',
}

/** As on the set-up sheet. */
export const CHARACTERISTICS = [
  'appearance',
  'intelligence',
  'class',
  'strength',
  'luck',
  'hits',
  'movement',
] as const satisfies Characteristic[]

export const WEAPONS = ['short-sword', 'long-sword', 'dagger', 'ax', 'long-ax', 'hammer', 'spear'] as const satisfies Weapon[]

export type Trait = Characteristic | Weapon

export const ARMOUR_NAMES: Readonly<Record<Armour, string>> = { none: 'no armour', leather: 'leather', mail: 'mail', plate: 'plate' }

export const FACING_NAMES: Readonly<Record<Facing, string>> = { n: 'north', e: 'east', s: 'south', w: 'west' }

/** A kind by its name; null for anything else. */
export function kindOf(name: string | null | undefined): Kind | null {
  return name && isKind(name) ? name : null
}

function isKind(name: string): name is Kind {
  return Object.hasOwn(KIND_NAMES, name)
}

/** `Long ax` of `long-ax`. */
export function titled(id: string): string {
  const words = id.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** `a goblin`, `an ogre`, `the Succubus`, `gold`. */
export function one(kind: Kind): string {
  const name = KIND_NAMES[kind]
  if (kind === 'succubus') return `the ${name}`
  if (kind === 'gold') return name
  return /^[aeiou]/.test(name) ? `an ${name}` : `a ${name}`
}
