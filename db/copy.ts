import { mkdtempSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { conflict } from '../engine/kernel/refusal.ts'
import type { Refusal } from '../engine/kernel/types.ts'
import { alone } from './alone.ts'
import { PAGES_A_STEP } from './backup.ts'
import type { StorageKind } from './errno.ts'
import { remove } from './files.ts'
import { migrate } from './migrate.ts'
import { MIGRATIONS } from './migrations/index.ts'
import { type CampaignDatabase, opened } from './open.ts'
import { diagnosed, isDamage, type StorageRefusal, storageFailure } from './refusal.ts'

// Copies to be read by worker threads. The campaigns themselves are open to one connection, which holds their lock; a copy is
// private, lies in a temporary folder of its own, and ends with the work.

export interface Copy {
  readonly file: string
  discard(): void
}

/** Trouble with a temporary copy. It says nothing about the campaigns, and is never told as trouble of theirs. */
export class CopyTrouble extends Error {
  readonly refusal: Refusal
  constructor({ kind }: StorageRefusal) {
    const happened = WORDS[kind] ?? 'A temporary copy could not be written or read.'
    super(happened)
    this.refusal = conflict(`${happened} Your campaigns are as they were.`, 'temporary')
  }
}

const WORDS: Partial<Record<StorageKind, string>> = {
  full: 'There is no room for a temporary copy: free some space where your system keeps temporary files, then try again.',
  busy: 'Too many files are open on this machine: try again in a moment.',
}

/** Does what needs a temporary copy, and words the trouble with it. Damage is of what was copied, and is thrown on. */
export function onCopy<T>(work: () => T): T {
  try {
    return work()
  } catch (error) {
    throw copyTrouble(error)
  }
}

/** Reads rows of a copy in the same way. */
export function* rowsOfCopy<Row>(rows: Iterable<Row>): Generator<Row> {
  const reading = rows[Symbol.iterator]()
  try {
    for (;;) {
      const next = onCopy(() => reading.next())
      if (next.done) return
      yield next.value
    }
  } finally {
    reading.return?.()
  }
}

function copyTrouble(error: unknown, file: string | null = null): unknown {
  const failure = diagnosed(error, file)
  return failure === null || isDamage(error) ? error : new CopyTrouble(failure)
}

/**
 * What the folders of temporary files are called, but for their last letters: in the system's folder for them, or beside the campaigns,
 * where every opening sweeps.
 * @param file that of the campaigns; null for those in memory
 */
function placesFor(file: string | null): readonly [string, ...string[]] {
  const own = join(tmpdir(), `citadel-work-${process.pid}-`)
  return file === null ? [own] : [own, `${file}.part-work-`]
}

/** A private folder for a file that does not outlive its work, in one of the places of `inPlaces`. */
export function temporary(name: string, place: string): Copy {
  sweepTemporary()
  const folder = onCopy(() => mkdtempSync(place))
  return { file: join(folder, name), discard: () => remove(folder) }
}

/** Deletes the folders of programs that were killed. Those of other users stay, and nothing depends on it. */
function sweepTemporary(): void {
  try {
    for (const left of readdirSync(tmpdir())) {
      const owner = FOLDER.exec(left)?.[1]
      if (owner !== undefined && isGone(Number(owner))) remove(join(tmpdir(), left))
    }
  } catch (error) {
    if (storageFailure(error) === null) throw error
  }
}

/** The folder's name says whose it is, by the number of its process. */
const FOLDER = /^citadel-work-(\d+)-/

function isGone(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return false
  } catch (error) {
    // Another user's process answers with a different error.
    return error instanceof Error && Reflect.get(error, 'code') === 'ESRCH'
  }
}

/**
 * Copies an open database in small steps, so that nothing waits for it. What is written meanwhile is in the copy too. Rejects with
 * `CopyTrouble` where no place takes the copy.
 */
export async function copyInSteps(raw: Database.Database): Promise<Copy> {
  return inPlaces(raw.memory ? null : raw.name, (place) => copyTo(raw, place))
}

/** Tries each place for temporary files until one serves. */
export async function inPlaces<T>(file: string | null, work: (place: string) => Promise<T>): Promise<T> {
  const [first, ...others] = placesFor(file)
  let result = work(first)
  for (const place of others)
    result = result.catch((error) => {
      if (error instanceof CopyTrouble) return work(place)
      throw error
    })
  return result
}

async function copyTo(raw: Database.Database, place: string): Promise<Copy> {
  const copy = temporary('copy.db', place)
  try {
    await alone(raw, () => raw.backup(copy.file, { progress: () => PAGES_A_STEP }))
    const made = new Database(copy.file)
    try {
      made.pragma('journal_mode = DELETE') // one file, which can be read without others beside it
    } finally {
      made.close()
    }
    return copy
  } catch (error) {
    const trouble = copyTrouble(error, copy.file)
    copy.discard()
    throw trouble
  }
}

/** A new database in a file that does not outlive its work: nothing in it need survive the program. */
export function createTemporary(file: string): CampaignDatabase {
  const raw = new Database(file)
  raw.pragma('journal_mode = MEMORY')
  raw.pragma('temp_store = MEMORY')
  raw.pragma('synchronous = OFF')
  raw.pragma('foreign_keys = ON')
  migrate(raw, 0, MIGRATIONS)
  return opened(raw, null, null)
}

/** Opens a copy to be read. */
export function openCopy(file: string): CampaignDatabase {
  const raw = new Database(file, { readonly: true })
  raw.pragma('trusted_schema = OFF')
  raw.pragma('cell_size_check = ON')
  return opened(raw, null, null)
}
