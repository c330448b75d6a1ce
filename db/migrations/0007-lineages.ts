import type { Migration } from '../migrate.ts'

/** By what a campaign is known again when it comes back from another folder. */
export const lineages: Migration = {
  name: '0007-lineages',
  sql: `
CREATE TABLE lineages (
  campaign INTEGER PRIMARY KEY REFERENCES campaigns (key) ON DELETE CASCADE,
  id       TEXT NOT NULL UNIQUE,
  states   TEXT NOT NULL, -- JSON: the states in which it has travelled, the newest last
  sum      INTEGER
) STRICT;
`,
}
