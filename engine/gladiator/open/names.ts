import { capital } from '../../kernel/words.ts'
import type { Facing, Side } from '../tables/table-types.ts'

// What things are called. The tables take their names from here, so that an id has one name everywhere.

/** Names that are more than their id with capitals. */
const SPELT: Readonly<Record<string, string>> = {
  'drain-life-2': 'Drain Life II',
  'lightning-2': 'Lightning II',
  'lightning-3': 'Lightning III',
  'heal-strength': 'Heal-Strength',
  'esp-stats': 'ESP Stats',
  'ring-of-fire': 'Ring of Fire',
  'wall-of-fire': 'Wall of Fire',
}

/** A weapon, a piece of armour, a race, an animal, a robot or a spell: `battle-axe` as `Battle Axe`. */
export function nameOf(id: string): string {
  return SPELT[id] ?? id.split('-').map(capital).join(' ')
}

/** Within a sentence: `battle axe`. */
export function lowName(id: string): string {
  return nameOf(id).toLowerCase()
}

/** What a thing or a beast is, by the id of one: `mace` of `mace-1`. */
export function typeOf(id: string): string {
  return id.replace(/-\d+$/, '')
}

/** The rows of a table, each with its name. */
export function named<const T extends Readonly<Record<string, object>>>(
  rows: T,
): { readonly [K in keyof T]: T[K] & { readonly name: string } } {
  return Object.fromEntries(Object.entries(rows).map(([id, row]) => [id, { name: nameOf(id), ...row }])) as never
}

/** The ids of a table, in its order. */
export function idsOf<K extends string>(table: Readonly<Record<K, unknown>>): readonly K[] {
  return Object.keys(table) as K[]
}

interface Called {
  readonly id: string
  readonly name: string
}

/** `2` of `wolf-2`; null where there is none. */
export function numberOf(id: string): string | null {
  return /-(\d+)$/.exec(id)?.[1] ?? null
}

/** The name that a mage shares with his likenesses, of one that is dealt to them: `ossian` of `ossian-3`; null of any other (16.5). */
export function sharedOf(tag: string): string | null {
  return /^(.*)-[1-3]$/.exec(tag)?.[1] ?? null
}

/** `Tarna`, `Wolf 2`: the number of the id where there is one. */
export function figureName({ id, name }: Called): string {
  const number = numberOf(id)
  return number === null || name.endsWith(number) ? name : `${name} ${number}`
}

/** `Tarna`, `Amoeba 2`: of a name of several words the last, where there is little room. */
export function shortName(figure: Called): string {
  return figureName(figure).replace(/^.* (?=[A-Z])/, '')
}

export const SIDE_NAMES: Readonly<Record<Side, string>> = { west: 'West', east: 'East' }
export const FACING_NAMES: Readonly<Record<Facing, string>> = { n: 'north', e: 'east', s: 'south', w: 'west' }
