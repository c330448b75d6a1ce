import { closeSync, fsyncSync, openSync, rmSync, statSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'
import Database from 'better-sqlite3'
import type { Refusal } from '../engine/kernel/types.ts'
import { kindOfSystemError, type StorageKind } from './errno.ts'

export interface StorageRefusal extends Refusal {
  readonly code: 'storage'
  readonly kind: StorageKind
  /** The kind again, for readers that get the common fields only. */
  readonly detail: StorageKind
}

/** What a call gave, or why it was refused. A refused call has written nothing. */
export type Result<T, R extends Refusal = Refusal> =
  | { readonly kind: 'done'; readonly value: T }
  | { readonly kind: 'refused'; readonly refusal: R }

const WORDS = {
  foreign: 'The file there belongs to another program. It has not been touched: move it away, or keep the campaigns in another folder.',
  newer: 'A newer version of Citadel has written this file. It has not been touched: start that version, or a later one.',
  locked: 'The campaigns are already open in another window or program. Close it there and try again.',
  damaged: 'The file is damaged. It has not been changed: keep it, and restore the newest backup.',
  'read-only': 'The file or its folder cannot be written to. Nothing has been changed: give yourself permission to write there.',
  full: 'The disk is full. What was already answered is safe: free some space and try again.',
  missing: 'The file or its folder cannot be found. If it is on another disk, connect it and try again.',
  busy: 'Another program is using the file, or too many files are open. What was already answered is safe: try again in a moment.',
  failing: 'The disk reported an error. What was already answered is safe: make a copy before going on.',
  'old-node': 'This version of Node is too old for the database, which needs 22.14 or newer.',
} satisfies Record<StorageKind, string>

export function done<T>(value: T): { readonly kind: 'done'; readonly value: T } {
  return { kind: 'done', value }
}

export function refused<R extends Refusal>(refusal: R): { readonly kind: 'refused'; readonly refusal: R } {
  return { kind: 'refused', refusal }
}

/** What a person is told of that trouble with the storage. */
export function storageRefusal(kind: StorageKind): StorageRefusal {
  return { code: 'storage', message: WORDS[kind], detail: kind, kind }
}

/** The refusal that an exception stands for; null for a bug, which must be thrown on. */
export function storageFailure(error: unknown): StorageRefusal | null {
  const kind = error instanceof Database.SqliteError ? kindOfSqlite(error) : isWithoutFolder(error) ? 'missing' : kindOfSystemError(error)
  return kind === null ? null : storageRefusal(kind)
}

/** The same; throws a bug on at once. */
export function failureOf(error: unknown): StorageRefusal {
  const failure = storageFailure(error)
  if (failure === null) throw error
  return failure
}

/** Whether SQLite found a file's own content wrong. Any other error says nothing about the file: it may be sound. */
export function isDamage(error: unknown): boolean {
  const kind = error instanceof Database.SqliteError ? kindOfSqlite(error) : null
  return kind === 'damaged' || kind === 'foreign'
}

/**
 * The same as `storageFailure`, with the cause where SQLite keeps it to itself. It often says no more than that the disk failed, or that
 * a file cannot be opened. Then a small file is written beside the campaigns, and the system's own answer is the refusal: the disk is
 * full for this user, nothing can be written any more, no more files can be opened.
 */
export function diagnosed(error: unknown, file: string | null): StorageRefusal | null {
  const failure = storageFailure(error)
  if (failure === null || file === null) return failure
  const cannotOpen = isWithoutFolder(error) || (error instanceof Database.SqliteError && error.code.startsWith('SQLITE_CANTOPEN'))
  if (failure.kind !== 'failing' && !cannotOpen) return failure
  const cause = probe(file)
  if (cause !== null) return cause
  return cannotOpen && couldOpen(file) ? storageRefusal('busy') : failure
}

/** Why so many bytes cannot be written beside the campaigns, at the offset where their log ends; null if they can. Never throws. */
export function probe(file: string, size = 4096): StorageRefusal | null {
  const path = `${file}.probe`
  try {
    const end = statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0
    const handle = openSync(path, 'w')
    try {
      writeSync(handle, Buffer.alloc(size), 0, size, end)
      fsyncSync(handle)
    } finally {
      closeSync(handle)
    }
    rmSync(path, { force: true })
    return null
  } catch (error) {
    const failure = storageFailure(error) ?? storageRefusal('failing')
    try {
      rmSync(path, { force: true })
    } catch {
      // Swept when the campaigns are opened next.
    }
    return failure
  }
}

/** Whether nothing about the file or its folder stands in the way of opening it: what did has passed. */
function couldOpen(file: string): boolean {
  try {
    return statSync(dirname(file)).isDirectory() && (statSync(file, { throwIfNoEntry: false })?.isFile() ?? false)
  } catch {
    return false
  }
}

/** Said by better-sqlite3 itself, of a folder that it cannot see. */
function isWithoutFolder(error: unknown): boolean {
  return error instanceof TypeError && error.message.endsWith('because the directory does not exist')
}

function kindOfSqlite({ code, message }: InstanceType<typeof Database.SqliteError>): StorageKind | null {
  // SQLite's answer to a number in the header that it does not know; any other error of this code is a bug in our SQL.
  if (code === 'SQLITE_ERROR' && message === 'unsupported file format') return 'damaged'
  if (code === 'SQLITE_READONLY_DBMOVED') return 'missing'
  if (code === 'SQLITE_IOERR_SHORT_READ') return 'damaged' // the file is shorter than it says
  switch (code.split('_')[1]) {
    case 'NOTADB':
      return 'foreign'
    case 'CORRUPT':
      return 'damaged'
    case 'BUSY':
    case 'LOCKED':
    case 'PROTOCOL':
      return 'locked'
    case 'READONLY':
    case 'PERM':
      return 'read-only'
    case 'FULL':
      return 'full'
    case 'CANTOPEN':
      return 'missing'
    case 'NOMEM':
      return 'busy'
    case 'IOERR':
    case 'NOLFS':
      return 'failing'
    default:
      return null
  }
}
