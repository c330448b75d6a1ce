import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import Database from 'better-sqlite3'
import { APPLICATION_ID } from './migrate.ts'

/**
 * Writes a whole copy of an open database to `target`, which must not exist yet: copied, read back and
 * checked under another name, brought to the disk, then renamed, so that a file of that name is always good.
 */
export function backUp(raw: Database.Database, target: string): void {
  if (existsSync(target)) throw new Error('a backup never overwrites a file')
  const part = `${target}.part`
  rmSync(part, { force: true })
  try {
    raw.prepare('VACUUM INTO ?').run(part)
    verifyBackup(part, Number(raw.pragma('user_version', { simple: true })))
    sync(part)
    renameSync(part, target)
    sync(dirname(target))
  } finally {
    rmSync(part, { force: true })
  }
}

/** The first of `before-2`, `before-2-2`, ... that is free beside the file. */
export function backupName(file: string, version: number): string {
  const first = `${file}.before-${version}`
  for (let n = 1; ; n++) {
    const name = n === 1 ? first : `${first}-${n}`
    if (!existsSync(name)) return name
  }
}

function verifyBackup(file: string, version: number): void {
  const copy = new Database(file, { readonly: true })
  try {
    const good =
      copy.pragma('application_id', { simple: true }) === APPLICATION_ID &&
      copy.pragma('user_version', { simple: true }) === version &&
      copy.pragma('integrity_check', { simple: true }) === 'ok'
    if (!good) throw new Error('the backup does not read back as it was written')
  } finally {
    copy.close()
  }
}

function sync(path: string): void {
  const handle = openSync(path, 'r')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}
