import { lstatSync, renameSync, rmSync, statSync, truncateSync } from 'node:fs'
import { dirname } from 'node:path'
import Database from 'better-sqlite3'
import { systemCode } from './errno.ts'
import { COMPANIONS, isFolder, makeFolder } from './files.ts'
import { diagnosed, done, type Result, refused, type StorageRefusal, storageRefusal } from './refusal.ts'

// SQLite's lock on the campaigns ends whenever they are closed, and a restore closes them. This one is on a file of its own,
// so it stands for as long as a host lives. The file is an empty SQLite database held in an exclusive transaction: the system
// releases the lock with the process, however that ends, on Linux, macOS and Windows alike; nothing is ever written to it, so
// a full disk does not matter; and Node alone has no file locks. The campaigns themselves stay open to this process.

/** The sole claim of one host to a folder of campaigns. */
export interface FolderLock {
  /** Whether it still keeps others out: its file can be deleted with the folder. */
  inPlace(): boolean
  release(): void
}

/** How long another host may take to close, in milliseconds. */
const PATIENCE = 800

/**
 * Claims the folder of that campaign file, before anything in it is read. Makes the folder. Refuses as `locked` while another
 * host has it, and as any storage does.
 */
export function lockFolder(file: string): Result<FolderLock, StorageRefusal> {
  if (Number(process.versions.napi) < 10) return refused(storageRefusal('old-node'))
  const path = `${file}.lock`
  try {
    makeFolder(dirname(path))
    clearWay(path)
    try {
      return done(claim(path))
    } catch (error) {
      if (!(error instanceof Database.SqliteError && error.code === 'SQLITE_NOTADB')) throw error
      truncateSync(path) // someone has written into it: it holds nothing of ours
      return done(claim(path))
    }
  } catch (error) {
    const failure = diagnosed(error, file)
    if (failure === null) throw error
    return refused(failure)
  }
}

/** What may stand in the way of an empty database: a folder of that name or a link to itself, and companions, which it never has. */
function clearWay(path: string): void {
  for (const end of COMPANIONS) rmSync(path + end, { recursive: true, force: true })
  if (leadsNowhere(path) || isFolder(path)) renameSync(path, `${path}-${process.pid}`)
}

function leadsNowhere(path: string): boolean {
  try {
    statSync(path, { throwIfNoEntry: false })
    return false
  } catch (error) {
    if (systemCode(error) === 'ELOOP') return lstatSync(path).isSymbolicLink()
    throw error
  }
}

function claim(path: string): FolderLock {
  const raw = new Database(path, { timeout: PATIENCE })
  try {
    raw.exec('BEGIN EXCLUSIVE')
    return held(path, raw)
  } catch (error) {
    raw.close()
    throw error
  }
}

function held(path: string, raw: Database.Database): FolderLock {
  const { ino, dev } = statSync(path)
  return {
    inPlace() {
      try {
        const now = statSync(path, { throwIfNoEntry: false })
        return now !== undefined && now.ino === ino && now.dev === dev
      } catch {
        return true // nobody can tell now; the lock itself holds
      }
    },
    release: () => raw.close(),
  }
}
