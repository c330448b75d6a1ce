import type { Migration } from '../migrate.ts'

/** What a player keeps outside of every game, to begin games with: the set-up sheets of heroes. */
export const templates: Migration = {
  name: '0003-templates',
  sql: `
CREATE TABLE templates (
  key      INTEGER PRIMARY KEY,
  id       TEXT NOT NULL UNIQUE CHECK (length(id) BETWEEN 1 AND 64),
  game     TEXT NOT NULL CHECK (length(game) BETWEEN 1 AND 64),
  name     TEXT NOT NULL CHECK (length(trim(name)) BETWEEN 1 AND 200),
  sheet    TEXT NOT NULL CHECK (json_type(sheet) = 'object'),
  saved_at TEXT NOT NULL,
  UNIQUE (game, name)
) STRICT;
`,
}
