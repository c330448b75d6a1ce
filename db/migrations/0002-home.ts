import type { Migration } from '../migrate.ts'

/**
 * What a campaign keeps between raids: campaigns put away, how a character began, which of its purchases are settled,
 * the player's own words and picture for it, where it fell; and the tale of a raid that is over.
 */
export const home: Migration = {
  name: '0002-home',
  sql: `
ALTER TABLE campaigns ADD COLUMN archived INTEGER NOT NULL DEFAULT 0 CHECK (archived IN (0, 1));

-- The sheet as it came onto the roster; null for those who came before this was kept.
ALTER TABLE characters ADD COLUMN origin TEXT CHECK (origin IS NULL OR json_type(origin) = 'object');
-- Entries of the ledger up to this one are there for good: set when its character goes on a raid.
ALTER TABLE characters ADD COLUMN settled INTEGER NOT NULL DEFAULT 0 CHECK (settled >= 0);
ALTER TABLE characters ADD COLUMN note TEXT NOT NULL DEFAULT '' CHECK (length(note) <= 4000);
ALTER TABLE characters ADD COLUMN portrait TEXT CHECK (length(portrait) BETWEEN 1 AND 40);
ALTER TABLE characters ADD COLUMN fell TEXT CHECK (fell IS NULL OR json_type(fell) = 'object');
UPDATE characters SET settled = coalesce(
  (SELECT l.nth FROM ledger AS l WHERE l.key BETWEEN characters.key * 1000000 AND characters.key * 1000000 + 999999 ORDER BY l.key DESC LIMIT 1), 0);

-- What a roster shows of everybody at once: its jewels by value, the raids come home from. Both stay small beside the ledger.
CREATE INDEX ledger_jewels ON ledger (character, amount) WHERE unit = 'jewel';
CREATE INDEX ledger_exits ON ledger (character, session, amount) WHERE unit = 'exit';
CREATE INDEX characters_of_campaign ON characters (campaign);

-- Written when the session is over, gone when its end is taken back.
ALTER TABLE sessions ADD COLUMN tale TEXT CHECK (tale IS NULL OR json_type(tale) = 'object');
`,
}
