import type { Migration } from '../migrate.ts'

/**
 * The ground: campaigns, characters and their ledger, sessions and what was played in them.
 * `key` is the number rows refer to each other by; `id` is the name the outside knows.
 */
export const ground: Migration = {
  name: '0001-ground',
  sql: `
CREATE TABLE campaigns (
  key        INTEGER PRIMARY KEY,
  id         TEXT NOT NULL UNIQUE CHECK (length(id) BETWEEN 1 AND 64),
  name       TEXT NOT NULL CHECK (length(trim(name)) BETWEEN 1 AND 200),
  game       TEXT NOT NULL CHECK (length(game) BETWEEN 1 AND 64),
  variants   TEXT NOT NULL CHECK (json_type(variants) = 'array'),
  undo       TEXT NOT NULL CHECK (undo IN ('honest', 'teaching', 'ironman')),
  created_at TEXT NOT NULL
) STRICT;

-- What a choice does not change. Where a session stands is in its newest input: see the view heads.
CREATE TABLE sessions (
  key           INTEGER PRIMARY KEY,
  id            TEXT NOT NULL UNIQUE CHECK (length(id) BETWEEN 1 AND 64),
  campaign      INTEGER REFERENCES campaigns (key) ON DELETE CASCADE,
  game          TEXT NOT NULL CHECK (length(game) BETWEEN 1 AND 64),
  rules_version TEXT NOT NULL,
  status        TEXT NOT NULL CHECK (status IN ('open', 'ended', 'abandoned')),
  outcome       TEXT CHECK (outcome IS NULL OR json_type(outcome) = 'object'),
  redo          INTEGER NOT NULL DEFAULT 0 CHECK (redo >= 0), -- how many inputs can be played again
  created_at    TEXT NOT NULL,
  CHECK (status <> 'open' OR outcome IS NULL)
) STRICT;
CREATE INDEX sessions_of_campaign ON sessions (campaign, status);

CREATE TABLE setups (
  session INTEGER PRIMARY KEY REFERENCES sessions (key) ON DELETE CASCADE,
  seed    TEXT NOT NULL,
  options TEXT NOT NULL CHECK (json_valid(options)),
  setup   TEXT NOT NULL CHECK (json_valid(setup)),
  seats   TEXT NOT NULL CHECK (json_type(seats) = 'array')
) STRICT;

CREATE TABLE characters (
  key          INTEGER PRIMARY KEY,
  id           TEXT NOT NULL UNIQUE CHECK (length(id) BETWEEN 1 AND 64),
  campaign     INTEGER NOT NULL REFERENCES campaigns (key) ON DELETE CASCADE,
  slug         TEXT NOT NULL CHECK (length(slug) BETWEEN 1 AND 200),
  name         TEXT NOT NULL CHECK (length(trim(name)) BETWEEN 1 AND 200),
  race         TEXT NOT NULL CHECK (length(race) BETWEEN 1 AND 64),
  kind         TEXT NOT NULL CHECK (kind IN ('hero', 'initiate')),
  status       TEXT NOT NULL CHECK (status IN ('living', 'dead', 'lost', 'retired')),
  sheet        TEXT NOT NULL CHECK (json_type(sheet) = 'object'),
  born_session INTEGER REFERENCES sessions (key) ON DELETE SET NULL,
  born_input   INTEGER CHECK (born_input >= 0),
  created_at   TEXT NOT NULL,
  UNIQUE (campaign, slug)
) STRICT;
CREATE INDEX characters_born ON characters (born_session) WHERE born_session IS NOT NULL;

-- Who went on which raid, with the slug by which the raid knows them. A character can sit in one open raid
-- only: the second index.
CREATE TABLE raiders (
  session   INTEGER NOT NULL REFERENCES sessions (key) ON DELETE CASCADE,
  slug      TEXT NOT NULL,
  character INTEGER NOT NULL REFERENCES characters (key) ON DELETE CASCADE,
  open      INTEGER NOT NULL CHECK (open IN (0, 1)),
  PRIMARY KEY (session, slug)
) STRICT, WITHOUT ROWID;
CREATE INDEX raiders_of_character ON raiders (character);
CREATE UNIQUE INDEX one_open_raid ON raiders (character) WHERE open = 1;

CREATE TRIGGER raid_opens_or_closes AFTER UPDATE OF status ON sessions BEGIN
  UPDATE raiders SET open = (NEW.status = 'open') WHERE session = NEW.key;
END;

-- Every change of what a character is or owns, numbered for each. Nothing is overwritten: a change of mind
-- is another entry. Each entry carries the sums after it, so that the newest one says what a character has.
-- The key is made as that of inputs.
CREATE TABLE ledger (
  key       INTEGER PRIMARY KEY,
  character INTEGER NOT NULL AS (key / 1000000),
  nth       INTEGER NOT NULL AS (key % 1000000) CHECK (nth >= 1),
  session   INTEGER,
  input     INTEGER CHECK (input >= 0),
  line      INTEGER NOT NULL CHECK (line >= 0), -- its place among those of its input
  turn      INTEGER,
  unit      TEXT NOT NULL CHECK (unit IN ('experience', 'gold', 'jewel', 'ability', 'item', 'exit')),
  amount    INTEGER NOT NULL,
  subject   TEXT NOT NULL DEFAULT '',
  rule      TEXT NOT NULL,
  reason    TEXT NOT NULL,
  reverses  INTEGER, -- the key of the entry taken back
  at        TEXT NOT NULL,
  -- The sums: experience points, gold marks, the worth of all jewels, exits. Nobody owns less than nothing.
  experience INTEGER NOT NULL CHECK (experience >= 0),
  gold       INTEGER NOT NULL CHECK (gold >= 0),
  jewels     INTEGER NOT NULL CHECK (jewels >= 0),
  exits      INTEGER NOT NULL CHECK (exits >= 0),
  CHECK ((session IS NULL) = (input IS NULL)),
  CHECK (reverses / 1000000 = character AND reverses < key)
) STRICT;
CREATE UNIQUE INDEX ledger_reversed_once ON ledger (reverses) WHERE reverses IS NOT NULL;

CREATE TRIGGER ledger_never_changes BEFORE UPDATE ON ledger BEGIN
  SELECT raise(ABORT, 'a ledger entry never changes');
END;
CREATE TRIGGER ledger_goes_with_its_character BEFORE DELETE ON ledger
WHEN EXISTS (SELECT 1 FROM characters WHERE key = OLD.character) BEGIN
  SELECT raise(ABORT, 'a ledger entry goes only with its character');
END;
CREATE TRIGGER character_takes_its_ledger AFTER DELETE ON characters BEGIN
  DELETE FROM ledger WHERE key BETWEEN OLD.key * 1000000 AND OLD.key * 1000000 + 999999;
END;

-- One row for an answer and all that came of it; 0 is what happened before the first question. The key is
-- the session's number and its own in one, so that one b-tree is table and index: a choice pays for every
-- page it touches. (A foreign key would want an index of its own, or a scan at every deletion; triggers
-- take the rows away with their session.) The newest row of a session also says where the session stands:
-- its revision, the sources of chance, the last change.
CREATE TABLE inputs (
  key        INTEGER PRIMARY KEY,
  session    INTEGER NOT NULL AS (key / 1000000),
  n          INTEGER NOT NULL AS (key % 1000000),
  revision   INTEGER NOT NULL CHECK (revision >= n),
  next_event INTEGER NOT NULL CHECK (next_event >= 0),
  answer     TEXT,
  dice       TEXT NOT NULL,
  draws      TEXT NOT NULL,
  notes      TEXT,
  events     TEXT NOT NULL,
  streams    TEXT,
  at         TEXT NOT NULL,
  CHECK ((n = 0) = (answer IS NULL))
) STRICT;

CREATE VIEW heads AS
SELECT s.*, i.revision, i.n AS inputs, i.next_event AS events, i.streams, i.at AS updated_at
FROM sessions AS s JOIN inputs AS i
  ON i.key = (SELECT key FROM inputs WHERE key BETWEEN s.key * 1000000 AND s.key * 1000000 + 999999 ORDER BY key DESC LIMIT 1);

CREATE VIEW events AS
SELECT i.session, i.next_event - json_array_length(i.events) + e.key AS n, i.n AS input,
  e.value ->> '$.rule' AS rule, e.value ->> '$.type' AS type, e.value AS data
FROM inputs AS i, json_each(i.events) AS e;

-- Inputs taken back, by the revision at which they were. Those marked redo can be played again, lowest n first; the others are kept to be read.
CREATE TABLE undone (
  session    INTEGER NOT NULL REFERENCES sessions (key) ON DELETE CASCADE,
  branch     INTEGER NOT NULL,
  n          INTEGER NOT NULL CHECK (n >= 0),
  redo       INTEGER NOT NULL CHECK (redo IN (0, 1)),
  next_event INTEGER NOT NULL,
  answer     TEXT,
  dice       TEXT NOT NULL,
  draws      TEXT NOT NULL,
  notes      TEXT,
  events     TEXT NOT NULL,
  PRIMARY KEY (session, branch, n)
) STRICT;
CREATE UNIQUE INDEX undone_to_redo ON undone (session, n) WHERE redo = 1;

-- Safe points, each after so many dice, draws, events and ledger lines of its input. Every fingerprint is
-- kept for good, every state while the session is open. The key is made as that of inputs.
CREATE TABLE marks (
  key          INTEGER PRIMARY KEY,
  session      INTEGER NOT NULL AS (key / 1000000),
  nth          INTEGER NOT NULL AS (key % 1000000) CHECK (nth >= 1),
  input        INTEGER NOT NULL CHECK (input >= 0),
  dice_used    INTEGER NOT NULL CHECK (dice_used >= 0),
  draws_used   INTEGER NOT NULL CHECK (draws_used >= 0),
  events_told  INTEGER NOT NULL CHECK (events_told >= 0),
  lines_posted INTEGER NOT NULL CHECK (lines_posted >= 0),
  streams      TEXT NOT NULL,
  fingerprint  TEXT NOT NULL,
  state        TEXT
) STRICT;

CREATE TRIGGER session_takes_its_rows AFTER DELETE ON sessions BEGIN
  DELETE FROM inputs WHERE key BETWEEN OLD.key * 1000000 AND OLD.key * 1000000 + 999999;
  DELETE FROM marks WHERE key BETWEEN OLD.key * 1000000 AND OLD.key * 1000000 + 999999;
END;
`,
}
