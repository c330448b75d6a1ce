import Database from 'better-sqlite3'
import { isDamage } from './refusal.ts'

/** SQLITE_IOERR, and the one of its kind that is damage: SQLITE_IOERR_SHORT_READ. */
const IOERR = 10
const SHORT_READ = 522

/**
 * Does what may find damage, and once more where it does: SQLite often calls a page that could not be read damaged, and what is really
 * damaged is so the second time too.
 */
export function lookedTwice<T>(look: (time: 1 | 2) => T, isBad: (found: T) => boolean): T {
  try {
    const found = look(1)
    if (!isBad(found)) return found
  } catch (error) {
    if (!isDamage(error)) throw error
  }
  return look(2)
}

/** Whether SQLite's own check of that name (`quick_check(1)`) finds nothing wrong. Throws where it could not read a page. */
export function passes(raw: Database.Database, check: string): boolean {
  const found = lookedTwice(
    () => String(raw.pragma(check, { simple: true })),
    (text) => text !== 'ok',
  )
  const code = Number(/error code[ =](\d+)/.exec(found)?.[1])
  if ((code & 0xff) === IOERR && code !== SHORT_READ) throw new Database.SqliteError('a page cannot be read', 'SQLITE_IOERR_READ')
  return found === 'ok'
}
