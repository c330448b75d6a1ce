import type { Migration } from '../migrate.ts'

/**
 * The kinds of characters are each game's own: which there are is no longer said in the table. SQLite cannot take a CHECK away, so the
 * table is made again. The runner has foreign keys off, so that dropping the old one takes no child rows with it, and checks them all
 * before it commits. Rows keep their keys. What names the table and goes with it, or would fail at its renaming, is made again.
 */
export const kinds: Migration = {
  name: '0004-kinds',
  sql: `
DROP TRIGGER ledger_goes_with_its_character;
DROP TRIGGER character_takes_its_ledger;

CREATE TABLE characters_anew (
  key          INTEGER PRIMARY KEY,
  id           TEXT NOT NULL UNIQUE CHECK (length(id) BETWEEN 1 AND 64),
  campaign     INTEGER NOT NULL REFERENCES campaigns (key) ON DELETE CASCADE,
  slug         TEXT NOT NULL CHECK (length(slug) BETWEEN 1 AND 200),
  name         TEXT NOT NULL CHECK (length(trim(name)) BETWEEN 1 AND 200),
  race         TEXT NOT NULL CHECK (length(race) BETWEEN 1 AND 64),
  kind         TEXT NOT NULL CHECK (length(kind) BETWEEN 1 AND 64), -- the game's own word for it
  status       TEXT NOT NULL CHECK (status IN ('living', 'dead', 'lost', 'retired')),
  sheet        TEXT NOT NULL CHECK (json_type(sheet) = 'object'),
  born_session INTEGER REFERENCES sessions (key) ON DELETE SET NULL,
  born_input   INTEGER CHECK (born_input >= 0),
  created_at   TEXT NOT NULL,
  origin       TEXT CHECK (origin IS NULL OR json_type(origin) = 'object'), -- null for those who came before it was kept
  settled      INTEGER NOT NULL DEFAULT 0 CHECK (settled >= 0), -- entries of the ledger up to this one are there for good
  note         TEXT NOT NULL DEFAULT '' CHECK (length(note) <= 4000),
  portrait     TEXT CHECK (length(portrait) BETWEEN 1 AND 40),
  fell         TEXT CHECK (fell IS NULL OR json_type(fell) = 'object'),
  UNIQUE (campaign, slug)
) STRICT;
INSERT INTO characters_anew (key, id, campaign, slug, name, race, kind, status, sheet, born_session, born_input, created_at,
  origin, settled, note, portrait, fell)
SELECT key, id, campaign, slug, name, race, kind, status, sheet, born_session, born_input, created_at,
  origin, settled, note, portrait, fell FROM characters;
DROP TABLE characters;
ALTER TABLE characters_anew RENAME TO characters;

CREATE INDEX characters_born ON characters (born_session) WHERE born_session IS NOT NULL;
CREATE INDEX characters_of_campaign ON characters (campaign);
CREATE TRIGGER ledger_goes_with_its_character BEFORE DELETE ON ledger
WHEN EXISTS (SELECT 1 FROM characters WHERE key = OLD.character) BEGIN
  SELECT raise(ABORT, 'a ledger entry goes only with its character');
END;
CREATE TRIGGER character_takes_its_ledger AFTER DELETE ON characters BEGIN
  DELETE FROM ledger WHERE key BETWEEN OLD.key * 1000000 AND OLD.key * 1000000 + 999999;
END;
`,
}
