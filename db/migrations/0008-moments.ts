import type { Migration } from '../migrate.ts'

/** What a person has marked in the course of a game: a note, a flag. It goes with an undone input, and returns with it. */
export const moments: Migration = {
  name: '0008-moments',
  sql: `
CREATE TABLE moments (
  session INTEGER NOT NULL REFERENCES sessions (key) ON DELETE CASCADE,
  branch  INTEGER NOT NULL, -- 0 while its input stands; then as in undone
  input   INTEGER NOT NULL CHECK (input >= 0),
  text    TEXT NOT NULL,
  flagged INTEGER NOT NULL CHECK (flagged IN (0, 1)),
  kept_at TEXT NOT NULL,
  sum     INTEGER,
  PRIMARY KEY (session, branch, input)
) STRICT;
`,
}
