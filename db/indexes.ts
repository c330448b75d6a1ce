import Database from 'better-sqlite3'
import { passes } from './integrity.ts'
import { isDamage } from './refusal.ts'

/** What reading every index against its table has shown. */
export type IndexState = 'sound' | 'mended' | 'damaged'

/**
 * Compares every index with its table, one table a step, so that calls can be answered in between: the check at opening counts
 * entries only. An index holds nothing that its table does not, so one that differs is made again; what cannot be made again is
 * `damaged`.
 */
export function* checkIndexes(raw: Database.Database): Generator<void, IndexState> {
  const tables = raw.prepare<[], string>("SELECT name FROM sqlite_schema WHERE type = 'table'").pluck().all()
  for (const table of tables) {
    if (!isSound(raw, `'${table}'`)) return isMended(raw) ? 'mended' : 'damaged'
    yield
  }
  return 'sound'
}

/** The same at once. */
export function indexesOf(raw: Database.Database): IndexState {
  const checking = checkIndexes(raw)
  for (;;) {
    const { done, value } = checking.next()
    if (done) return value
  }
}

function isMended(raw: Database.Database): boolean {
  try {
    raw.exec('REINDEX')
  } catch (error) {
    // An unreadable page, or two rows with one key.
    if (isDamage(error) || (error instanceof Database.SqliteError && error.code.startsWith('SQLITE_CONSTRAINT'))) return false
    throw error
  }
  return isSound(raw, '1')
}

function isSound(raw: Database.Database, of: string): boolean {
  try {
    return passes(raw, `integrity_check(${of})`)
  } catch (error) {
    if (isDamage(error)) return false
    throw error
  }
}
