import type { Character } from '../../electron/contract/index.ts'
import type { ItemView } from '../../engine/citadel/view-types.ts'
import { nameOf } from '../icons/names.ts'
import type { RecordOf } from './record.tsx'

/**
 * A character at home as a record. The sheet is the game's own (`CharacterSheet`) and open data to the contract, so each
 * field is read for what it is and left out where it is not there.
 */
export function homeRecord(character: Character): RecordOf {
  const sheet = asRecord(character.sheet)
  const weapons = list(sheet.weapons).map((carried) => text(asRecord(carried).weapon) ?? String(carried))
  const magic = list(sheet.magic).map(Number)
  const points = number(sheet.woundPoints) ?? 0
  return {
    id: character.slug,
    name: character.name,
    race: character.race,
    kind: character.kind,
    woundPoints: { left: points, total: points },
    resistance: number(sheet.resistance) ?? 0,
    combatBonus: number(sheet.combatBonus) ?? 0,
    magic: [magic[0] ?? 0, magic[1] ?? 0, magic[2] ?? 0],
    weapons,
    weaponSkill: numbers(sheet.weaponSkill),
    skills: numbers(sheet.skills),
    spells: { known: list(sheet.known).map(String), circled: [] },
    gold: character.gold,
    jewels: character.jewels,
    items: list(sheet.items).map(itemOf),
    experience: character.experience,
    status: character.status === 'dead' ? 'dead' : character.status === 'lost' ? 'lost' : 'living',
    effects: [],
    exits: character.exits,
  }
}

function itemOf(data: unknown): ItemView {
  const item = asRecord(data)
  const kind = text(item.kind) ?? 'item'
  const type = text(item.type) ?? text(item.weapon) ?? kind
  const bonus = number(item.bonus)
  const secret = item.known === false
  return {
    id: text(item.id) ?? `${kind}-${type}`,
    kind,
    type,
    label: secret
      ? `Unknown ${kind}`
      : kind === 'weapon'
        ? nameOf(type)
        : kind === type
          ? nameOf(kind)
          : `${nameOf(kind)} of ${nameOf(type)}`,
    ...(bonus !== undefined && { bonus }),
    ...(item.worn === true && { worn: true }),
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
