import type { CharacterRow } from '../../../../electron/contract/index.ts'
import { attributesOf, missing } from '../../../../engine/gladiator/open/growth.ts'
import { nameOf } from '../../../../engine/gladiator/open/names.ts'
import type { StableSheet } from '../../../../engine/gladiator/sheet-types.ts'
import type { RaceId } from '../../../../engine/gladiator/tables/ids.ts'
import type { Attribute } from '../../../../engine/gladiator/tables/table-types.ts'
import type { Json } from '../../../../engine/kernel/types.ts'
import { figureIcon } from '../icons.ts'

// A gladiator between two fights, in words.

/** The sheet of someone of a stable: our own host has read every field of it by the rules before it was kept. */
export function sheetIn(sheet: Json): StableSheet {
  return sheet as unknown as StableSheet
}

/** How much experience the next advance still takes (11.3). The host keeps no other races than those of the rules. */
export function toNext({ race, experience }: Pick<CharacterRow, 'race' | 'experience'>): number {
  return missing({ race: race as RaceId, experience })
}

export const ATTRIBUTES: readonly (readonly [id: Attribute, short: string, name: string])[] = [
  ['sh', 'SH', 'Strength'],
  ['ag', 'AG', 'Agility'],
  ['iq', 'IQ', 'Intelligence'],
]

/** `SH 13, AG 12, IQ 8`; of bones, what they fell with. */
export function worthOf(json: Json): string {
  const sheet = sheetIn(json)
  if (sheet.bones !== null) return `fell with ${sheet.bones} experience`
  const now = attributesOf(sheet)
  return ATTRIBUTES.map(([id, short]) => `${short} ${now[id]}`).join(', ')
}

/** What he strikes with; nothing of bones. */
export function armedWith(json: Json): string {
  const { gear, bones } = sheetIn(json)
  if (bones !== null) return ''
  const held = gear.ready ?? gear.also
  return held === null ? 'Bare hands' : nameOf(held)
}

/** `Dwarf, ready fighter`. */
export function aboutOf({ race, kind }: Pick<CharacterRow, 'race' | 'kind'>): string {
  return kind === 'hero' ? `${nameOf(race)}, ready fighter` : nameOf(race)
}

/** The helmet or the head of his race. */
export function pictureOf({ name, race }: Pick<CharacterRow, 'name' | 'race'>): string {
  return figureIcon({ name, race })
}

/** Break-outs, as the high scores count them (44.1). */
export function breakOutsOf({ raids }: Pick<CharacterRow, 'raids'>): number {
  return raids.filter(({ fate }) => fate === 'abandoned').length
}
