import { Unreadable } from '../engine/kernel/refusal.ts'
import { onCopy, rowsOfCopy } from './copy.ts'
import type { CampaignDatabase } from './open.ts'
import { ROW_KEY } from './record.ts'
import { summedRow } from './row-sums.ts'
import type { StoredFell } from './schema.ts'
import type { NewIds } from './transfer.ts'

// A campaign out of a database of its own, where it was tried out, into the campaigns: every row as it is, under new keys. Nothing is
// unpacked or worked out again, for nobody else may use the campaigns meanwhile.

type Value = number | string | Uint8Array | null
type Row = Record<string, Value>

/** What of a row is different in its new place. */
type Change = (row: Row) => Row

/**
 * Enters the only campaign of another database under new ids, row by row, so that whoever goes through it can pause. All of it belongs
 * into one transaction, which the caller begins.
 */
export function* transplanted(db: CampaignDatabase, from: CampaignDatabase, { campaign: id, name, newId }: NewIds): Generator<void> {
  const ids = new Map<Value, string>()
  const newIdFor = (old: Value) => {
    const made = newId()
    ids.set(old, made)
    return made
  }
  const [campaign, sessions, characters] = [newestKey(db, 'campaigns'), newestKey(db, 'sessions'), newestKey(db, 'characters')]
  const moved = (by: number) => (key: Value | undefined) => (typeof key === 'number' ? key + by : null)
  const [campaignKey, session, character] = [moved(campaign), moved(sessions), moved(characters)]
  const [ofSession, ofCharacter] = [moved(sessions * ROW_KEY), moved(characters * ROW_KEY)]

  // In this order: a row may refer to those before it.
  const tables: readonly (readonly [table: string, change: Change])[] = [
    ['campaigns', ({ key }) => ({ key: campaignKey(key), id, name })],
    ['sessions', (row) => ({ key: session(row.key), id: newIdFor(row.id ?? null), campaign: campaignKey(row.campaign) })],
    ['setups', (row) => ({ session: session(row.session) })],
    ['starts', (row) => ({ session: session(row.session), base: session(row.base) })],
    ['packs', (row) => ({ key: ofSession(row.key) })],
    ['inputs', (row) => ({ key: ofSession(row.key) })],
    ['marks', (row) => ({ key: ofSession(row.key) })],
    ['states', (row) => ({ key: ofSession(row.key) })],
    ['undone', (row) => ({ session: session(row.session) })],
    [
      'characters',
      (row) => ({
        ...{ key: character(row.key), id: newId(), campaign: campaignKey(row.campaign) },
        ...{ born_session: session(row.born_session), fell: fellIn(row.fell ?? null, ids) },
      }),
    ],
    ['ledger', (row) => ({ key: ofCharacter(row.key), session: session(row.session), reverses: ofCharacter(row.reverses) })],
    ['raiders', (row) => ({ session: session(row.session), character: character(row.character) })],
  ]
  for (const [table, change] of tables) {
    const columns = onCopy(() => from.raw.prepare<[string], string>(COLUMNS).pluck().all(table))
    for (const row of rowsOfCopy(from.statement<Row>(`SELECT ${columns.join(', ')} FROM ${table} ORDER BY 1, 2`).iterate())) {
      summedRow(db, table, { ...row, ...change(row) })
      yield
    }
  }
}

/** All but those that SQLite works out, and the sum. */
const COLUMNS = "SELECT name FROM pragma_table_xinfo(?) WHERE hidden = 0 AND name <> 'sum' ORDER BY cid"

function newestKey(db: CampaignDatabase, table: 'campaigns' | 'sessions' | 'characters'): number {
  return Number(db.statement(`SELECT coalesce(max(key), 0) FROM ${table}`).pluck().get())
}

/** Where a character fell is named by the game's id. */
function fellIn(text: Value, sessions: ReadonlyMap<Value, string>): Value {
  if (typeof text !== 'string') return null
  const fell = JSON.parse(text) as StoredFell
  if (fell.session === null) return text
  const session = sessions.get(fell.session)
  if (session === undefined) throw new Unreadable('a character fell in a game that is not there')
  return JSON.stringify({ ...fell, session })
}
