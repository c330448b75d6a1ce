import type { z } from 'zod'
import type { NewCharacter } from '../../../../db/characters.ts'
import type { Posted } from '../../../../engine/kernel/campaign.ts'
import type { LedgerLine } from '../../../../engine/kernel/campaign-types.ts'
import type { RosterRules } from '../../../../engine/kernel/playable.ts'
import { badRequest, conflict, isRefusal } from '../../../../engine/kernel/refusal.ts'
import type { Json, Refusal } from '../../../../engine/kernel/types.ts'
import { issueSentence, issueWords } from '../../../contract/inputs/issue-words.ts'
import { boundedObject } from '../../../contract/inputs/plain-json.ts'
import { CharacterRecord, RECORD_VERSION, type RecordBody, RosterRecord } from '../../../contract/inputs/record.ts'
import type { Membership } from '../../membership.ts'
import type { Room } from '../../work/room.ts'
import { boundedJsonOf } from '../bounded-json.ts'
import { balances } from './gather.ts'

// Records from outside. A faulty one is refused with its fault named, and no part of it is used.

/** A character who may enter a campaign, with the ledger he brings. */
export interface Newcomer {
  readonly character: Omit<NewCharacter, 'id'>
  readonly lines: readonly Omit<LedgerLine, 'character'>[]
}

/** The characters already in the campaign. */
export type Present = Pick<NewCharacter, 'slug' | 'name' | 'race' | 'kind' | 'sheet'>

/** Deeper than any sheet in a roster. */
const BOUNDS = { depth: 12, values: 2_000_000, text: 20_000 }
/** In bytes: far above a full campaign's roster. */
const LARGEST = 32 * 1024 * 1024

export interface RecordsFile {
  /** The file's bytes or text, or its parsed content. */
  readonly data: Uint8Array | string | object
  /** The campaign's game, and its characters. */
  readonly game: string
  readonly present: readonly Present[]
}

/** `readRecords` in a worker thread. */
export function readRecordsFile({ data, game: id, present }: RecordsFile, { games }: Pick<Room, 'games'>): readonly Newcomer[] | Refusal {
  const game = games.find((one) => one.id === id)
  if (game === undefined || game.roster === null) throw new Error('the campaign has a game with characters')
  return readRecords(data, { game, rules: game.roster }, present)
}

/** Reads a file of one character or of a roster. Refuses `bad-request` for a faulty record, `conflict` for a character already there. */
function readRecords(
  data: Uint8Array | string | object,
  { game, rules }: Pick<Membership, 'game' | 'rules'>,
  present: readonly Present[],
): readonly Newcomer[] | Refusal {
  const file = fileOf(data)
  if (isRefusal(file)) return file
  if (file.game !== game.id) return bad(`This is a record of another game; the campaign is one of ${game.title}.`)
  const newcomers: Newcomer[] = []
  const there: There = { present, along: [], ids: new Set() }
  for (const [i, body] of file.bodies.entries()) {
    const newcomer = readOne(body, rules, there)
    if (isRefusal(newcomer))
      return file.bodies.length === 1 ? newcomer : { ...newcomer, message: `${nameOf(body, i)}: ${newcomer.message}` }
    newcomers.push(newcomer)
    there.along.push(newcomer.character)
  }
  return newcomers
}

/** The name on a record, for a refusal; the sheet has not been checked yet. */
function nameOf({ sheet }: RecordBody, i: number): string {
  return typeof sheet.name === 'string' ? sheet.name.slice(0, 80) : `Character ${i + 1}`
}

// ---------------------------------------------------------------- the file

interface RecordFile {
  readonly game: string
  readonly bodies: readonly RecordBody[]
}

function fileOf(data: Uint8Array | string | object): RecordFile | Refusal {
  const bytes = typeof data === 'string' ? Buffer.from(data) : data instanceof Uint8Array ? data : null
  if (bytes !== null && bytes.length > LARGEST) return bad('This file is far larger than the record of any roster.')
  const parsed = bytes === null ? data : (boundedJsonOf(withoutMark(bytes), BOUNDS)?.value ?? null)
  if (parsed === null) return bad('This is not a character record: it is not JSON, or it is incomplete, too large or too deep.')
  const bounded = boundedObject(BOUNDS).safeParse(parsed)
  if (!bounded.success) return bad(`This is not a character record: ${bounded.error.issues[0]?.message ?? 'not an object'}.`)
  const { format, version } = bounded.data
  if (format !== 'citadel-character' && format !== 'citadel-roster') return bad(stranger(format))
  if (typeof version === 'number' && Number.isInteger(version) && version > RECORD_VERSION)
    return {
      ...bad(`A newer version of Citadel wrote this record (format ${version}; this one reads ${RECORD_VERSION}).`),
      detail: 'newer',
    }
  return format === 'citadel-character'
    ? checked(CharacterRecord, bounded.data, ({ game, character }) => ({ game, bodies: [character] }))
    : checked(RosterRecord, bounded.data, ({ game, characters }) => ({ game, bodies: characters }))
}

/** Without the mark of UTF-8 that some editors put at the head of a file. */
function withoutMark(bytes: Uint8Array): Uint8Array {
  return bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? bytes.subarray(3) : bytes
}

function stranger(format: unknown): string {
  if (format === 'citadel-campaign') return 'This is a whole campaign: it is imported beside the others, not into one.'
  return 'This is not a character record of Citadel: its format is different.'
}

function checked<T>(schema: z.ZodType<T>, value: unknown, file: (record: T) => RecordFile): RecordFile | Refusal {
  const read = schema.safeParse(value, { error: issueWords })
  if (read.success) return file(read.data)
  return bad(`This record is not sound. ${issueSentence(read.error, 'The file').message}`)
}

// ---------------------------------------------------------------- one character

/** Those a character finds: those of the campaign, and those before it in the file, with the ids that they had in their own. */
interface There {
  readonly present: readonly Present[]
  readonly along: Present[]
  readonly ids: Set<string>
}

function readOne(body: RecordBody, rules: RosterRules, { present, along, ids }: There): Newcomer | Refusal {
  const record = rules.readSheet(body.sheet)
  if (isRefusal(record)) return unsound(record)
  if (ids.has(record.slug)) return conflict(`${record.name} is in this file twice.`, 'name-taken')
  ids.add(record.slug)
  const origin = body.origin === null ? null : rules.readSheet(body.origin)
  if (origin !== null && isRefusal(origin)) return unsound(origin, 'At the start: ')
  if (body.portrait !== null && !rules.portraits.includes(body.portrait)) return bad('This record is not sound: there is no such portrait.')
  const wrong = booksWrong(body, rules) ?? storyWrong(body, record, origin)
  if (wrong !== null) return bad(`This record is not sound: ${wrong}.`)
  const settled = rules.settleIn({ sheet: json(record.sheet), origin: origin === null ? null : json(origin.sheet) }, present, along)
  if (isRefusal(settled)) return settled
  const posted = postedBy(body, settled.renamed)
  const [difference] = rules.audit(settled.origin === null ? null : json(settled.origin), json(settled.record.sheet), posted)
  if (difference !== undefined) return bad(`The ledger of this record does not lead to its sheet: ${difference}`)
  const { slug, name, race, kind, sheet } = settled.record
  const { status, note, portrait, fell } = body
  return {
    character: {
      ...{ slug, name, race, kind, sheet, origin: settled.origin, status, note, portrait },
      fell: fell === null ? null : { session: null, ...withoutGame(fell) },
    },
    lines: [...linesOf(body, settled.origin === null ? null : posted, rules.cases.imported)],
  }
}

function unsound({ message, rule }: Refusal, where = ''): Refusal {
  return bad(`This record is not sound. ${where}${message}`, rule)
}

/** A sheet the game has read, as JSON again. */
function json(sheet: object): Json {
  return sheet as Json
}

/** What does not add up in the ledger; null if everything does. */
function booksWrong({ ledger, balances: kept }: RecordBody, { units }: RosterRules): string | null {
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
      return `entry ${entry.n} of the ledger reverses one that it does not match`
    reversed.add(entry.reverses)
  }
  const come = balances(ledger)
  if (kept.experience !== come.experience) return `the ledger comes to ${come.experience} experience, not ${kept.experience}`
  if (kept.gold !== come.gold) return `the ledger comes to ${come.gold} ${units.gold?.many ?? 'gold'}, not ${kept.gold}`
  const values = come.jewels.map(({ value }) => value)
  if (values.reduce((a, b) => a + b, 0) !== sums.jewel) return 'the ledger spends jewels that never existed'
  if (values.join() !== [...kept.jewels].sort((a, b) => b - a).join()) return 'the jewels are not those of the ledger'
  if (kept.exits !== come.exits) return `the ledger comes to ${come.exits} exits, not ${kept.exits}`
  return null
}

/** Contradictions outside the ledger. */
function storyWrong({ status, fell }: RecordBody, now: Present, began: Present | null): string | null {
  const gone = status === 'dead' || status === 'lost'
  if (!gone && fell !== null) return `${now.name} is ${status} and yet has fallen`
  if (began === null) return null
  const other = (['slug', 'name', 'race', 'kind'] as const).find((field) => began[field] !== now[field])
  return other === undefined ? null : `the sheet at the start is another character’s: its ${other} is different`
}

// ---------------------------------------------------------------- what the character brings

function postedBy({ ledger, balances: { experience, exits } }: RecordBody, renamed: ReadonlyMap<string, string>): Posted {
  const count = (unit: 'ability' | 'item') => {
    const counts = new Map<string, number>()
    for (const entry of ledger) {
      if (entry.unit !== unit) continue
      const subject = unit === 'item' ? (renamed.get(entry.subject) ?? entry.subject) : entry.subject
      counts.set(subject, (counts.get(subject) ?? 0) + entry.amount)
    }
    return Object.fromEntries([...counts].filter(([, amount]) => amount !== 0))
  }
  return { isWhole: true, experience, abilities: count('ability'), items: count('item'), exits }
}

/** The ledger's opening lines here: one for each total. Without an origin to add to, abilities and items are on the sheet alone. */
export function* linesOf(
  { balances: { experience, gold, jewels, exits } }: Pick<RecordBody, 'balances'>,
  posted: Posted | null,
  rule: string,
): Iterable<Newcomer['lines'][number]> {
  const imported = { rule, reason: 'imported' } as const
  if (experience > 0) yield { unit: 'experience', amount: experience, ...imported }
  if (gold > 0) yield { unit: 'gold', amount: gold, ...imported }
  for (const value of jewels) yield { unit: 'jewel', amount: value, ...imported }
  if (exits > 0) yield { unit: 'exit', amount: exits, ...imported }
  for (const [subject, amount] of Object.entries(posted?.abilities ?? {})) yield { unit: 'ability', amount, subject, ...imported }
  for (const [subject, amount] of Object.entries(posted?.items ?? {})) yield { unit: 'item', amount, subject, ...imported }
}

function withoutGame<T extends { readonly raid: number | null }>({ raid: _, ...fell }: T): Omit<T, 'raid'> {
  return fell
}

function bad(message: string, rule?: string): Refusal {
  return badRequest(message, { detail: 'record', rule })
}
