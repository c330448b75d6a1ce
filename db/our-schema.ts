import Database from 'better-sqlite3'
import { type Migration, migrate } from './migrate.ts'

/**
 * Whether a file of that format has the tables, keys, checks, indexes, triggers and views that the migrations up to it make, and no
 * others. A trigger or view of someone else's would run or lie unseen, a missing table fail in the middle of a call.
 */
export function hasOurSchema(raw: Database.Database, format: number, migrations: readonly Migration[]): boolean {
  if (format < 1 || format > migrations.length) return false
  const made = new Database(':memory:')
  try {
    migrate(made, 0, migrations.slice(0, format))
    return schemaOf(raw) === schemaOf(made)
  } finally {
    made.close()
  }
}

/** What every part was made with, without remarks, spaces and quotes, in which versions of this app and of SQLite differ. */
function schemaOf(raw: Database.Database): string {
  const parts = raw
    .prepare<[], string>(
      "SELECT concat_ws(' ', type, name, tbl_name, sql) FROM sqlite_schema WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite!_%' ESCAPE '!'",
    )
    .pluck()
    .all()
  return parts
    .map((part) =>
      part
        .replace(/--.*$/gm, '')
        .replace(/[\s"'`[\]]+/g, '')
        .toLowerCase(),
    )
    .toSorted()
    .join('\n')
}
