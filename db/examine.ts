import { closeSync, copyFileSync, existsSync, mkdirSync, openSync, readSync } from 'node:fs'
import { basename, join } from 'node:path'
import Database from 'better-sqlite3'
import { backupFolder, COMPANIONS, discard, formatOf, partOf } from './backup.ts'
import { APPLICATION_ID } from './migrate.ts'
import { MIGRATIONS } from './migrations/index.ts'
import { hasOurSchema } from './our-schema.ts'

/** What a file of campaigns holds; `problems` are sentences, none for a sound one. */
export interface Examined {
  readonly problems: readonly string[]
  readonly campaigns: readonly { readonly name: string; readonly characters: number; readonly raids: number }[]
}

/** Reads a backup as a whole: whether it is one of ours, undamaged and not too new, and which campaigns it holds. */
export function examineBackup(file: string, id: string): Examined {
  return examineFile(file, join(backupFolder(file), id))
}

/** The same of any file in the folder of those campaigns. It is left as it is. */
export function examineFile(file: string, path: string): Examined {
  const look = partOf(file, `look-${basename(path)}`)
  discard(look)
  try {
    return isAlone(path) ? examine(path, { readonly: true }) : examine(copied(path, look), {})
  } catch (error) {
    if (error instanceof Database.SqliteError) return { problems: ['The file is damaged, or it is no database.'], campaigns: [] }
    throw error
  } finally {
    discard(look)
  }
}

/**
 * Whether the file can be read without changing anything. In write-ahead mode a reader leaves files beside it, and what a process
 * that died left in a journal has to be rolled back first: then a copy is read.
 */
function isAlone(path: string): boolean {
  return !(inWalMode(path) || existsSync(`${path}-journal`))
}

function copied(path: string, look: string): string {
  mkdirSync(look)
  const copy = join(look, 'copy.db')
  for (const end of ['', ...COMPANIONS]) if (existsSync(path + end)) copyFileSync(path + end, copy + end)
  return copy
}

/** Bytes 18 and 19 of the header: 2 for a write-ahead log. */
function inWalMode(path: string): boolean {
  const header = Buffer.alloc(20)
  const handle = openSync(path, 'r')
  try {
    readSync(handle, header, 0, 20, 0)
  } finally {
    closeSync(handle)
  }
  return header[18] === 2
}

function examine(path: string, how: Database.Options): Examined {
  const raw = new Database(path, how)
  try {
    const owner = raw.pragma('application_id', { simple: true })
    if (owner !== APPLICATION_ID) return { problems: ['It is not a file of Citadel.'], campaigns: [] }
    const format = formatOf(raw)
    if (format > MIGRATIONS.length) return { problems: ['It was written by a newer version of Citadel.'], campaigns: [] }
    const damage = raw.pragma('integrity_check(1)', { simple: true })
    if (damage !== 'ok' || !hasOurSchema(raw, format, MIGRATIONS)) return { problems: ['The file is damaged.'], campaigns: [] }
    const orphans: unknown = raw.pragma('foreign_key_check')
    const problems = Array.isArray(orphans) && orphans.length > 0 ? ['Entries in it belong to something that is not there.'] : []
    return { problems, campaigns: raw.prepare<[], Examined['campaigns'][number]>(CAMPAIGNS).all() }
  } finally {
    raw.close()
  }
}

/** The same in every format of the file so far. */
const CAMPAIGNS = `
  SELECT c.name, (SELECT count(*) FROM characters WHERE campaign = c.key) AS characters,
    (SELECT count(*) FROM sessions WHERE campaign = c.key) AS raids
  FROM campaigns AS c ORDER BY c.key`
