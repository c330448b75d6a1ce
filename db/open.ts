import { accessSync, closeSync, constants, openSync, readSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import Database from 'better-sqlite3'
import { type BetterSQLite3Database, drizzle } from 'drizzle-orm/better-sqlite3'
import { backUp, hasBackups, sweepParts } from './backup.ts'
import type { StorageKind } from './errno.ts'
import { finishSwap } from './file-swap.ts'
import { isThere, makeFolder } from './files.ts'
import { lookedTwice, passes } from './integrity.ts'
import { APPLICATION_ID, type Migration, migrate } from './migrate.ts'
import { MIGRATIONS } from './migrations/index.ts'
import { hasOurSchema } from './our-schema.ts'
import { diagnosed, done, type Result, refused, type StorageRefusal, storageFailure, storageRefusal } from './refusal.ts'
import { keepSums, teachSums } from './row-sums.ts'
import * as schema from './schema.ts'
import type { Statements } from './statements.ts'

/** An open campaign database: one connection, one writer. */
export interface CampaignDatabase extends Statements {
  /** Typed queries, for everything that does not happen at every choice. */
  readonly orm: BetterSQLite3Database<typeof schema>
  readonly raw: Database.Database
  /** Null for campaigns in memory. */
  readonly file: string | null
  /** The backup made before this opening migrated the file, where it did. */
  readonly backup: string | null
  /** The storage's last refusal, until a write succeeds again. */
  readonly health: { trouble: StorageKind | null }
  /** Whether the open file still has its name: it can be moved or deleted under us, and what is written then is lost. */
  inPlace(): boolean
}

export interface OpenOptions {
  /** Refuse as `missing` instead of creating a new file. */
  readonly mustExist?: boolean
  /** ISO time, for the name of the backup made before migrating; null for none. */
  readonly at?: string | null
  /** The steps of the file's format; tests bring others. */
  readonly migrations?: readonly Migration[]
  /** It has been opened and read as a whole just now, under another name: it is not read again. */
  readonly isChecked?: boolean
  /** Told the part of a migration that is done, from 0 to 1. */
  progress?(share: number): void
  /** Gets an error that nobody foresaw, for the report; the file counts as damaged then. */
  unforeseen?(error: unknown): void
}

/** How long to wait for another program's lock, in milliseconds. */
const PATIENCE = 2000

/**
 * Opens the campaigns, bringing an older file to the present format after a verified backup among the others.
 * Refuses by kind, and leaves as it was, a file that is another program's, of a newer format, open
 * elsewhere, damaged, not writable or not there, and a disk that is full. A file that is gone while it has
 * backups is `missing` too: the alternative would be an empty hall. An error that no one foresaw is `damaged`: anyone who opens
 * the campaigns can then restore a backup.
 */
export function openDatabase(file: string, options: OpenOptions = {}): Result<CampaignDatabase, StorageRefusal> {
  const { unforeseen: _, ...quietly } = options
  return lookedTwice(
    (time) => open(file, time === 1 ? quietly : options),
    (opened) => opened.kind === 'refused' && opened.refusal.kind === 'damaged',
  )
}

function open(file: string, options: OpenOptions): Result<CampaignDatabase, StorageRefusal> {
  // Below N-API 10 the addon, loaded by the first `new Database`, does not throw: it crashes the process.
  if (Number(process.versions.napi) < 10) return refused(storageRefusal('old-node'))
  const migrations = options.migrations ?? MIGRATIONS
  try {
    finishSwap(file)
    if (options.mustExist === true && !isThere(file)) return refused(storageRefusal('missing'))
    const kind = examine(file, migrations.length)
    if (kind !== 'fresh' && kind !== 'ours') return refused(storageRefusal(kind))
    const { at = new Date().toISOString(), isChecked = false, progress = () => {} } = options
    return openOurs(file, { migrations, isFresh: kind === 'fresh', isChecked, backupAt: at, progress })
  } catch (error) {
    const failure = diagnosed(error, file)
    if (failure !== null) return refused(failure)
    options.unforeseen?.(error)
    return refused(storageRefusal('damaged'))
  }
}

/** The same database without a file: it ends with the process. */
export function openMemory(): Result<CampaignDatabase, StorageRefusal> {
  if (Number(process.versions.napi) < 10) return refused(storageRefusal('old-node'))
  const raw = new Database(':memory:')
  setPragmas(raw)
  migrate(raw, 0, MIGRATIONS)
  return done(opened(raw, null, null))
}

/** Closes the database; its write-ahead log goes into the file. */
export function closeDatabase(db: CampaignDatabase): void {
  db.raw.close()
}

/** What SQLite reads beside a file; its index in shared memory it does without. */
const LOGS = ['-wal', '-journal'] as const

/** What is at that place, without changing it: even setting WAL would be a change. Makes the folder. */
function examine(file: string, newest: number): 'fresh' | 'ours' | 'foreign' | 'newer' | 'missing' | 'damaged' {
  makeFolder(dirname(file))
  accessSync(dirname(file), constants.W_OK)
  if (!isThere(file)) return hasBackups(file) ? 'missing' : 'fresh'
  if (!statSync(file).isFile()) return 'foreign'
  accessSync(file, constants.R_OK | constants.W_OK)
  if (LOGS.some((end) => isThere(file + end) && !statSync(file + end).isFile())) return 'damaged' // a folder in place of its log
  const { owner, format, empty } = identity(file)
  // An empty database is one whose first opening was cut short, unless there are backups.
  if (owner === 0 && empty) return hasBackups(file) ? 'damaged' : 'fresh'
  if (owner !== APPLICATION_ID) return 'foreign'
  if (format > newest) return 'newer'
  return format < 1 ? 'damaged' : 'ours'
}

interface Identity {
  readonly owner: number
  readonly format: number
  readonly empty: boolean
}

/** Whose database a file is, without changing it. */
function identity(file: string): Identity {
  const raw = new Database(file, { readonly: true, timeout: PATIENCE })
  try {
    const owner = Number(raw.pragma('application_id', { simple: true }))
    return { owner, format: version(raw), empty: raw.prepare('SELECT 1 FROM sqlite_schema').get() === undefined }
  } catch (error) {
    // A process that died while turning the file to WAL left a journal, which a read-only connection cannot roll back.
    if (!(error instanceof Database.SqliteError && error.code === 'SQLITE_READONLY_ROLLBACK')) throw error
  } finally {
    raw.close()
  }
  return identityByHeader(file)
}

/** The same from the header of the file format: https://www.sqlite.org/fileformat.html#the_database_header */
function identityByHeader(file: string): Identity {
  const header = Buffer.alloc(100)
  const handle = openSync(file, 'r')
  try {
    readSync(handle, header)
  } finally {
    closeSync(handle)
  }
  // A single page holds no table but the schema.
  return { owner: header.readUInt32BE(68), format: header.readInt32BE(60), empty: header.readUInt32BE(28) <= 1 }
}

interface Opening {
  readonly migrations: readonly Migration[]
  /** Nothing is in it yet. */
  readonly isFresh: boolean
  readonly isChecked: boolean
  /** The time, for the backup before migrating; null for none. */
  readonly backupAt: string | null
  readonly progress: (share: number) => void
}

function openOurs(file: string, { migrations, isFresh, isChecked, backupAt, progress }: Opening): Result<CampaignDatabase, StorageRefusal> {
  const raw = new Database(file, { timeout: PATIENCE })
  try {
    setPragmas(raw)
    const from = isFresh ? 0 : version(raw)
    if (!isChecked && (!passes(raw, 'quick_check(1)') || !(isFresh || hasOurSchema(raw, from, migrations)))) {
      raw.close()
      return refused(storageRefusal('damaged'))
    }
    sweepParts(file)
    const outdated = from < migrations.length
    const backup = outdated && !isFresh && backupAt !== null ? backUp(raw, file, backupAt, 'migration') : null
    if (outdated) {
      migrate(raw, from, migrations, progress)
      if (!isFresh) shrink(raw)
      // Not in the log alone, which is dropped without a word where it is damaged: the file would open as an empty hall.
      raw.pragma('wal_checkpoint(TRUNCATE)')
    }
    return done(opened(raw, file, backup))
  } catch (error) {
    raw.close()
    throw error
  }
}

/** Gives back the room that a migration has left empty; a disk without room to do so keeps it. */
function shrink(raw: Database.Database): void {
  try {
    raw.exec('VACUUM')
  } catch (error) {
    if (storageFailure(error) === null) throw error
  }
}

/** The database over an open connection, with checksums kept by triggers where it can be written to. */
export function opened(raw: Database.Database, file: string | null, backup: string | null): CampaignDatabase {
  teachSums(raw)
  if (!raw.readonly) keepSums(raw)
  const statements = new Map<string, Database.Statement<unknown[]>>()
  const statement = <Row>(sql: string) => {
    const made = statements.get(sql) ?? raw.prepare(sql)
    statements.set(sql, made)
    return made as Database.Statement<unknown[], Row>
  }
  return { orm: drizzle(raw, { schema }), raw, statement, file, backup, health: { trouble: null }, inPlace: watch(file) }
}

/** Returns a function that tells whether the file of that name is still the same file. */
function watch(file: string | null): () => boolean {
  if (file === null) return () => true
  const { ino, dev } = statSync(file)
  return () => {
    const now = statSync(file, { throwIfNoEntry: false })
    return now !== undefined && now.ino === ino && now.dev === dev
  }
}

/** In this order: the locking mode before WAL, so that no other process can ever share the log's index. */
function setPragmas(raw: Database.Database): void {
  raw.pragma('locking_mode = EXCLUSIVE')
  raw.pragma('journal_mode = WAL')
  raw.pragma('synchronous = FULL') // at every open: SQLite would begin with NORMAL, and an answered choice could be lost
  // macOS alone: there a plain sync leaves what was written in the cache of the drive.
  raw.pragma('fullfsync = ON')
  raw.pragma('checkpoint_fullfsync = ON')
  raw.pragma('foreign_keys = ON')
  raw.pragma('trusted_schema = OFF')
  raw.pragma('temp_store = MEMORY')
  raw.pragma('cell_size_check = ON')
  raw.pragma(`busy_timeout = ${PATIENCE}`)
  raw.pragma('journal_size_limit = 8388608') // a large transaction leaves the log at its size otherwise
}

function version(raw: Database.Database): number {
  return Number(raw.pragma('user_version', { simple: true }))
}
