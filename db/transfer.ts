import Database from 'better-sqlite3'
import type { CharacterStatus, LedgerLine } from '../engine/kernel/campaign-types.ts'
import { badRequest, conflict, notFound, Unreadable } from '../engine/kernel/refusal.ts'
import type { Outcome, Refusal, SessionStatus } from '../engine/kernel/types.ts'
import { campaignKey, type NewCampaign } from './campaigns.ts'
import { insertCharacter, type NewCharacter, settle, slugTaken } from './characters.ts'
import { baseOf, deltaOf } from './delta.ts'
import { type LedgerEntry, post, putEntry } from './ledger.ts'
import { type BranchMoment, momentsOf, putMoment } from './moments.ts'
import type { CampaignDatabase } from './open.ts'
import {
  insertInputRow,
  insertMarkRow,
  pack,
  type RecordedInput,
  ROW_KEY,
  read,
  recorded,
  STRETCH,
  type StoredMark,
  type TakenBack,
  takenBack,
  text,
  textsOf,
  written,
} from './record.ts'
import { done, type Result, refused } from './refusal.ts'
import type { StoredFell } from './schema.ts'
import { insertStart, stateReader } from './starts.ts'
import { write } from './write.ts'

// Import into the database from outside, and export of whole campaigns.

/**
 * Enters characters from another campaign or from paper, all or none. Refuses `not-found`, and `conflict` when a slug is taken.
 * @param gamesBefore how many games the campaign had on paper, if that is to change
 */
export function enterCharacters(
  db: CampaignDatabase,
  campaign: string,
  newcomers: readonly { readonly character: NewCharacter; readonly lines: readonly Omit<LedgerLine, 'character'>[] }[],
  at: string,
  gamesBefore?: number,
): Result<null> {
  return write(db, () => {
    const key = campaignKey(db, campaign)
    if (key === null) return refused(notFound('campaign'))
    if (gamesBefore !== undefined) db.statement('UPDATE campaigns SET games_before = ? WHERE key = ?').run(gamesBefore, key)
    for (const { character, lines } of newcomers) {
      const { slug, name } = character
      if (slugTaken(db, key, slug)) return refused(conflict(`There is already a ${name} in this campaign.`, 'name-taken'))
      const entered = insertCharacter(db, key, character, at, null)
      const page = { campaign: key, session: null, input: null, at }
      post(
        db,
        page,
        lines.map((line) => ({ ...line, character: slug })),
      )
      settle(db, entered)
    }
    return done(null)
  })
}

// ---------------------------------------------------------------- whole campaigns

/**
 * A campaign with everything in it, free of any one database's ids: characters and sessions are numbered within it from 1, in
 * the order in which they came. The tales of its games are left out: they are told again from the record.
 */
export interface WholeCampaign {
  readonly campaign: Omit<NewCampaign, 'id'> & {
    readonly archived: boolean
    /** How many games it had on paper; left out where it had none. */
    readonly gamesBefore?: number
  }
  readonly characters: readonly WholeCharacter[]
  readonly sessions: readonly WholeSession[]
}

export interface WholeCharacter {
  readonly slug: string
  readonly name: string
  readonly race: string
  readonly kind: string
  readonly status: CharacterStatus
  readonly sheet: object
  readonly origin: object | null
  readonly settled: number
  readonly note: string
  readonly portrait: string | null
  readonly fell: (Omit<StoredFell, 'session'> & { readonly session: number | null }) | null
  readonly born: { readonly session: number; readonly input: number } | null
  readonly createdAt: string
  /** In order: an entry's position is its number. */
  readonly ledger: readonly WholeEntry[]
}

/** An entry with its game's number in the file, and its place among the lines of one input. */
export interface WholeEntry extends Omit<LedgerEntry, 'nth' | 'session'> {
  readonly session: number | null
  readonly line: number
}

export interface WholeSession {
  readonly game: string
  readonly rulesVersion: string
  readonly status: SessionStatus
  readonly outcome: Outcome | null
  readonly redo: number
  readonly createdAt: string
  readonly seed: string
  readonly options: unknown
  readonly setup: unknown
  readonly seats: readonly string[]
  /** Its characters of the roster, by number. */
  readonly raiders: readonly number[]
  /** In order: an input's position, from 0, is its number. */
  readonly inputs: readonly WholeInput[]
  readonly undone: readonly TakenBack[]
  readonly marks: readonly StoredMark[]
  /** Left out where nothing was marked. */
  readonly moments?: readonly BranchMoment[]
}

/** Its place says the rest. */
export type WholeInput = Omit<RecordedInput, 'n' | 'nextEvent'>

/** A row as stored, its JSON columns as text. */
type Row<T, J extends keyof T> = Omit<T, J> & { readonly [K in J]: string | null }

/** A campaign whose parts are read one by one, when they are asked for. */
export interface Parts {
  readonly campaign: WholeCampaign['campaign']
  readonly characters: readonly (() => WholeCharacter)[]
  readonly sessions: readonly (() => WholeSession)[]
}

/** Null for an unknown id. */
export function readParts(db: CampaignDatabase, id: string): Parts | null {
  const select = `
    SELECT key, name, game, variants, undo, archived, created_at AS createdAt, games_before AS gamesBefore FROM campaigns WHERE id = ?`
  const found = db.statement<Row<WholeCampaign['campaign'], 'variants'> & { key: number }>(select).get(id)
  if (found === undefined) return null
  const { key, variants, archived, gamesBefore = 0, ...campaign } = found
  const keysOf = (table: 'sessions' | 'characters') =>
    db.statement<number>(`SELECT key FROM ${table} WHERE campaign = ? ORDER BY key`).pluck().all(key)
  const sessions = keysOf('sessions')
  const characters = keysOf('characters')
  const numbers = { session: numbered(sessions), character: numbered(characters) }
  return {
    campaign: {
      ...campaign,
      variants: read<readonly string[]>(variants),
      archived: Boolean(archived),
      ...(gamesBefore > 0 && { gamesBefore }),
    },
    characters: characters.map((character) => () => readCharacter(db, character, numbers.session)),
    sessions: sessions.map((session) => () => readSession(db, session, numbers.character)),
  }
}

function numbered(keys: readonly number[]): ReadonlyMap<number, number> {
  return new Map(keys.map((key, i) => [key, i + 1]))
}

function readCharacter(db: CampaignDatabase, key: number, sessions: ReadonlyMap<number, number>): WholeCharacter {
  const select = `
    SELECT slug, name, race, kind, status, sheet, origin, settled, note, portrait, fell, created_at AS createdAt,
      born_session AS bornSession, born_input AS bornInput,
      (SELECT key FROM sessions WHERE id = fell ->> '$.session') AS fellSession
    FROM characters WHERE key = ?`
  type Found = Row<Omit<WholeCharacter, 'ledger' | 'born'>, 'sheet' | 'origin' | 'fell'>
  const found = db.statement<Found & Readonly<Record<'bornSession' | 'bornInput' | 'fellSession', number | null>>>(select).get(key)
  if (found === undefined) throw new Unreadable('a character went while it was read')
  const { bornSession, bornInput, fellSession, ...row } = found
  const number = (session: number | null) => (session === null ? null : (sessions.get(session) ?? null))
  const born = number(bornSession)
  const fell = row.fell === null ? null : read<StoredFell>(row.fell)
  const entries = `
    SELECT session, input, line, turn, unit, amount, subject, rule, reason, reverses % ${ROW_KEY} AS reverses, at, experience, gold, jewels, exits
    FROM ledger WHERE key BETWEEN ? AND ? ORDER BY key`
  return {
    ...row,
    sheet: read<object>(row.sheet),
    origin: row.origin === null ? null : read<object>(row.origin),
    fell: fell === null ? null : { ...fell, session: number(fellSession) },
    born: born === null || bornInput === null ? null : { session: born, input: bornInput },
    ledger: db
      .statement<WholeEntry>(entries)
      .all(key * ROW_KEY, key * ROW_KEY + ROW_KEY - 1)
      .map((entry) => ({ ...entry, session: number(entry.session) })),
  }
}

/** One session with everything in it, free of any roster. Null for an unknown id. */
export function readWhole(db: CampaignDatabase, id: string): WholeSession | null {
  const key = db.statement<number>('SELECT key FROM sessions WHERE id = ?').pluck().get(id)
  return key === undefined ? null : readSession(db, key, new Map())
}

function readSession(db: CampaignDatabase, key: number, characters: ReadonlyMap<number, number>): WholeSession {
  const select = `
    SELECT s.game, s.rules_version AS rulesVersion, s.status, s.outcome, s.redo, s.created_at AS createdAt, p.seed, p.options, p.setup, p.seats
    FROM sessions AS s JOIN setups AS p ON p.session = s.key WHERE s.key = ?`
  type Found = Row<Omit<WholeSession, 'raiders' | 'inputs' | 'undone' | 'marks' | 'moments'>, 'outcome' | 'options' | 'setup' | 'seats'>
  const found = db.statement<Found>(select).get(key)
  if (found === undefined) throw new Unreadable('a session went while it was read')
  const stateText = stateReader(db, key)
  const raiders = db.statement<number>('SELECT character FROM raiders WHERE session = ? ORDER BY character').pluck().all(key)
  const { inputs, marks } = recorded(db, key)
  const moments = momentsOf(db, key)
  return {
    ...found,
    outcome: found.outcome === null ? null : read<Outcome>(found.outcome),
    options: read(found.options),
    setup: read(found.setup),
    seats: read<readonly string[]>(found.seats),
    raiders: raiders.flatMap((character) => characters.get(character) ?? []),
    inputs: inputs.map(({ n: _n, nextEvent: _next, ...input }) => input),
    undone: takenBack(db, key),
    marks: marks.map(({ nth: _, state, ...mark }) => ({ ...mark, state: stateText(state) })),
    ...(moments.length > 0 && { moments }),
  }
}

/** Ids for everything that needs one. */
export interface NewIds {
  readonly campaign: string
  readonly name: string
  newId(): string
}

/** A campaign on its way into a database, part by part: first all sessions, then all characters, in their order. */
export interface Entering {
  session(session: WholeSession): void
  character(character: WholeCharacter): void
  /** Seats the characters in their games. */
  finish(): void
}

/**
 * Begins to enter a campaign under new ids. All of it belongs into one transaction, which the caller begins; where its parts
 * contradict each other, a constraint of the file throws (`contradictory`).
 */
export function entering(db: CampaignDatabase, campaign: WholeCampaign['campaign'], { campaign: id, name, newId }: NewIds): Entering {
  const insertCampaign =
    'INSERT INTO campaigns (id, name, game, variants, undo, archived, created_at, games_before) VALUES (?, ?, ?, ?, ?, ?, ?, ?) RETURNING key'
  const { game, variants, undo, archived, createdAt, gamesBefore = 0 } = campaign
  const key = inserted(db, insertCampaign, id, name, game, JSON.stringify(variants), undo, Number(archived), createdAt, gamesBefore)
  const sessions: { readonly key: number; readonly id: string; readonly raiders: readonly number[]; readonly open: boolean }[] = []
  const characters: { readonly key: number; readonly slug: string }[] = []
  return {
    session(session) {
      const { raiders, status } = session
      const sessionId = newId()
      sessions.push({ key: insertSession(db, key, sessionId, session), id: sessionId, raiders, open: status === 'open' })
    },
    character(character) {
      const ids = sessions.map((session) => session.id)
      const keys = sessions.map((session) => session.key)
      characters.push({ key: insertWholeCharacter(db, key, newId(), character, ids, keys), slug: character.slug })
    },
    finish() {
      const insert = 'INSERT INTO raiders (session, slug, character, open) VALUES (?, ?, ?, ?)'
      for (const session of sessions)
        for (const raider of session.raiders) {
          const character = at(characters, raider)
          db.statement(insert).run(session.key, character.slug, character.key, Number(session.open))
        }
    },
  }
}

/** Enters a session outside every campaign, inside the caller's transaction. */
export function enterSession(db: CampaignDatabase, id: string, session: WholeSession): void {
  insertSession(db, null, id, session)
}

/** The refusal for a campaign whose parts a constraint of the file kept apart; null for any other error. */
export function contradictory(error: unknown): Refusal | null {
  if (!(error instanceof Database.SqliteError && error.code.startsWith('SQLITE_CONSTRAINT'))) return null
  return badRequest('The parts of this campaign contradict each other.', { detail: 'campaign' })
}

function insertSession(db: CampaignDatabase, campaign: number | null, id: string, session: WholeSession): number {
  const { game, rulesVersion, status, outcome, redo, createdAt, seed, options, setup, seats } = session
  const insert = `
    INSERT INTO sessions (id, campaign, game, rules_version, status, outcome, redo, created_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?) RETURNING key`
  const key = inserted(db, insert, id, campaign, game, rulesVersion, status, text(outcome), redo, createdAt)
  const insertSetup = 'INSERT INTO setups (session, seed, options, setup, seats) VALUES (?, ?, ?, ?, ?)'
  db.statement(insertSetup).run(key, seed, JSON.stringify(options), JSON.stringify(setup), JSON.stringify(seats))
  let nextEvent = 0
  for (const [n, input] of session.inputs.entries()) {
    nextEvent += input.events.length
    insertInputRow(db, key, written({ ...input, n, nextEvent }))
  }
  for (const each of session.undone) {
    const insertUndone = `
      INSERT INTO undone (session, branch, n, redo, next_event, answer, dice, draws, notes, events) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`
    const { answer, dice, draws, notes, events } = textsOf(each)
    db.statement(insertUndone).run(key, each.branch, each.n, Number(each.redo), each.nextEvent, answer, dice, draws, notes, events)
  }
  insertMarks(db, key, session.marks)
  for (const moment of session.moments ?? []) putMoment(db, key, moment)
  if (status !== 'open') pack(db, key)
  else if (session.inputs.length > 2 * STRETCH) pack(db, key, session.inputs.length - STRETCH)
  return key
}

/** A file whose first mark has no state leads to no session: its reader has seen to that. */
function insertMarks(db: CampaignDatabase, session: number, marks: readonly StoredMark[]): void {
  const first = marks[0]?.state ?? ''
  insertStart(db, session, first)
  const start = baseOf(first)
  for (const { streams, state, ...mark } of marks) {
    const delta = state === null ? null : JSON.stringify(deltaOf(start, state))
    insertMarkRow(db, session, { ...mark, streams: JSON.stringify(streams), state: delta })
  }
}

function insertWholeCharacter(
  db: CampaignDatabase,
  campaign: number,
  id: string,
  character: WholeCharacter,
  sessionIds: readonly string[],
  sessions: readonly number[],
): number {
  const insert = `
    INSERT INTO characters (id, campaign, slug, name, race, kind, status, sheet, origin, settled, note, portrait, fell, born_session, born_input, created_at)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING key`
  const { slug, name, race, kind, status, sheet, origin, settled, note, portrait, fell, born, createdAt, ledger } = character
  const session = (number: number | null) => (number === null ? null : at(sessions, number))
  const fellThere = fell === null ? null : { ...fell, session: fell.session === null ? null : at(sessionIds, fell.session) }
  const key = inserted(
    ...([db, insert, id, campaign, slug, name, race, kind, status, JSON.stringify(sheet), text(origin), settled, note, portrait] as const),
    ...[text(fellThere), session(born?.session ?? null), born?.input ?? null, createdAt],
  )
  for (const [i, entry] of ledger.entries()) {
    const { input, line, turn, unit, amount, subject, rule, reason, reverses, experience, gold, jewels, exits } = entry
    const taken = reverses === null ? null : key * ROW_KEY + reverses
    const what = [session(entry.session), input, line, turn, unit, amount, subject, rule, reason, taken, entry.at] as const
    putEntry(db, key * ROW_KEY + i + 1, ...what, experience, gold, jewels, exits)
  }
  return key
}

function inserted(db: CampaignDatabase, insert: string, ...values: readonly (string | number | null)[]): number {
  const row = db.statement<{ key: number }>(insert).get(...values)
  if (row === undefined) throw new Error('an insertion that returns gives a row')
  return row.key
}

/** Number `n` of a list, counted from 1. The reader of a file has made sure that nothing refers to what is missing. */
function at<T>(list: readonly T[], n: number): T {
  const found = list[n - 1]
  if (found === undefined) throw new Unreadable('a whole campaign refers to what is not in it')
  return found
}
