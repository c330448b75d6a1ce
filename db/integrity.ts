import Database from 'better-sqlite3'

/** SQLITE_IOERR, and the one of its kind that is damage: SQLITE_IOERR_SHORT_READ. */
const IOERR = 10
const SHORT_READ = 522

/**
 * Whether SQLite's own check of that name (`quick_check(1)`) finds nothing wrong. It calls it damage, too, when a page cannot be read: so
 * what it finds wrong it is asked a second time, and where it names an error of the disk this throws that.
 */
export function passes(raw: Database.Database, check: string): boolean {
  const found = () => String(raw.pragma(check, { simple: true }))
  if (found() === 'ok') return true
  const again = found()
  const code = Number(/error code[ =](\d+)/.exec(again)?.[1])
  if ((code & 0xff) === IOERR && code !== SHORT_READ) throw new Database.SqliteError('a page cannot be read', 'SQLITE_IOERR_READ')
  return again === 'ok'
}
