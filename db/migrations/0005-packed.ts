import type { Database, Statement } from 'better-sqlite3'
import type { Tale } from '../../engine/kernel/tale-types.ts'
import { baseOf, deltaOf } from '../delta.ts'
import type { Migration } from '../migrate.ts'
import { pack, STRETCH } from '../record.ts'
import { insertStart } from '../starts.ts'
import { taleColumns } from '../tales.ts'

/**
 * A tenth of the bytes. What was played is packed, stretch by stretch, except the newest of an open session; the state a session
 * began from has a table of its own, and later states are kept as what differs from it; the chapters of a tale are packed beside
 * its figures. Every row gets a checksum.
 */
export const packed: Migration = {
  name: '0005-packed',
  sql: `
-- The state before input 0, deflated: as it is, or as what differs from that of another session (delta.ts).
CREATE TABLE starts (
  session INTEGER PRIMARY KEY REFERENCES sessions (key) ON DELETE CASCADE,
  base    INTEGER CHECK (base < session),
  state   BLOB NOT NULL,
  sum     INTEGER
) STRICT;

-- The newest states of sessions that are open, as they are. The key is that of the mark.
CREATE TABLE states (
  key   INTEGER PRIMARY KEY,
  state TEXT NOT NULL,
  sum   INTEGER
) STRICT;

-- A stretch of inputs with their marks, deflated (record.ts). The key is that of its last input, and it says what that input's row
-- would: where the session stood. Rows of a session's inputs and marks come after all its packs.
CREATE TABLE packs (
  key        INTEGER PRIMARY KEY,
  first      INTEGER NOT NULL CHECK (first BETWEEN 0 AND key % 1000000),
  marks      INTEGER NOT NULL CHECK (marks >= 0), -- the number of its newest mark
  revision   INTEGER NOT NULL CHECK (revision >= key % 1000000),
  next_event INTEGER NOT NULL CHECK (next_event >= 0),
  streams    TEXT,
  at         TEXT NOT NULL,
  body       BLOB NOT NULL,
  sum        INTEGER
) STRICT;

ALTER TABLE sessions ADD COLUMN chapters BLOB;
${['campaigns', 'sessions', 'setups', 'characters', 'raiders', 'ledger', 'inputs', 'undone', 'marks', 'templates']
  .map((table) => `ALTER TABLE ${table} ADD COLUMN sum INTEGER;`)
  .join('\n')}

-- Only the sum of an entry is written after the entry.
DROP TRIGGER ledger_never_changes;
CREATE TRIGGER ledger_never_changes BEFORE UPDATE OF
  key, session, input, line, turn, unit, amount, subject, rule, reason, reverses, at, experience, gold, jewels, exits ON ledger BEGIN
  SELECT raise(ABORT, 'a ledger entry never changes');
END;

DROP TRIGGER session_takes_its_rows;
CREATE TRIGGER session_takes_its_rows AFTER DELETE ON sessions BEGIN
  DELETE FROM inputs WHERE key BETWEEN OLD.key * 1000000 AND OLD.key * 1000000 + 999999;
  DELETE FROM marks WHERE key BETWEEN OLD.key * 1000000 AND OLD.key * 1000000 + 999999;
  DELETE FROM states WHERE key BETWEEN OLD.key * 1000000 AND OLD.key * 1000000 + 999999;
  DELETE FROM packs WHERE key BETWEEN OLD.key * 1000000 AND OLD.key * 1000000 + 999999;
END;

DROP VIEW events;
DROP VIEW heads;
CREATE VIEW heads AS
SELECT s.*, i.revision, i.n AS inputs, i.next_event AS events, i.streams, i.at AS updated_at
FROM sessions AS s JOIN inputs AS i
  ON i.key = (SELECT key FROM inputs WHERE key BETWEEN s.key * 1000000 AND s.key * 1000000 + 999999 ORDER BY key DESC LIMIT 1)
UNION ALL
SELECT s.*, p.revision, p.key % 1000000 AS inputs, p.next_event AS events, p.streams, p.at AS updated_at
FROM sessions AS s JOIN packs AS p
  ON p.key = (SELECT key FROM packs WHERE key BETWEEN s.key * 1000000 AND s.key * 1000000 + 999999 ORDER BY key DESC LIMIT 1)
WHERE NOT EXISTS (SELECT 1 FROM inputs WHERE key BETWEEN s.key * 1000000 AND s.key * 1000000 + 999999);
`,
  run(raw, progress) {
    const sessions = raw.prepare<[], { key: number; status: string }>('SELECT key, status FROM sessions ORDER BY key').all()
    for (const [n, { key, status }] of sessions.entries()) {
      packSession(raw, key, status === 'open')
      progress((n + 1) / sessions.length)
    }
    splitTales(raw)
  },
}

function packSession(raw: Database, session: number, open: boolean): void {
  const statements = new Map<string, Statement<unknown[]>>()
  const statement = <Row>(sql: string) => {
    const made = statements.get(sql) ?? raw.prepare(sql)
    statements.set(sql, made)
    return made as Statement<unknown[], Row>
  }
  const db = { statement }
  const range = [session * 1_000_000, session * 1_000_000 + 999_999] as const
  const stated = 'SELECT key, state FROM marks WHERE key BETWEEN ? AND ? AND state IS NOT NULL ORDER BY key'
  const [first, ...later] = statement<{ key: number; state: string }>(stated).all(...range)
  // A file that has lost a first state is spoilt, and stays so; the later ones still stand against nothing.
  const start = first !== undefined && first.key === range[0] + 1 ? first.state : ''
  insertStart(db, session, start)
  const base = baseOf(start)
  for (const { key, state } of first === undefined ? [] : [first, ...later])
    statement('UPDATE marks SET state = ? WHERE key = ?').run(JSON.stringify(deltaOf(base, state)), key)
  const newest = statement<number>('SELECT max(n) FROM inputs WHERE key BETWEEN ? AND ?')
    .pluck()
    .get(...range)
  if (!open) pack(db, session)
  else if (Number(newest) >= 2 * STRETCH) pack(db, session, Number(newest) - STRETCH)
}

/** Tales end with their chapters. One that cannot be read is told again when it is asked for. */
function splitTales(raw: Database): void {
  const tales = raw.prepare<[], { key: number; tale: string }>('SELECT key, tale FROM sessions WHERE tale IS NOT NULL').all()
  const split = raw.prepare('UPDATE sessions SET tale = ?, chapters = ? WHERE key = ?')
  for (const { key, tale } of tales) {
    const told = taleColumns(readTale(tale))
    split.run(told.tale, told.chapters, key)
  }
}

function readTale(text: string): Tale | null {
  try {
    const tale = JSON.parse(text) as Partial<Tale>
    return tale.chapters === undefined ? null : (tale as Tale)
  } catch {
    return null
  }
}
