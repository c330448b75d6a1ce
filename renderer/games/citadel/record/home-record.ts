import type { Character } from '../../../../electron/contract/index.ts'
import { nameOf } from '../names.ts'
import { itemName, type RecordItem } from './items.ts'
import type { Abilities, RecordOf } from './record.tsx'

/**
 * A character at home as a record. The sheet is the game's own (`CharacterSheet`) and open data to the contract, so each field is checked as it is read, and omitted if missing.
 */
export function homeRecord(character: Character): RecordOf {
  const sheet = asRecord(character.sheet)
  const { woundPoints, ...abilities } = abilitiesOf(sheet)
  const held = new Set(carriedBy(character).map(({ item }) => item))
  // 17.4: two weapons go along, and a tapestry would take the place of one (13.6).
  const items = itemsOf(character).map((item) => ({
    ...item,
    atHome: item.kind === 'tapestry' || (item.kind === 'weapon' && !held.has(item.id)),
  }))
  return {
    id: character.slug,
    name: character.name,
    race: character.race,
    kind: character.kind === 'hero' ? 'hero' : 'initiate',
    woundPoints: { left: woundPoints, total: woundPoints },
    ...abilities,
    weapons: carriedBy(character).map(({ weapon }) => weapon),
    carried: carriedBy(character).map(({ weapon, item }) => ({
      weapon,
      label: items.find(({ id }) => id === item)?.label ?? nameOf(weapon),
    })),
    spells: { known: spellsOf(character), circled: [] },
    gold: character.gold,
    jewels: character.jewels.map(({ value }) => value),
    items,
    experience: character.experience,
    status: character.status === 'dead' ? 'dead' : character.status === 'lost' ? 'lost' : 'living',
    effects: [],
    exits: character.exits,
    ...(character.portrait !== null && { portrait: character.portrait }),
    ...(character.origin !== null && { was: abilitiesOf(asRecord(character.origin)) }),
  }
}

/** A weapon in hand: an ordinary one, or the magic one of that id. */
export interface Carried {
  readonly weapon: string
  readonly item: string | null
}

/** The primary one first (17.4). */
export function carriedBy({ sheet }: Pick<Character, 'sheet'>): readonly Carried[] {
  return list(asRecord(sheet).weapons).flatMap((data) => {
    const { weapon, item } = asRecord(data)
    return typeof weapon === 'string' ? [{ weapon, item: text(item) ?? null }] : []
  })
}

export function itemsOf({ sheet }: Pick<Character, 'sheet'>): RecordItem[] {
  return list(asRecord(sheet).items).map(itemOf)
}

export function spellsOf({ sheet }: Pick<Character, 'sheet'>): string[] {
  return list(asRecord(sheet).known).map(String)
}

/** The abilities on a sheet. */
export function abilitiesIn(sheet: Character['sheet']): Abilities {
  return abilitiesOf(asRecord(sheet))
}

function abilitiesOf(sheet: Readonly<Record<string, unknown>>): Abilities {
  const magic = list(sheet.magic).map(Number)
  return {
    woundPoints: number(sheet.woundPoints) ?? 0,
    resistance: number(sheet.resistance) ?? 0,
    combatBonus: number(sheet.combatBonus) ?? 0,
    magic: [magic[0] ?? 0, magic[1] ?? 0, magic[2] ?? 0],
    weaponSkill: numbers(sheet.weaponSkill),
    skills: numbers(sheet.skills),
  }
}

/** Rings that cast once a raid (14.8). */
const CASTING_RINGS: readonly string[] = ['sleep', 'neutralize-poison', 'heal', 'resurrect']

function itemOf(data: unknown): RecordItem {
  const item = asRecord(data)
  const kind = text(item.kind) ?? 'item'
  const type = text(item.type) ?? text(item.weapon) ?? kind
  const bonus = number(item.bonus) ?? number(item.value)
  const uses = kind === 'ring' ? (CASTING_RINGS.includes(type) ? 1 : undefined) : number(item.doses)
  return {
    id: text(item.id) ?? `${kind}-${type}`,
    kind,
    type,
    label: itemName({ kind, type, ...(bonus !== undefined && { bonus }) }),
    ...(bonus !== undefined && { bonus }),
    ...(uses !== undefined && { uses }),
    ...(typeof item.worn === 'boolean' && { worn: item.worn }),
    ...(Array.isArray(item.gains) && { gains: item.gains.map(Number) }),
  }
}

function asRecord(data: unknown): Readonly<Record<string, unknown>> {
  return isRecord(data) ? data : {}
}

function isRecord(data: unknown): data is Readonly<Record<string, unknown>> {
  return typeof data === 'object' && data !== null && !Array.isArray(data)
}

function list(data: unknown): readonly unknown[] {
  return Array.isArray(data) ? data : []
}

function text(data: unknown): string | undefined {
  return typeof data === 'string' ? data : undefined
}

function number(data: unknown): number | undefined {
  return typeof data === 'number' ? data : undefined
}

function numbers(data: unknown): Record<string, number> {
  return Object.fromEntries(
    Object.entries(asRecord(data)).flatMap(([key, value]) => (typeof value === 'number' ? [[key, value] as const] : [])),
  )
}
