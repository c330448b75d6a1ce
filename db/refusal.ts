import { closeSync, fsyncSync, openSync, rmSync, statSync, writeSync } from 'node:fs'
import Database from 'better-sqlite3'
import type { Refusal } from '../engine/kernel/types.ts'

/** What can be wrong where the campaigns are kept. */
export type StorageKind = 'foreign' | 'newer' | 'locked' | 'damaged' | 'read-only' | 'full' | 'missing' | 'failing' | 'old-node'

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
  const kind = error instanceof Database.SqliteError ? sqliteKind(error.code) : fileKind(error)
  return kind === null ? null : storageRefusal(kind)
}

/** The same; throws a bug on at once. */
export function failureOf(error: unknown): StorageRefusal {
  const failure = storageFailure(error)
  if (failure === null) throw error
  return failure
}

/**
 * SQLite often says no more than that the disk failed. Then a small file is written beside the campaigns: the system's own
 * answer may be that the disk is full for this user, or that nothing can be written any more.
 */
export function diagnosed(failure: StorageRefusal, file: string | null): StorageRefusal {
  return failure.kind === 'failing' && file !== null ? (probe(file) ?? failure) : failure
}

/** Why so many bytes cannot be written beside the campaigns, at the offset where their log ends; null if they can. */
export function probe(file: string, size = 4096): StorageRefusal | null {
  const path = `${file}.probe`
  const end = statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0
  try {
    const handle = openSync(path, 'w')
    try {
      writeSync(handle, Buffer.alloc(size), 0, size, end)
      fsyncSync(handle)
    } finally {
      closeSync(handle)
    }
    return null
  } catch (error) {
    return failureOf(error)
  } finally {
    rmSync(path, { force: true })
  }
}

function sqliteKind(code: string): StorageKind | null {
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
    case 'IOERR':
      return 'failing'
    default:
      return null
  }
}

function fileKind(error: unknown): StorageKind | null {
  if (!(error instanceof Error) || !('code' in error)) return null
  switch (error.code) {
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return 'read-only'
    case 'ENOSPC':
    case 'EDQUOT':
    case 'EFBIG': // a limit on the size of files
      return 'full'
    case 'ENOENT':
    case 'ENOTDIR':
    case 'EEXIST': // a file where the folder should be
      return 'missing'
    case 'EIO':
      return 'failing'
    default:
      return null
  }
}
