import type { Posted, RosterRecord, SettledIn } from '../../kernel/campaign.ts'
import type { Reading } from '../../kernel/reading.ts'
import { conflict, isRefusal, misread } from '../../kernel/refusal.ts'
import type { Json, Refusal } from '../../kernel/types.ts'
import { idOfName, stemOf } from '../chapters/24-starting.ts'
import { attributesOf } from '../open/growth.ts'
import { atHome, readSheet } from '../sheet.ts'
import type { StableSheet } from '../sheet-types.ts'
import { PRESETS } from '../tables/fighters.ts'
import type { PresetId } from '../tables/ids.ts'

// What a record says of a gladiator: whether it can be so at all, and whether the ledger says the same.

/** A sheet as it is kept in the roster. */
export function recordOf(sheet: StableSheet): RosterRecord {
  const { id: slug, name, race } = sheet
  return { slug, name, race, kind: presetOf(sheet) === null ? 'gladiator' : 'hero', sheet }
}

/** 41.2: which of the ready fighters he is, by name, race and what he began with; null for everyone else. */
export function presetOf({ name, race, start }: Pick<StableSheet, 'name' | 'race' | 'start'>): PresetId | null {
  const found = (Object.keys(PRESETS) as PresetId[]).find((id) => {
    const preset = PRESETS[id]
    const isSame = preset.sh === start.sh && preset.ag === start.ag && preset.iq === start.iq
    return isSame && preset.name === name && preset.race === race
  })
  return found ?? null
}

/** A sheet from outside, every field looked at; refuses what no stable could have brought about. */
export function recordOfSheet(json: Json): RosterRecord | Refusal {
  const r: Reading = { wrong: [] }
  const sheet = readSheet(r, 'sheet', json)
  if (r.wrong.length === 0 && !followsFrom(stemOf(sheet.name), sheet.id)) r.wrong.push(`the id "${sheet.id}" does not match the name`)
  return misread(r.wrong, { detail: 'sheet' }) ?? recordOf(sheet)
}

/** `ann` is Ann's, and `ann-2` that of a second one. */
function followsFrom(stem: string, id: string): boolean {
  return id === stem || (id.startsWith(`${stem}-`) && /^[1-9]\d{0,4}$/.test(id.slice(stem.length + 1)))
}

/** Names that differ in their letters' case alone are the same. */
export function plain(name: string): string {
  return name.normalize('NFKC').toLowerCase()
}

/** 25.1: someone from outside joins those of a stable: no two have one name, and an id that is taken gets another number. */
export function settleIn(
  newcomer: { readonly sheet: Json; readonly origin: Json | null },
  there: readonly RosterRecord[],
  along: readonly RosterRecord[],
): SettledIn | Refusal {
  const present = [...there, ...along]
  const sheet = atHome(newcomer.sheet)
  if (present.some(({ name }) => plain(name) === plain(sheet.name)))
    return conflict(`This stable already has a gladiator called ${sheet.name}.`, 'name-taken', '25.1')
  const taken = (id: string) => present.some(({ slug }) => slug === id)
  const id = taken(sheet.id) ? idOfName(sheet.name, taken) : sheet.id
  const began = newcomer.origin === null ? beginningOf(sheet) : atHome(newcomer.origin)
  return { record: recordOf({ ...sheet, id }), origin: { ...began, id }, renamed: new Map() }
}

// ---------------------------------------------------------------- against the ledger

const ATTRIBUTES = ['sh', 'ag', 'iq'] as const

/**
 * 11.1, 11.2, 25.1: what in a sheet does not follow from its beginning and from what the ledger has posted since: sentences. Where nobody
 * wrote down how he began, he began as his race, his points and no experience say.
 */
export function audit(origin: Json | null, sheet: Json, posted: Posted): readonly string[] {
  const read = recordOfSheet(sheet)
  if (isRefusal(read)) return [`The sheet cannot be read: ${read.message}`]
  const now = atHome(read.sheet)
  if (origin === null) return difference(beginningOf(now), now, posted)
  const before = recordOfSheet(origin)
  if (isRefusal(before)) return [`The first sheet cannot be read: ${before.message}`]
  return difference(atHome(before.sheet), now, posted)
}

/** 25.1: himself before his first fight; what he had about him then does not matter. */
function beginningOf(sheet: StableSheet): StableSheet {
  return { ...sheet, experience: 0, bones: null, fights: 0, kept: [], breakOuts: 0 }
}

/** The same for two well-formed sheets. */
export function difference(
  began: StableSheet,
  now: StableSheet,
  { isWhole, experience, abilities, items, exits }: Posted,
): readonly string[] {
  const wrong: string[] = []
  for (const field of ['id', 'name', 'race'] as const)
    if (began[field] !== now[field]) wrong.push(`The ${field} was ${began[field]} at first and is now ${now[field]}.`)
  for (const each of ATTRIBUTES)
    if (began.start[each] !== now.start[each])
      wrong.push(`The first sheet has ${LABELS[each]} ${began.start[each]}, this one ${now.start[each]}.`)
  if (isWhole && began.experience !== 0) wrong.push(`A new gladiator has no experience, not ${began.experience} points.`)
  wrong.push(...compared('Experience', now.experience, began.experience + experience))
  const had = attributesOf(began)
  const has = attributesOf(now)
  for (const each of ATTRIBUTES) wrong.push(...compared(LABELS[each], has[each], had[each] + (abilities[each] ?? 0)))
  const swords = new Set([...began.kept, ...now.kept, ...Object.keys(items)])
  const counted = (sheet: StableSheet, id: string) => Number(sheet.kept.includes(id))
  for (const id of swords) wrong.push(...compared(`"${id}"`, counted(now, id), counted(began, id) + (items[id] ?? 0)))
  for (const [subject, amount] of Object.entries(abilities))
    if (!ATTRIBUTES.some((each) => each === subject) && amount !== 0) wrong.push(`The ledger names an unknown attribute: "${subject}".`)
  if (now.breakOuts < began.breakOuts) wrong.push('The sheet has fewer break-outs than it began with.')
  return [...wrong, ...compared('Fights', now.fights, began.fights + exits)]
}

const LABELS = { sh: 'SH', ag: 'AG', iq: 'IQ' } as const

function compared(what: string, is: number, should: number): readonly string[] {
  return is === should ? [] : [`${what}: the sheet has ${is}, the ledger comes to ${should}.`]
}
