import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { alone } from './alone.ts'
import { PAGES_A_STEP } from './backup.ts'
import { migrate } from './migrate.ts'
import { MIGRATIONS } from './migrations/index.ts'
import { type CampaignDatabase, opened } from './open.ts'

// Copies to be read by worker threads. The campaigns themselves are open to one connection, which holds their lock; a copy is
// nobody else's, lies in a folder of its own for temporary files, and ends with the work.

export interface Copy {
  readonly file: string
  discard(): void
}

/** A private folder for a file that does not outlive its work. Folders of programs that were killed are swept first. */
export function temporary(name: string): Copy {
  for (const left of readdirSync(tmpdir())) {
    const owner = FOLDER.exec(left)?.[1]
    if (owner !== undefined && isGone(Number(owner))) rmSync(join(tmpdir(), left), { recursive: true, force: true })
  }
  const folder = mkdtempSync(join(tmpdir(), `citadel-work-${process.pid}-`))
  return { file: join(folder, name), discard: () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }) }
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

/** Copies an open database in small steps, so that nothing waits for it. What is written meanwhile is in the copy too. */
export async function copyInSteps(raw: Database.Database): Promise<Copy> {
  const copy = temporary('copy.db')
  try {
    await alone(raw, () => raw.backup(copy.file, { progress: () => PAGES_A_STEP }))
    const made = new Database(copy.file)
    made.pragma('journal_mode = DELETE') // one file, which can be read without others beside it
    made.close()
    return copy
  } catch (error) {
    copy.discard()
    throw error
  }
}

/** A new database in a file that does not outlive its work: nothing in it need survive the program. */
export function createTemporary(file: string): CampaignDatabase {
  const raw = new Database(file)
  raw.pragma('journal_mode = MEMORY')
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
