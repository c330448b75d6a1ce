import Database from 'better-sqlite3'
import { sumAll, teachSums } from './row-sums.ts'

/** One step of the file's format: SQL that runs inside the runner's transaction, and so must not begin one. */
export interface Migration {
  readonly name: string
  readonly sql: string
  /** What SQL cannot say, done after it in the same transaction. It tells the part that is done, from 0 to 1. */
  readonly run?: (raw: Database.Database, progress: (share: number) => void) => void
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
 *
 * A file in which there is nothing yet (`from` 0) gets the tables that all steps would leave, for they leave no rows.
 */
export function migrate(
  raw: Database.Database,
  from: number,
  migrations: readonly Migration[],
  progress: (share: number) => void = () => {},
): void {
  teachSums(raw)
  raw.pragma('foreign_keys = OFF')
  raw.exec('BEGIN IMMEDIATE')
  try {
    if (from === 0)
      raw.exec(
        partsOf(migrations, migrations.length)
          .map(({ sql }) => `${sql};`)
          .join('\n'),
      )
    else stepThrough(raw, migrations.slice(from), progress)
    raw.pragma(`application_id = ${APPLICATION_ID}`)
    raw.pragma(`user_version = ${migrations.length}`)
    raw.exec('COMMIT')
  } catch (error) {
    if (raw.inTransaction) raw.exec('ROLLBACK')
    throw error
  }
  raw.pragma('foreign_keys = ON')
}

function stepThrough(raw: Database.Database, steps: readonly Migration[], progress: (share: number) => void): void {
  for (const [n, step] of steps.entries()) {
    raw.exec(step.sql)
    step.run?.(raw, (share) => progress((n + share) / steps.length))
  }
  sumAll(raw)
  const orphans: unknown = raw.pragma('foreign_key_check')
  if (!Array.isArray(orphans) || orphans.length > 0)
    throw new Error(`the migration leaves rows without a parent: ${JSON.stringify(orphans)}`)
}

/** A table, index, trigger or view, and what it was made with. */
export interface SchemaPart {
  readonly type: string
  readonly name: string
  readonly table: string
  readonly sql: string
}

const known = new WeakMap<readonly Migration[], Map<number, readonly SchemaPart[]>>()

/** What the migrations up to a format make of an empty file, in the order of making. Worked out once: the steps take ten times as long. */
export function partsOf(migrations: readonly Migration[], format: number): readonly SchemaPart[] {
  const formats = known.get(migrations) ?? new Map<number, readonly SchemaPart[]>()
  known.set(migrations, formats)
  const parts = formats.get(format) ?? partsMadeBy(migrations.slice(0, format))
  formats.set(format, parts)
  return parts
}

function partsMadeBy(steps: readonly Migration[]): readonly SchemaPart[] {
  const raw = new Database(':memory:')
  try {
    teachSums(raw)
    stepThrough(raw, steps, () => {})
    return partsIn(raw)
  } finally {
    raw.close()
  }
}

/** The parts of a database that SQLite did not make by itself. */
export function partsIn(raw: Database.Database): readonly SchemaPart[] {
  const select = `
    SELECT type, name, tbl_name AS "table", sql FROM sqlite_schema
    WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite!_%' ESCAPE '!' ORDER BY rowid`
  return raw.prepare<[], SchemaPart>(select).all()
}
