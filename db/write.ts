import type { Refusal } from '../engine/kernel/types.ts'
import type { CampaignDatabase } from './open.ts'
import { type Result, refused, storageFailure } from './refusal.ts'
import { forget } from './tip.ts'

/**
 * Runs `work` as one transaction, on the disk when this returns. A refusal by `work` or by the
 * storage undoes all of it; any other exception does too and goes on upwards, for it is a bug.
 */
export function write<T>(db: CampaignDatabase, work: () => Result<T>): Result<T> {
  forget(db)
  try {
    db.statement('BEGIN IMMEDIATE').run()
    const result = work()
    db.statement(result.kind === 'done' ? 'COMMIT' : 'ROLLBACK').run()
    return result
  } catch (error) {
    // SQLite has already rolled back by itself after some errors, a full disk among them.
    if (db.raw.inTransaction) db.raw.exec('ROLLBACK')
    const failure = storageFailure(error)
    if (failure === null) throw error
    return refused(failure)
  }
}

export function notFound(what: string): Refusal {
  return { code: 'not-found', message: `There is no such ${what}.` }
}

export function conflict(message: string, detail: string): Refusal {
  return { code: 'conflict', message, detail }
}
