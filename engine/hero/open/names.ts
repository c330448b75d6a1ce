import { withArticle } from '../../kernel/words.ts'
import { ALYSA_COLUMN } from '../tables/index.ts'
import type { Armour, Characteristic, Facing, Kind, Spot, Weapon } from '../view-types.ts'

// What everything is called, by the rules and on the page alike.

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
  gold: 'bag of gold',
  jewel: 'jewel',
}

export const CHARACTERISTIC_NAMES: Readonly<Record<Characteristic, string>> = {
  appearance: 'appearance',
  intelligence: 'intelligence',
  class: 'class',
  strength: 'strength',
  luck: 'luck',
  hits: 'hits',
  movement: 'movement',
}

export const WEAPON_NAMES: Readonly<Record<Weapon, string>> = {
  'short-sword': 'short sword',
  'long-sword': 'long sword',
  dagger: 'dagger',
  ax: 'ax',
  'long-ax': 'long ax',
  hammer: 'hammer',
  spear: 'spear',
}

export const ARMOUR_NAMES: Readonly<Record<Armour, string>> = { none: 'no armour', leather: 'leather', mail: 'mail', plate: 'plate' }

export const FACING_NAMES: Readonly<Record<Facing, string>> = { n: 'north', e: 'east', s: 'south', w: 'west' }

/** `a goblin`, `an ogre`, `the Succubus`. */
export function one(kind: Kind): string {
  const name = KIND_NAMES[kind]
  if (kind === 'succubus') return `the ${name}`
  return withArticle(name)
}

export function isKind(name: string): name is Kind {
  return Object.hasOwn(KIND_NAMES, name)
}

/** `row 4, column 12`, as the board is lettered: from 1. */
export function squareName({ row, col }: Spot): string {
  return col === ALYSA_COLUMN ? 'Alysa’s room' : `row ${row + 1}, column ${col + 1}`
}

/** Names for heroes: drawn by a die, or taken by the bots. */
export const HERO_NAMES = [
  'Osric the Damp',
  'Hildebrand',
  'Sir Wenceslas',
  'Beowald',
  'Tancred',
  'Gunther Longstride',
  'Aldous',
  'Perceforest',
  'Ruprecht',
  'Ivo the Late',
  'Leofric',
  'Balthasar',
] as const
