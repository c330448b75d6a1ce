import type { z } from 'zod'
import type { NewCharacter } from '../../../../db/characters.ts'
import type { LedgerLine } from '../../../../db/ledger.ts'
import { isRefusal, type Posted } from '../../../../engine/kernel/game.ts'
import type { RosterRules } from '../../../../engine/kernel/playable.ts'
import type { Json, Refusal } from '../../../../engine/kernel/types.ts'
import { issueSentence, issueWords } from '../../../contract/issue-words.ts'
import { boundedObject } from '../../../contract/plain-json.ts'
import { CharacterRecord, RECORD_VERSION, type RecordBody, RosterRecord, Sheet } from '../../../contract/record.ts'
import { balances } from './gather.ts'

// Records that come from outside. Whatever is wrong with one is said, and nothing of it is used.

/** Somebody who may enter a campaign, with the ledger that he brings. */
export interface Newcomer {
  readonly character: Omit<NewCharacter, 'id'>
  readonly lines: readonly Omit<LedgerLine, 'character'>[]
}

/** Who and what is in the campaign already. */
export interface Present {
  readonly slug: string
  readonly name: string
  readonly sheet: object
}

/** The deepest a record goes is a talisman's gains on a sheet of a roster. */
const BOUNDS = { depth: 12, values: 4_000_000, text: 20_000 }

/** Reads a file of one character or of a roster. Refuses `bad-request` for what is no sound record, `conflict` for who is there already. */
export function readRecords(data: string | object, rules: RosterRules, present: readonly Present[]): readonly Newcomer[] | Refusal {
  const bodies = bodiesOf(data)
  if ('code' in bodies) return bodies
  const there = [...present]
  const newcomers: Newcomer[] = []
  for (const body of bodies) {
    const newcomer = readOne(body, rules, there)
    if ('code' in newcomer) return bodies.length === 1 ? newcomer : { ...newcomer, message: `${body.sheet.name}: ${newcomer.message}` }
    newcomers.push(newcomer)
    there.push(newcomer.character)
  }
  return newcomers
}

// ---------------------------------------------------------------- the file

function bodiesOf(data: string | object): readonly RecordBody[] | Refusal {
  const parsed = typeof data === 'string' ? parse(data) : data
  if (parsed === null) return bad('This is no character record: it is not JSON, or not all of it has come.')
  const bounded = boundedObject(BOUNDS).safeParse(parsed)
  if (!bounded.success) return bad(`This is no character record: ${bounded.error.issues[0]?.message ?? 'it is no object'}.`)
  const { format, version } = bounded.data
  if (format !== 'citadel-character' && format !== 'citadel-roster') return bad(stranger(format))
  if (typeof version === 'number' && Number.isInteger(version) && version > RECORD_VERSION)
    return {
      ...bad(`A newer version of Citadel wrote this record (format ${version}; this one reads ${RECORD_VERSION}).`),
      detail: 'newer',
    }
  return format === 'citadel-character'
    ? checked(CharacterRecord, bounded.data, ({ character }) => [character])
    : checked(RosterRecord, bounded.data, ({ characters }) => characters)
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text.startsWith('\uFEFF') ? text.slice(1) : text) as unknown
  } catch {
    return null
  }
}

function stranger(format: unknown): string {
  if (format === 'citadel-campaign') return 'This is a whole campaign: it is imported beside the others, not into one.'
  return 'This is no character record of Citadel: its format is another.'
}

function checked<T>(schema: z.ZodType<T>, value: unknown, bodies: (record: T) => readonly RecordBody[]): readonly RecordBody[] | Refusal {
  const read = schema.safeParse(value, { error: issueWords })
  if (read.success) return bodies(read.data)
  return bad(`This record is not sound. ${issueSentence(read.error, 'The file').message}`)
}

// ---------------------------------------------------------------- one character

function readOne(body: RecordBody, rules: RosterRules, present: readonly Present[]): Newcomer | Refusal {
  const unsound = booksWrong(body) ?? storyWrong(body)
  if (unsound !== null) return bad(`This record is not sound: ${unsound}.`)
  const taken = nameTaken(body.sheet, present)
  if (taken !== null) return taken
  const { body: settled, renamed } = settledIn(body, present)
  const record = rules.readSheet(settled.sheet as Json)
  if (isRefusal(record)) return bad(`This record is not sound: ${record.message}.`, record.rule)
  const origin = settled.origin === null ? null : rules.readSheet(settled.origin as Json)
  if (origin !== null && isRefusal(origin)) return bad(`This record is not sound: at the start, ${origin.message}.`, origin.rule)
  const { slug, name, race, kind, sheet } = record
  const posted = postedBy(settled, renamed)
  const [difference] = origin === null ? [] : rules.audit(origin.sheet as Json, sheet as Json, posted)
  if (difference !== undefined) return bad(`The ledger of this record does not lead to its sheet: ${difference}`)
  const { status, note, portrait, fell } = settled
  return {
    character: {
      ...{ slug, name, race, kind, sheet, origin: origin?.sheet ?? null, status, note, portrait },
      fell: fell === null ? null : { session: null, ...withoutRaid(fell) },
    },
    lines: [...linesOf(settled, origin === null ? null : posted)],
  }
}

/** What does not add up in the ledger; null if all does. */
function booksWrong({ ledger, balances: kept, sheet }: RecordBody): string | null {
  const sums = { experience: 0, gold: 0, jewel: 0, exit: 0, ability: 0, item: 0 }
  const reversed = new Set<number>()
  for (const [i, entry] of ledger.entries()) {
    if (entry.n !== i + 1) return `entry ${i + 1} of the ledger has the number ${entry.n}`
    sums[entry.unit] += entry.amount
    const { experience, gold, jewels, exits } = entry
    const wrong = experience !== sums.experience || gold !== sums.gold || jewels !== sums.jewel || exits !== sums.exit
    if (wrong) return `the sums of entry ${entry.n} of the ledger do not follow from the entries before it`
    if (entry.reverses === null) continue
    const old = ledger[entry.reverses - 1]
    const opposite = old !== undefined && entry.reverses < entry.n && old.unit === entry.unit && old.subject === entry.subject
    if (!opposite || old.amount !== -entry.amount || reversed.has(entry.reverses))
      return `entry ${entry.n} of the ledger takes back one that it does not match`
    reversed.add(entry.reverses)
  }
  const come = balances(ledger)
  if (kept.experience !== come.experience) return `the ledger comes to ${come.experience} experience, not ${kept.experience}`
  if (kept.gold !== come.gold) return `the ledger comes to ${come.gold} gold marks, not ${kept.gold}`
  const values = come.jewels.map(({ value }) => value)
  if (values.reduce((a, b) => a + b, 0) !== sums.jewel) return 'jewels are spent in the ledger that were never there'
  if (values.join() !== [...kept.jewels].sort((a, b) => b - a).join()) return 'the jewels are not those of the ledger'
  if (kept.exits !== come.exits || sheet.exits !== come.exits) return `the ledger knows ${come.exits} exits, the sheet ${sheet.exits}`
  return null
}

/** What contradicts itself beside the ledger. */
function storyWrong({ status, fell, sheet, origin }: RecordBody): string | null {
  const gone = status === 'dead' || status === 'lost'
  if (!gone && fell !== null) return `${sheet.name} is ${status}, and yet has fallen`
  if (origin === null) return null
  const same = (['id', 'name', 'race', 'kind'] as const).find((field) => origin[field] !== sheet[field])
  return same === undefined ? null : `the sheet at the start is somebody else's: its ${same} is another`
}

function nameTaken({ id, name, kind }: Sheet, present: readonly Present[]): Refusal | null {
  const plain = (text: string) => text.normalize('NFKC').toLowerCase()
  const clash = present.some((one) => (kind === 'hero' && one.slug === id) || plain(one.name) === plain(name))
  return clash ? { code: 'conflict', message: `${name} is in this campaign already.`, detail: 'name-taken', rule: '17.3' } : null
}

// ---------------------------------------------------------------- among the others

/**
 * What the rules call him and his things is taken here perhaps: initiates get another such name, things another number.
 * `renamed` says which.
 */
function settledIn(
  body: RecordBody,
  present: readonly Present[],
): { readonly body: RecordBody; readonly renamed: ReadonlyMap<string, string> } {
  const slugs = new Set(present.map(({ slug }) => slug))
  const things = new Set(present.flatMap(({ sheet }) => thingsOf(sheet)))
  const own = new Set(thingsOf(body.sheet))
  const renamed = new Map<string, string>()
  for (const id of own)
    if (things.has(id)) renamed.set(id, free(id.replace(/-\d+$/, ''), 1, new Set([...things, ...own, ...renamed.values()])))
  const id = slugs.has(body.sheet.id) ? free(body.sheet.id, 2, slugs) : body.sheet.id
  const called = (thing: string) => renamed.get(thing) ?? thing
  const moved = (sheet: Sheet): Sheet => ({
    ...sheet,
    id,
    items: sheet.items.map((item) => ({ ...item, id: called(item.id) })),
    weapons: sheet.weapons.map((weapon) => (weapon.item === null ? weapon : { ...weapon, item: called(weapon.item) })),
  })
  return { body: { ...body, sheet: moved(body.sheet), origin: body.origin === null ? null : moved(body.origin) }, renamed }
}

/** The first of `ring-heal-1`, `ring-heal-2`, ... that nobody has. */
function free(stem: string, from: number, taken: ReadonlySet<string>): string {
  for (let n = from; ; n++) if (!taken.has(`${stem}-${n}`)) return `${stem}-${n}`
}

function thingsOf(sheet: object): readonly string[] {
  const read = Sheet.safeParse(sheet)
  return read.success ? read.data.items.map(({ id }) => id) : []
}

// ---------------------------------------------------------------- what he brings

function postedBy({ ledger, balances: { exits } }: RecordBody, renamed: ReadonlyMap<string, string>): Posted {
  const count = (unit: 'ability' | 'item') => {
    const counts = new Map<string, number>()
    for (const entry of ledger) {
      if (entry.unit !== unit) continue
      const subject = unit === 'item' ? (renamed.get(entry.subject) ?? entry.subject) : entry.subject
      counts.set(subject, (counts.get(subject) ?? 0) + entry.amount)
    }
    return Object.fromEntries([...counts].filter(([, amount]) => amount !== 0))
  }
  return { abilities: count('ability'), items: count('item'), exits }
}

/** The ledger as it goes on here: what it came to, in a line each. Without a beginning to add to, abilities and things stand on the sheet alone. */
function* linesOf(
  { balances: { experience, gold, jewels, exits } }: RecordBody,
  posted: Posted | null,
): Iterable<Newcomer['lines'][number]> {
  const imported = { rule: '17.3', reason: 'imported' } as const
  if (experience > 0) yield { unit: 'experience', amount: experience, ...imported }
  if (gold > 0) yield { unit: 'gold', amount: gold, ...imported }
  for (const value of jewels) yield { unit: 'jewel', amount: value, ...imported }
  if (exits > 0) yield { unit: 'exit', amount: exits, ...imported }
  for (const [subject, amount] of Object.entries(posted?.abilities ?? {})) yield { unit: 'ability', amount, subject, ...imported }
  for (const [subject, amount] of Object.entries(posted?.items ?? {})) yield { unit: 'item', amount, subject, ...imported }
}

function withoutRaid<T extends { readonly raid: number | null }>({ raid: _, ...fell }: T): Omit<T, 'raid'> {
  return fell
}

function bad(message: string, rule?: string): Refusal {
  return { code: 'bad-request', message: message.replace(/\.+$/, '.'), detail: 'record', ...(rule === undefined ? {} : { rule }) }
}
