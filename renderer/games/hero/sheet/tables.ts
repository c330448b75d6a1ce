import { useQuery } from '@tanstack/react-query'
import type { Characteristic, Levels, Weapon } from '../../../../engine/hero/view-types.ts'
import { useClient } from '../../../host/client.tsx'
import { queries } from '../../../host/queries.ts'
import { CHARACTERISTICS, type Trait, WEAPONS } from '../table/names.ts'

/** What the page reads of HERO's tables. */
export interface HeroTables {
  /** Points that may be spent, and levels that all weapons together may have (102A). */
  readonly points: number
  readonly weaponLevels: number
  readonly characteristics: Readonly<Record<Characteristic, { readonly least: number; readonly most: number; readonly cost: number }>>
  /** What a weapon adds to the dice, level 1 first (102B). */
  readonly modifiers: Readonly<Record<Weapon, readonly number[]>>
  readonly twoHanded: ReadonlySet<Weapon>
  /** What each level looks like, level 0 first, and what it is good for. */
  readonly words: Readonly<Record<Characteristic, readonly string[]>>
  readonly uses: Readonly<Record<Characteristic, string>>
  /** Letters of the wound table, row 2 first (212B). */
  readonly wounds: readonly (readonly string[])[]
}

/** Bought levels by trait; what is left out is 0. */
export type FlatLevels = Readonly<Partial<Record<Trait, number>>>

/** Null until they are known, or where they cannot be read. */
export function useHeroTables(): HeroTables | null {
  const client = useClient()
  const tables = useQuery({
    ...queries.tables(client, 'hero'),
    select: readHeroTables,
  })
  return tables.data ?? null
}

/** The tables leave the contract as open data, for every game has its own. */
export function readHeroTables(data: unknown): HeroTables {
  const profile = at(data, '102A', 'profile')
  const proficiency = at(data, '102B', 'proficiency')
  return {
    points: number(at(data, '102A', 'points')),
    weaponLevels: number(at(data, '102A', 'weaponLevels')),
    characteristics: ofEach(CHARACTERISTICS, (trait) => {
      const column = at(profile, trait)
      return { least: number(at(column, 'least')), most: number(at(column, 'most')), cost: number(at(column, 'cost')) }
    }),
    modifiers: ofEach(WEAPONS, (weapon) => list(at(proficiency, weapon, 'modifiers')).map(number)),
    twoHanded: new Set(WEAPONS.filter((weapon) => at(proficiency, weapon, 'twoHanded') === true)),
    words: ofEach(CHARACTERISTICS, (trait) => list(at(data, '102A.levels', 'words', trait)).map(text)),
    uses: ofEach(CHARACTERISTICS, (trait) => text(at(data, '102A.levels', 'uses', trait))),
    wounds: list(at(data, '212B', 'wounds')).map((row) => list(row).map(text)),
  }
}

/** The levels of a sheet, one beside the other. */
export function flatLevels({ characteristics, weapons }: Levels): FlatLevels {
  return { ...characteristics, ...weapons }
}

function at(data: unknown, ...path: readonly string[]): unknown {
  return path.reduce<unknown>((value, key) => (isRecord(value) ? value[key] : undefined), data)
}

function isRecord(data: unknown): data is Readonly<Record<string, unknown>> {
  return typeof data === 'object' && data !== null && !Array.isArray(data)
}

function number(value: unknown): number {
  return typeof value === 'number' ? value : 0
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

function ofEach<K extends string, V>(keys: readonly K[], value: (key: K) => V): Readonly<Record<K, V>> {
  const found: Partial<Record<K, V>> = {}
  for (const key of keys) found[key] = value(key)
  return found as Record<K, V>
}
