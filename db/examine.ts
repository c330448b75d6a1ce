import { closeSync, copyFileSync, mkdtempSync, openSync, readSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { backupPath, formatOf } from './backup.ts'
import { isThere, remove, wholeOf } from './files.ts'
import { lookedTwice, passes } from './integrity.ts'
import { APPLICATION_ID } from './migrate.ts'
import { MIGRATIONS } from './migrations/index.ts'
import { hasOurSchema } from './our-schema.ts'
import { isDamage } from './refusal.ts'

/** What a file of campaigns holds; `problems` are sentences, none for a sound one. */
export interface Examined {
  readonly problems: readonly string[]
  readonly campaigns: readonly { readonly name: string; readonly characters: number; readonly raids: number }[]
}

/**
 * Reads a backup as a whole: whether it is one of ours, undamaged and not too new, and which campaigns it holds. Throws where the storage
 * fails: that says nothing about the file.
 */
export function examineBackup(file: string, id: string): Examined {
  return examineFile(file, backupPath(file, id))
}

/** The same of any file in the folder of those campaigns. It is left as it is. */
export function examineFile(file: string, path: string): Examined {
  const look = () => (isAlone(path) ? examine(path, { readonly: true }) : examineCopy(file, path))
  try {
    return lookedTwice(look, ({ problems }) => problems.length > 0)
  } catch (error) {
    if (isDamage(error)) return { problems: ['The file is damaged, or it is no database.'], campaigns: [] }
    throw error
  }
}

/**
 * Whether the file can be read without changing anything. In write-ahead mode a reader leaves files beside it, and what a process
 * that died left in a journal has to be rolled back first: then a copy is read.
 */
function isAlone(path: string): boolean {
  return !(inWalMode(path) || isThere(`${path}-journal`))
}

function examineCopy(file: string, path: string): Examined {
  const folder = mkdtempSync(`${file}.part-look-`)
  try {
    const copy = join(folder, 'copy.db')
    for (const end of wholeOf(path)) copyFileSync(path + end, copy + end)
    return examine(copy, {})
  } finally {
    remove(folder)
  }
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
    if (!passes(raw, 'integrity_check(1)') || !hasOurSchema(raw, format, MIGRATIONS))
      return { problems: ['The file is damaged.'], campaigns: [] }
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
