import { Unreadable } from '../engine/kernel/refusal.ts'
import { onCopy, rowsOfCopy } from './copy.ts'
import { type Lineage, putLineage } from './lineage.ts'
import type { CampaignDatabase } from './open.ts'
import { ROW_KEY } from './record.ts'
import { summedRow } from './row-sums.ts'
import type { StoredFell } from './schema.ts'
import type { NewIds } from './transfer.ts'
import { putTry, triesOf } from './tries.ts'

// A campaign out of a database of its own, where it was tried out, into the campaigns: every row unchanged, under new keys. Nothing is
// unpacked or worked out again, because no one else may use the campaigns meanwhile.

type Value = number | string | Uint8Array | null
type Row = Record<string, Value>

/** What of a row is different in its new place. */
type Change = (row: Row) => Row

/** What it is called in its new place, and by what it will be known again. */
export interface Place extends NewIds {
  readonly lineage: Lineage
}

/** What a campaign keeps when another state of it comes in its place. */
export interface Kept {
  /** The ids here of the games and characters that are there too, by their ids there. */
  readonly ids: ReadonlyMap<string, string>
  /** The games, by their ids here, that are the same there: what was told and found out of them stays. */
  readonly unchanged: readonly string[]
}

/**
 * Enters the only campaign of another database under new ids, row by row, so that the caller can pause. All of it belongs
 * into one transaction, which the caller begins.
 */
export function* transplanted(db: CampaignDatabase, from: CampaignDatabase, place: Place): Generator<void> {
  const key = newestKey(db, 'campaigns') + 1
  yield* moved(db, from, place, { key, archived: null, ids: new Map() })
  putLineage(db, key, place.lineage)
}

/** The same with the only game of another database, which belongs to no campaign. */
export function* transplantedGame(db: CampaignDatabase, from: CampaignDatabase, id: string): Generator<void> {
  yield* moved(db, from, { campaign: '', name: '', newId: () => id }, { key: null, archived: null, ids: new Map() })
}

/**
 * The same in the place of a campaign that is here: it keeps its id and name, and so do the games and characters that both have. What
 * was only here goes.
 */
export function* replaced(db: CampaignDatabase, from: CampaignDatabase, place: Place, { ids, unchanged }: Kept): Generator<void> {
  const select = 'SELECT key, archived FROM campaigns WHERE id = ?'
  const found = db.statement<{ key: number; archived: number }>(select).get(place.campaign)
  if (found === undefined) throw new Error('the campaign to be replaced is here')
  const told = unchanged.flatMap((id) => toldOf(db, id))
  db.statement('DELETE FROM campaigns WHERE key = ?').run(found.key)
  yield
  yield* moved(db, from, place, { ...found, ids })
  putLineage(db, found.key, place.lineage)
  for (const { id, tale, chapters, grades, tries } of told) {
    db.statement('UPDATE sessions SET tale = ?, chapters = ? WHERE id = ?').run(tale, chapters, id)
    const insert = 'INSERT INTO grades (session, rules_version, body, graded_at) SELECT key, ?, ?, ? FROM sessions WHERE id = ?'
    if (grades !== null) db.statement(insert).run(grades.rules_version ?? null, grades.body ?? null, grades.graded_at ?? null, id)
    for (const tried of tries) putTry(db, id, tried)
    yield
  }
}

/** What is kept of a game beside its record: what was worked out from it, and answers to its puzzles. */
function toldOf(db: CampaignDatabase, id: string) {
  const found = db.statement<{ key: number; tale: Value; chapters: Value }>('SELECT key, tale, chapters FROM sessions WHERE id = ?').get(id)
  if (found === undefined) return []
  const { key, ...told } = found
  const grades = db.statement<Row>('SELECT rules_version, body, graded_at FROM grades WHERE session = ?').get(key) ?? null
  return [{ id, ...told, grades, tries: triesOf(db, key) }]
}

interface Target {
  /** Null outside every campaign. */
  readonly key: number | null
  /** Null: as it is there. */
  readonly archived: number | null
  readonly ids: ReadonlyMap<string, string>
}

function* moved(
  db: CampaignDatabase,
  from: CampaignDatabase,
  { campaign: id, name, newId }: NewIds,
  { key: campaign, archived, ids: kept }: Target,
): Generator<void> {
  const ids = new Map<Value, string>()
  const idFor = (old: Value | undefined) => {
    const made = kept.get(String(old)) ?? newId()
    ids.set(old ?? null, made)
    return made
  }
  const [sessions, characters] = [newestKey(db, 'sessions'), newestKey(db, 'characters')]
  const moved = (by: number) => (key: Value | undefined) => (typeof key === 'number' ? key + by : null)
  const [session, character] = [moved(sessions), moved(characters)]
  const [ofSession, ofCharacter] = [moved(sessions * ROW_KEY), moved(characters * ROW_KEY)]

  // In this order: a row may refer to those before it.
  const tables: readonly (readonly [table: string, change: Change])[] = [
    ['campaigns', (row) => ({ key: campaign, id, name, archived: archived ?? row.archived ?? 0 })],
    ['sessions', (row) => ({ key: session(row.key), id: idFor(row.id), campaign })],
    ['setups', (row) => ({ session: session(row.session) })],
    ['starts', (row) => ({ session: session(row.session), base: session(row.base) })],
    ['packs', (row) => ({ key: ofSession(row.key) })],
    ['inputs', (row) => ({ key: ofSession(row.key) })],
    ['marks', (row) => ({ key: ofSession(row.key) })],
    ['states', (row) => ({ key: ofSession(row.key) })],
    ['undone', (row) => ({ session: session(row.session) })],
    ['moments', (row) => ({ session: session(row.session) })],
    [
      'characters',
      (row) => ({
        ...{ key: character(row.key), id: idFor(row.id), campaign },
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
