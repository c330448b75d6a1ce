import type Database from 'better-sqlite3'
import { type Migration, partsIn, partsOf, type SchemaPart } from './migrate.ts'

/**
 * Whether a file of that format has the tables, keys, checks, indexes, triggers and views that the migrations up to it make, and no
 * others. A trigger or view of someone else's would run or lie unseen, a missing table fail in the middle of a call.
 */
export function hasOurSchema(raw: Database.Database, format: number, migrations: readonly Migration[]): boolean {
  if (format < 1 || format > migrations.length) return false
  return inText(partsIn(raw)) === inText(partsOf(migrations, format))
}

/** What every part was made with, without remarks, spaces and quotes, in which versions of this app and of SQLite differ. */
function inText(parts: readonly SchemaPart[]): string {
  return parts
    .map(({ type, name, table, sql }) =>
      `${type} ${name} ${table} ${sql}`
        .replace(/--.*$/gm, '')
        .replace(/[\s"'`[\]]+/g, '')
        .toLowerCase(),
    )
    .toSorted()
    .join('\n')
}
