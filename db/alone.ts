import type Database from 'better-sqlite3'

const queues = new WeakMap<Database.Database, Promise<unknown>>()

/**
 * For work on a connection that is spread over several turns: a copy in steps, a transaction in slices. One waits for the other,
 * because SQLite cannot copy a database in the middle of its own connection's transaction.
 */
export function alone<T>(raw: Database.Database, work: () => Promise<T>): Promise<T> {
  const done = (queues.get(raw) ?? Promise.resolve()).then(work)
  queues.set(
    raw,
    done.catch(() => {}),
  )
  return done
}
