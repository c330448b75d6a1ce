import type { Migration } from '../migrate.ts'

/** What playouts have shown of the choices of finished games. It can be worked out again, and goes with its game. */
export const grades: Migration = {
  name: '0006-grades',
  sql: `
CREATE TABLE grades (
  session       INTEGER PRIMARY KEY REFERENCES sessions (key) ON DELETE CASCADE,
  rules_version TEXT NOT NULL, -- of the rules under which it was played out
  body          BLOB NOT NULL, -- JSON, deflated
  graded_at     TEXT NOT NULL,
  sum           INTEGER
) STRICT;
`,
}
