import { setImmediate as breath } from 'node:timers/promises'
import type { Database } from 'better-sqlite3'
import { alone } from './alone.ts'
import { forget } from './head-cache.ts'
import type { CampaignDatabase } from './open.ts'
import { diagnosed, done, type Result, refused, type StorageRefusal, storageFailure, storageRefusal } from './refusal.ts'

/**
 * Runs `work` as one transaction, on the disk when this returns. A refusal by `work` or by the storage rolls all of it back;
 * any other exception does too and is thrown on, for it is a bug.
 */
export function write<T>(db: CampaignDatabase, work: () => Result<T>): Result<T> {
  forget(db)
  try {
    db.statement('BEGIN IMMEDIATE').run()
    const result = work()
    // The file was moved or deleted: what would be written now would be lost with it.
    const astray = result.kind === 'done' && !db.inPlace()
    db.statement(result.kind === 'done' && !astray ? 'COMMIT' : 'ROLLBACK').run()
    if (astray) return failed(db, storageRefusal('missing'))
    if (result.kind === 'done') db.health.trouble = null
    return result
  } catch (error) {
    rollBack(db.raw)
    const failure = diagnosed(error, db.file)
    if (failure === null) throw error
    return failed(db, failure)
  }
}

/** How long one slice of a long transaction may take before others get a turn, in milliseconds. */
const SLICE = 10

/**
 * The same for a transaction that takes long: between its steps the program goes on, but nobody else may use the database. The
 * host's queue sees to that, and `alone` to copies in the background.
 */
export function writeInSlices(db: CampaignDatabase, steps: () => Iterable<unknown>): Promise<Result<null>> {
  return alone(db.raw, async () => {
    forget(db)
    try {
      db.statement('BEGIN IMMEDIATE').run()
      let began = performance.now()
      for (const _ of steps()) {
        if (performance.now() - began < SLICE) continue
        await breath()
        began = performance.now()
      }
      const astray = !db.inPlace()
      db.statement(astray ? 'ROLLBACK' : 'COMMIT').run()
      if (astray) return failed(db, storageRefusal('missing'))
      db.health.trouble = null
      return done(null)
    } catch (error) {
      rollBack(db.raw)
      const failure = diagnosed(error, db.file)
      if (failure === null) throw error
      return failed(db, failure)
    }
  })
}

/** Ends what has failed. SQLite has already done so by itself after some errors, a full disk among them. */
export function rollBack(raw: Database): void {
  try {
    if (raw.inTransaction) raw.exec('ROLLBACK')
  } catch (error) {
    if (storageFailure(error) === null) throw error // the first error is told
  }
}

function failed(db: CampaignDatabase, refusal: StorageRefusal): Result<never> {
  db.health.trouble = refusal.kind
  return refused(refusal)
}
