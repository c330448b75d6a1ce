import type { Migration } from '../migrate.ts'

/** A campaign that began on paper: how many games it had there. The first game here is numbered after them. */
export const numbering: Migration = {
  name: '0010-numbering',
  sql: `
ALTER TABLE campaigns ADD COLUMN games_before INTEGER NOT NULL DEFAULT 0 CHECK (games_before BETWEEN 0 AND 999);
`,
}
