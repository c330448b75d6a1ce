import type { Migration } from '../migrate.ts'

/** What a person has answered to a marked moment as a puzzle, and what it came to. It goes wherever its moment goes. */
export const tries: Migration = {
  name: '0009-tries',
  sql: `
CREATE TABLE tries (
  session  INTEGER NOT NULL,
  branch   INTEGER NOT NULL,
  input    INTEGER NOT NULL,
  option   TEXT NOT NULL,
  body     TEXT NOT NULL CHECK (json_type(body) = 'object'),
  tried_at TEXT NOT NULL,
  sum      INTEGER,
  PRIMARY KEY (session, branch, input),
  FOREIGN KEY (session, branch, input) REFERENCES moments (session, branch, input) ON DELETE CASCADE ON UPDATE CASCADE
) STRICT;
`,
}
