import { useQuery } from '@tanstack/react-query'
import type { Characteristic, Profile, Weapon } from '../../../../engine/hero/view-types.ts'
import { CHARACTERISTICS, WEAPONS } from '../../../../engine/hero/view-types.ts'
import type { Json } from '../../../../engine/kernel/types.ts'
import { useClient } from '../../../host/client.tsx'
import { queries } from '../../../host/queries.ts'

/** A filled-in set-up sheet that a game can begin with. */
export interface ReadySheet {
  /** `kept:<template>` or `ready:<n>`. */
  readonly id: string
  readonly profile: Profile
  /** As the host takes it. */
  readonly sheet: Json
}

/** A kept hero: a template. */
export interface KeptHero extends ReadySheet {
  readonly template: string
  readonly name: string
  /** ISO time. */
  readonly savedAt: string
}

/** A drawn catacomb, as previewed before a game. */
export interface DrawnCatacomb {
  readonly id: string
  readonly name: string
  readonly grid: readonly string[]
}

/** What the tables of HERO offer for a new game. */
export interface HeroHouse {
  readonly catacombs: readonly DrawnCatacomb[]
  /** Sheets that come with the game. */
  readonly sheets: readonly ReadySheet[]
}

/** Heroes kept outside of every game, by name; null until they are read. */
export function useKeptHeroes(): { readonly heroes: readonly KeptHero[] | null; readonly error: Error | null } {
  const client = useClient()
  const kept = useQuery(queries.templates(client, 'hero'))
  const heroes = kept.data?.flatMap(({ id, name, sheet, savedAt }) =>
    isProfile(sheet) ? [{ id: `kept:${id}`, template: id, name, profile: { ...sheet, name }, sheet: named(sheet, name), savedAt }] : [],
  )
  return { heroes: heroes?.toSorted((a, b) => a.name.localeCompare(b.name)) ?? null, error: kept.error }
}

/** Catacombs and sheets of HERO's own; null until they are read. */
export function useHeroHouse(): HeroHouse | null {
  const client = useClient()
  const tables = useQuery({
    ...queries.tables(client, 'hero'),
    select: readHouse,
  })
  return tables.data ?? null
}

/** The tables leave the contract as open data, for every game has its own. */
export function readHouse(data: unknown): HeroHouse {
  const maps = field(field(data, '101'), 'maps')
  const presets = field(field(data, '103'), 'presets')
  return {
    catacombs: isRecord(maps) ? Object.values(maps).filter(isCatacomb) : [],
    sheets: Array.isArray(presets)
      ? presets.flatMap((sheet, i) => (isProfile(sheet) ? [{ id: `ready:${i}`, profile: sheet, sheet }] : []))
      : [],
  }
}

/** Whether this has the shape of a set-up sheet. The rules check whether its points add up. */
export function isProfile(data: unknown): data is Profile & { readonly [field: string]: Json } {
  const levels = field(data, 'levels')
  return (
    typeof field(data, 'name') === 'string' &&
    CHARACTERISTICS.every((each: Characteristic) => typeof field(field(levels, 'characteristics'), each) === 'number') &&
    WEAPONS.every((each: Weapon) => typeof field(field(levels, 'weapons'), each) === 'number') &&
    typeof field(data, 'armour') === 'string' &&
    typeof field(data, 'shield') === 'boolean'
  )
}

/** A template has the name it was kept under. */
function named(sheet: { readonly [field: string]: Json }, name: string): Json {
  return { ...sheet, name }
}

function isCatacomb(data: unknown): data is DrawnCatacomb {
  return typeof field(data, 'id') === 'string' && typeof field(data, 'name') === 'string' && Array.isArray(field(data, 'grid'))
}

function field(data: unknown, key: string): unknown {
  return isRecord(data) ? data[key] : undefined
}

function isRecord(data: unknown): data is Readonly<Record<string, unknown>> {
  return typeof data === 'object' && data !== null && !Array.isArray(data)
}
