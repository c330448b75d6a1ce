import type { Database } from 'better-sqlite3'
import { sumAll, teachSums } from './row-sums.ts'

/** One step of the file's format: SQL that runs inside the runner's transaction, and so must not begin one. */
export interface Migration {
  readonly name: string
  readonly sql: string
  /** What SQL cannot say, done after it in the same transaction. It tells the part that is done, from 0 to 1. */
  readonly run?: (raw: Database, progress: (share: number) => void) => void
}

/** Marks a file as ours: "CITL". */
export const APPLICATION_ID = 0x4349544c

/**
 * Brings a database from format `from` to the newest, in one transaction: all steps or none.
 *
 * Foreign keys are off meanwhile, and off before the transaction begins, because inside one the
 * pragma is ignored and the DROP TABLE of a rebuilt table would take the child rows with it.
 * They are checked as a whole before the commit. Whatever the steps have made of the rows is summed then: the file was verified
 * before, as a backup.
 */
export function migrate(raw: Database, from: number, migrations: readonly Migration[], progress: (share: number) => void = () => {}): void {
  teachSums(raw)
  raw.pragma('foreign_keys = OFF')
  raw.exec('BEGIN IMMEDIATE')
  try {
    const steps = migrations.slice(from)
    for (const [n, step] of steps.entries()) {
      raw.exec(step.sql)
      step.run?.(raw, (share) => progress((n + share) / steps.length))
    }
    sumAll(raw)
    const orphans: unknown = raw.pragma('foreign_key_check')
    if (!Array.isArray(orphans) || orphans.length > 0)
      throw new Error(`the migration leaves rows without a parent: ${JSON.stringify(orphans)}`)
    raw.pragma(`application_id = ${APPLICATION_ID}`)
    raw.pragma(`user_version = ${migrations.length}`)
    raw.exec('COMMIT')
  } catch (error) {
    if (raw.inTransaction) raw.exec('ROLLBACK')
    throw error
  }
  raw.pragma('foreign_keys = ON')
}
