import { deflateSync, inflateSync } from 'node:zlib'
import type { Positions, SavedMark } from '../engine/kernel/record-types.ts'
import { Unreadable } from '../engine/kernel/refusal.ts'
import type { Answer } from '../engine/kernel/types.ts'
import { type Delta, deltaOf } from './delta.ts'
import { summedInsert } from './row-sums.ts'
import type { StoredEvent } from './schema.ts'
import { startOf } from './starts.ts'
import type { Statements } from './statements.ts'

// The play of a session. The newest inputs and marks of an open session are rows, one for each, written by choices. All
// others are packed: a stretch of inputs with its marks is one deflated text in one row. A finished session is packed as a whole.

/** A session's key and the number of an input or a mark in one integer: see those tables. */
export const ROW_KEY = 1_000_000

/** While a session is open, at least so many of its newest inputs stay rows; once there are twice as many, the others are packed. */
export const STRETCH = 512

/** The first mark and every n-th after it keep their state for good; of the rest only the fingerprints stay. */
export const STATE_KEPT_EVERY = 16

/** While a session is open, so many of its newest states are there too, as they are: a choice has no time to compare them. */
export const NEWEST_STATES = 4

/** An answer with the dice, draws and events up to the next question; number 0 is what came before the first, and has no answer. */
export interface StoredInput {
  readonly n: number
  readonly answer: Answer | null
  readonly dice: readonly number[]
  readonly draws: readonly string[]
  /** The kernel's own notes. */
  readonly notes: unknown
  readonly events: readonly StoredEvent[]
  /** The number of the first event after them. */
  readonly nextEvent: number
}

/** A mark as it was saved; its state is null where only the fingerprint is kept. */
export interface StoredMark extends Omit<SavedMark, 'state'> {
  readonly state: string | null
}

/** An input as recorded: with the revision and the streams of chance after it, and its time. */
export interface RecordedInput extends StoredInput {
  readonly revision: number
  readonly streams: unknown
  readonly at: string
}

/** A mark as recorded. */
export interface RecordedMark extends Omit<StoredMark, 'state'> {
  readonly nth: number
  /** How it differs from the session's start, or the state itself; null where only the fingerprint is kept. */
  readonly state: Delta | string | null
}

/** The same as rows, with JSON as text. */
type Textual = 'answer' | 'dice' | 'draws' | 'notes' | 'events' | 'streams'
export type InputRow = Omit<RecordedInput, Textual> & Readonly<Record<'dice' | 'draws' | 'events', string>> & Optional
type Optional = Readonly<Record<'answer' | 'notes' | 'streams', string | null>>
export type MarkRow = Omit<RecordedMark, 'streams' | 'state'> & { readonly streams: string; readonly state: string | null }

/** A packed stretch. Its key is made with its last input; it says where the session stood then, as the row of that input would. */
interface Pack {
  readonly key: number
  /** Its first input, and the number of its newest mark or that of an earlier stretch. */
  readonly first: number
  readonly marks: number
  readonly nextEvent: number
  readonly body: Uint8Array
}

const INPUT = 'n, revision, next_event AS nextEvent, answer, dice, draws, notes, events, streams, at'
const MARK = `
  nth, input, dice_used AS diceUsed, draws_used AS drawsUsed, events_told AS eventsTold, lines_posted AS linesPosted, streams,
  fingerprint, coalesce(m.state, json_quote(s.state)) AS state`
const MARKS = 'marks AS m LEFT JOIN states AS s ON s.key = m.key'

// ---------------------------------------------------------------- reading

/** The inputs from number `from` to `to`, in order. Throws where a stretch cannot be unpacked. */
export function recordedInputs(db: Statements, session: number, from = 0, to = ROW_KEY - 1): readonly RecordedInput[] {
  const packed = packsOf(db, session, from, to).flatMap((pack) => inputsOf(pack))
  return [...packed.filter(({ n }) => n >= from && n <= to), ...inputRows(db, session, from, to).map(readInput)]
}

/** All inputs up to number `to` with all of their marks, in order. */
export function recorded(
  db: Statements,
  session: number,
  to = ROW_KEY - 1,
): { readonly inputs: readonly RecordedInput[]; readonly marks: readonly RecordedMark[] } {
  // A stretch is unpacked once, for its inputs and its marks.
  const packs = packsOf(db, session, 0, to).map((pack) => [pack, unpacked(pack)] as const)
  const inputs = packs.flatMap((one) => inputsOf(...one)).filter(({ n }) => n <= to)
  const marks = packs.flatMap((one) => marksOf(...one)).filter(({ input }) => input <= to)
  return { inputs: [...inputs, ...inputRows(db, session, 0, to).map(readInput)], marks: [...marks, ...markRows(db, session, to)] }
}

/** An input that was undone. */
export interface TakenBack extends StoredInput {
  readonly branch: number
  /** Whether it can be done again. */
  readonly redo: boolean
}

/** Everything that was undone, in order. */
export function takenBack(db: Statements, session: number): readonly TakenBack[] {
  type Row = Omit<InputRow, 'revision' | 'streams' | 'at'> & { readonly branch: number; readonly redo: number }
  const select = `
    SELECT n, branch, redo, next_event AS nextEvent, answer, dice, draws, notes, events FROM undone WHERE session = ? ORDER BY n, branch`
  return db
    .statement<Row>(select)
    .all(session)
    .map(({ redo, ...row }) => ({ ...parsed(row), redo: redo === 1 }))
}

/** The newest mark with a state at or before input `to`; null where none can be found. */
export function newestState(db: Statements, session: number, to: number): RecordedMark | null {
  const [first, last] = [session * ROW_KEY, session * ROW_KEY + ROW_KEY - 1]
  const row = `
    SELECT ${MARK} FROM ${MARKS} WHERE m.key BETWEEN ? AND ? AND input <= ? AND (m.state IS NOT NULL OR s.state IS NOT NULL)
    ORDER BY m.key DESC LIMIT 1`
  const found = db.statement<MarkRow>(row).get(first, last, to)
  if (found !== undefined) return readMark(found)
  const packs = 'SELECT key FROM packs WHERE key BETWEEN ? AND ? AND first <= ? ORDER BY key DESC'
  for (const key of db.statement<number>(packs).pluck().all(first, last, to)) {
    const marks = packsOf(db, session, key - first, key - first).flatMap((pack) => marksOf(pack))
    const newest = marks.findLast(({ input, state }) => input <= to && state !== null)
    if (newest !== undefined) return newest
  }
  return null
}

/** The inputs that told events from number `event` on, a stretch at a time. */
export function* inputsTelling(db: Statements, session: number, event: number): Generator<RecordedInput> {
  const [first, last] = [session * ROW_KEY, session * ROW_KEY + ROW_KEY - 1]
  const packs = 'SELECT key FROM packs WHERE key BETWEEN ? AND ? AND next_event > ? ORDER BY key'
  for (const key of db.statement<number>(packs).pluck().all(first, last, event))
    for (const input of packsOf(db, session, key - first, key - first).flatMap((pack) => inputsOf(pack)))
      if (input.nextEvent > event) yield input
  const rows = `SELECT ${INPUT} FROM inputs WHERE key BETWEEN ? AND ? AND next_event > ? ORDER BY key`
  for (const row of db.statement<InputRow>(rows).iterate(first, last, event)) yield readInput(row)
}

function inputRows(db: Statements, session: number, from: number, to: number): readonly InputRow[] {
  const select = `SELECT ${INPUT} FROM inputs WHERE key BETWEEN ? AND ? ORDER BY key`
  return db.statement<InputRow>(select).all(session * ROW_KEY + from, session * ROW_KEY + to)
}

function markRows(db: Statements, session: number, to: number): readonly RecordedMark[] {
  const select = `SELECT ${MARK} FROM ${MARKS} WHERE m.key BETWEEN ? AND ? AND input <= ? ORDER BY m.key`
  return db
    .statement<MarkRow>(select)
    .all(session * ROW_KEY, session * ROW_KEY + ROW_KEY - 1, to)
    .map(readMark)
}

/** The stretches that hold any of those inputs. */
function packsOf(db: Statements, session: number, from: number, to: number): readonly Pack[] {
  const select = `
    SELECT key, first, marks, next_event AS nextEvent, body FROM packs
    WHERE key BETWEEN ? AND ? AND first <= ? ORDER BY key`
  return db.statement<Pack>(select).all(session * ROW_KEY + from, session * ROW_KEY + ROW_KEY - 1, to)
}

function readInput({ streams, ...row }: InputRow): RecordedInput {
  return { ...parsed(row), streams: read(streams) }
}

/** A row with its JSON read. */
function parsed<R extends Pick<InputRow, 'answer' | 'dice' | 'draws' | 'notes' | 'events'>>(row: R) {
  const { answer, dice, draws, notes, events } = row
  return {
    ...row,
    answer: read<Answer | null>(answer),
    dice: read<readonly number[]>(dice),
    draws: read<readonly string[]>(draws),
    notes: read(notes),
    events: read<readonly StoredEvent[]>(events),
  }
}

function readMark({ streams, state, ...row }: MarkRow): RecordedMark {
  return { ...row, streams: read(streams), state: read<Delta | string | null>(state) }
}

/** JSON that we wrote; null for NULL. */
export function read<T = unknown>(text: string | null): T {
  return (text === null ? null : JSON.parse(text)) as T
}

// ---------------------------------------------------------------- a stretch as one text

type PackedInput = readonly [
  ...[revision: number, answer: Answer | null, dice: readonly number[], draws: readonly string[], notes: unknown],
  ...[events: readonly StoredEvent[], streams: unknown, at: string],
]
type PackedMark = readonly [
  ...[input: number, dice: number, draws: number, events: number, lines: number, streams: Positions, fingerprint: string],
  state: Delta | null,
]
interface Body {
  readonly inputs: readonly PackedInput[]
  readonly marks: readonly PackedMark[]
}

/**
 * The zlib format ends with a checksum, which is compared whenever a stretch is read. Null where a spoilt row is among them: it
 * would take the others with it.
 */
function bodyOf(inputs: readonly InputRow[], marks: readonly MarkRow[]): Uint8Array | null {
  const rows = inputs.map(
    ({ revision, answer, dice, draws, notes, events, streams, at }) =>
      `[${revision},${answer},${dice},${draws},${notes},${events},${streams},${JSON.stringify(at)}]`,
  )
  const points = marks.map(({ nth, input, diceUsed, drawsUsed, eventsTold, linesPosted, streams, fingerprint, state }) => {
    const kept = (nth - 1) % STATE_KEPT_EVERY === 0 ? state : null
    return `[${input},${diceUsed},${drawsUsed},${eventsTold},${linesPosted},${streams},${JSON.stringify(fingerprint)},${kept}]`
  })
  const body = `{"inputs":[${rows.join(',\n')}],"marks":[${points.join(',\n')}]}`
  return isWhole(body, inputs.length, marks.length) ? deflateSync(body) : null
}

function isWhole(body: string, inputs: number, marks: number): boolean {
  try {
    const back = read<Body>(body)
    return back.inputs.length === inputs && back.marks.length === marks && back.inputs.every((row) => Array.isArray(row[5]))
  } catch {
    return false
  }
}

function unpacked({ body }: Pack): Body {
  try {
    return read<Body>(inflateSync(body).toString())
  } catch {
    throw new Unreadable('a stretch of a session cannot be unpacked')
  }
}

function inputsOf(pack: Pack, { inputs } = unpacked(pack)): readonly RecordedInput[] {
  let nextEvent = pack.nextEvent - inputs.reduce((sum, { 5: events }) => sum + events.length, 0)
  return inputs.map(([revision, answer, dice, draws, notes, events, streams, at], i) => {
    nextEvent += events.length
    return { n: pack.first + i, revision, nextEvent, answer, dice, draws, notes, events, streams, at }
  })
}

function marksOf(pack: Pack, { marks } = unpacked(pack)): readonly RecordedMark[] {
  return marks.map(([input, diceUsed, drawsUsed, eventsTold, linesPosted, streams, fingerprint, state], i) => {
    return { nth: pack.marks - marks.length + 1 + i, input, diceUsed, drawsUsed, eventsTold, linesPosted, streams, fingerprint, state }
  })
}

// ---------------------------------------------------------------- writing, inside the caller's transaction

const putInput = summedInsert('inputs', [
  ...['key', 'revision', 'next_event', 'answer', 'dice', 'draws', 'notes', 'events', 'streams', 'at'],
])
const putMark = summedInsert('marks', [
  ...['key', 'input', 'dice_used', 'draws_used', 'events_told', 'lines_posted', 'streams', 'fingerprint', 'state'],
])
/** A damaged file may have a state whose mark is gone. */
const putState = summedInsert('states', ['key', 'state'], { replaces: true })

/** Writes a mark with its state as it is, after all others of its session; an older state makes room for it. */
export function insertMark(db: Statements, session: number, { state, ...mark }: Omit<MarkRow, 'nth'> & { readonly state: string }): void {
  const nth = insertMarkRow(db, session, { ...mark, state: null })
  if (nth > NEWEST_STATES) settleStates(db, session, nth - NEWEST_STATES)
  putState(db, session * ROW_KEY + nth, state)
}

/** The states as they are go, up to mark `nth`; those to be kept for good are written as what differs. */
function settleStates(db: Statements, session: number, nth: number): void {
  const range = [session * ROW_KEY, session * ROW_KEY + nth] as const
  const select = `SELECT key, state FROM states WHERE key BETWEEN ? AND ? AND (key % ${ROW_KEY} - 1) % ${STATE_KEPT_EVERY} = 0`
  for (const { key, state } of db.statement<{ key: number; state: string }>(select).all(...range)) {
    const delta = deltaOf(startOf(db, session), state)
    db.statement('UPDATE marks SET state = ? WHERE key = ?').run(JSON.stringify(delta), key)
  }
  db.statement('DELETE FROM states WHERE key BETWEEN ? AND ?').run(...range)
}

/** Writes a mark after all others of its session, and returns its number. Its state is null or a delta, as text. */
export function insertMarkRow(db: Statements, session: number, mark: Omit<MarkRow, 'nth'>): number {
  const nth = newestMark(db, session) + 1
  const { input, diceUsed, drawsUsed, eventsTold, linesPosted, streams, fingerprint, state } = mark
  putMark(db, session * ROW_KEY + nth, input, diceUsed, drawsUsed, eventsTold, linesPosted, streams, fingerprint, state)
  return nth
}

function newestMark(db: Statements, session: number): number {
  const range = [session * ROW_KEY, session * ROW_KEY + ROW_KEY - 1] as const
  const row = 'SELECT nth FROM marks WHERE key BETWEEN ? AND ? ORDER BY key DESC LIMIT 1'
  const packed = 'SELECT marks FROM packs WHERE key BETWEEN ? AND ? ORDER BY key DESC LIMIT 1'
  const newest = (select: string) =>
    db
      .statement<number>(select)
      .pluck()
      .get(...range)
  return newest(row) ?? newest(packed) ?? 0
}

/** After input `n` of an open session: whether its oldest rows make a stretch, to be packed after the reply (`packOldest`). */
export function isStretchFull(n: number): boolean {
  return n >= 2 * STRETCH && n % STRETCH === 0
}

/**
 * After so many inputs of a session the log is written into the file, after the reply: some 500 pages, half of what makes SQLite do it by
 * itself, within the choice that comes to it.
 */
const LOGGED = 128

/** Whether that is due after input `n` of an open session. */
export function isLogLong(n: number): boolean {
  return n > 0 && n % LOGGED === 0
}

/** Packs the rows of a session up to input `to`, in stretches; from a spoilt row on they stay rows. */
export function pack(db: Statements, session: number, to = ROW_KEY - 1): void {
  const rows = inputRows(db, session, 0, to)
  for (let i = 0; i < rows.length; ) {
    // The rest of a session is one stretch, unless it is too long for one.
    const stretch = rows.slice(i, rows.length - i < 2 * STRETCH ? undefined : i + STRETCH)
    if (!packStretch(db, session, stretch)) return
    i += stretch.length
  }
}

function packStretch(db: Statements, session: number, rows: readonly InputRow[]): boolean {
  const [first, last] = [rows[0], rows.at(-1)]
  if (first === undefined || last === undefined) return false
  const range = [session * ROW_KEY, session * ROW_KEY + ROW_KEY - 1] as const
  settleStates(db, session, last.n)
  const select = `SELECT ${MARK} FROM ${MARKS} WHERE m.key BETWEEN ? AND ? AND input <= ? ORDER BY m.key`
  const marks = db.statement<MarkRow>(select).all(...range, last.n)
  const before = 'SELECT marks FROM packs WHERE key BETWEEN ? AND ? ORDER BY key DESC LIMIT 1'
  const newest =
    marks.at(-1)?.nth ??
    db
      .statement<number>(before)
      .pluck()
      .get(...range) ??
    0
  const body = bodyOf(rows, marks)
  if (body === null) return false
  const insert = 'INSERT INTO packs (key, first, marks, revision, next_event, streams, at, body) VALUES (?, ?, ?, ?, ?, ?, ?, ?)'
  const stood = [last.revision, last.nextEvent, last.streams, last.at] as const
  db.statement(insert).run(session * ROW_KEY + last.n, first.n, newest, ...stood, body)
  db.statement('DELETE FROM inputs WHERE key BETWEEN ? AND ?').run(session * ROW_KEY + first.n, session * ROW_KEY + last.n)
  db.statement('DELETE FROM marks WHERE key BETWEEN ? AND ? AND input <= ?').run(...range, last.n)
  return true
}

/** Deletes the rows after input `to`; no stretch may hold any of them. */
export function deleteAfter(db: Statements, session: number, to: number): void {
  const range = [session * ROW_KEY, session * ROW_KEY + ROW_KEY - 1] as const
  db.statement('DELETE FROM inputs WHERE key BETWEEN ? AND ?').run(session * ROW_KEY + to + 1, range[1])
  db.statement('DELETE FROM marks WHERE key BETWEEN ? AND ? AND input > ?').run(...range, to)
  db.statement('DELETE FROM states WHERE key BETWEEN ? AND ?').run(session * ROW_KEY + newestMark(db, session) + 1, range[1])
}

/** Makes rows again of every stretch that holds an input from number `from` on. */
export function unpack(db: Statements, session: number, from = 0): void {
  for (const one of packsOf(db, session, from, ROW_KEY - 1)) {
    for (const input of inputsOf(one)) insertInputRow(db, session, written(input))
    for (const { nth, input, diceUsed, drawsUsed, eventsTold, linesPosted, streams, fingerprint, state } of marksOf(one)) {
      const used = [input, diceUsed, drawsUsed, eventsTold, linesPosted] as const
      putMark(db, session * ROW_KEY + nth, ...used, JSON.stringify(streams), fingerprint, text(state))
    }
    db.statement('DELETE FROM packs WHERE key = ?').run(one.key)
  }
}

export function insertInputRow(db: Statements, session: number, row: InputRow): void {
  const { n, revision, nextEvent, answer, dice, draws, notes, events, streams, at } = row
  putInput(db, session * ROW_KEY + n, revision, nextEvent, answer, dice, draws, notes, events, streams, at)
}

/** An input as the columns of its row. */
export function written({ streams, ...input }: RecordedInput): InputRow {
  return { ...input, ...textsOf(input), streams: text(streams) }
}

/** What was played and noted, as columns. */
export function textsOf({ answer, dice, draws, notes, events }: Played) {
  const lists = { dice: JSON.stringify(dice), draws: JSON.stringify(draws), events: JSON.stringify(events) }
  return { ...lists, answer: text(answer), notes: text(notes) }
}

type Played = Pick<StoredInput, 'answer' | 'dice' | 'draws' | 'notes' | 'events'>

/** JSON text, or NULL for nothing. */
export function text(value: unknown): string | null {
  return value === undefined || value === null ? null : JSON.stringify(value)
}
