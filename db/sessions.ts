import { Unreadable } from '../engine/kernel/refusal.ts'
import type { BotSeat, BranchPoint, Outcome, SessionStatus } from '../engine/kernel/types.ts'
import { botsOf, branchOf, isSessionStatus, jsonOf, outcomeOf, wordsOf } from './kept-json.ts'
import { gameNumbers } from './numbering.ts'
import type { CampaignDatabase } from './open.ts'
import {
  inputsTelling,
  newestState,
  type RecordedInput,
  type RecordedMark,
  ROW_KEY,
  recorded,
  recordedInputs,
  type StoredInput,
  type StoredMark,
  type TakenBack,
  takenBack,
} from './record.ts'
import type { StoredEvent } from './schema.ts'
import { stateReader } from './starts.ts'

/** Where a session stands. */
export interface SessionHead {
  readonly id: string
  /** Null for a game outside every campaign. */
  readonly campaign: string | null
  readonly game: string
  readonly rulesVersion: string
  readonly status: SessionStatus
  readonly revision: number
  /** The number of the newest input. */
  readonly inputs: number
  /** How many events have been told: the number of the next one. */
  readonly events: number
  /** Positions of the streams of chance: after an undo they differ from what the inputs alone would give. */
  readonly streams: unknown
  readonly outcome: Outcome | null
  /** ISO times. */
  readonly createdAt: string
  readonly updatedAt: string
}

/** What a session began from; never changed. */
export interface SessionSetup {
  readonly seed: string
  readonly options: unknown
  readonly setup: unknown
  readonly seats: readonly string[]
}

export interface Session extends SessionHead, SessionSetup {
  /** Its characters of the roster, by database id. */
  readonly party: readonly string[]
}

/** Sessions, newest first: of a campaign, of a status, or all. */
export function listSessions(
  db: CampaignDatabase,
  { campaign = null, status = null }: { readonly campaign?: string | null; readonly status?: SessionStatus | null } = {},
): readonly SessionHead[] {
  return heads(db, '(@campaign IS NULL OR m.id = @campaign) AND (@status IS NULL OR h.status = @status)', { campaign, status })
}

/** A session as a list of them shows it. */
export interface SessionCard extends SessionHead {
  readonly seats: readonly string[]
  /** Its characters of the roster. */
  readonly party: readonly { readonly id: string; readonly name: string }[]
  /** The seats that play by themselves. */
  readonly bots: readonly BotSeat[]
  /** Of a what-if: the position it starts from. */
  readonly branchOf: BranchPoint | null
  /** A game of the Lab, which counts for nothing. */
  readonly lab: boolean
  /** It came from a file, to be looked at. */
  readonly fromFile: boolean
  /** The week whose game it is; null for any other. */
  readonly week: string | null
  /** Its number in the campaign; null outside of one. */
  readonly raid: number | null
}

/** The same sessions, those that can be read, with players, parties and numbers: four queries, however many sessions there are. */
export function sessionCards(db: CampaignDatabase, wanted: Parameters<typeof listSessions>[1] = {}): readonly SessionCard[] {
  const { campaign = null, status = null } = wanted
  const wantedOnly = `
    LEFT JOIN campaigns AS m ON m.key = s.campaign
    WHERE (@campaign IS NULL OR m.id = @campaign) AND (@status IS NULL OR s.status = @status)`
  const field = (name: string) => `iif(json_valid(t.setup), t.setup -> '$.${name}', NULL) AS ${name}`
  const seated = `SELECT s.id AS session, t.seats, ${field('bots')}, ${field('branchOf')}, ${field('lab')}, ${field('fromFile')}, iif(json_valid(t.setup), t.setup ->> '$.week', NULL) AS week FROM sessions AS s JOIN setups AS t ON t.session = s.key ${wantedOnly}`
  const went = `
    SELECT s.id AS session, c.id, c.name
    FROM sessions AS s JOIN raiders AS r ON r.session = s.key JOIN characters AS c ON c.key = r.character ${wantedOnly} ORDER BY c.key`
  const setups = db
    .statement<Readonly<Record<'session' | 'seats', string> & Record<'bots' | 'branchOf' | 'lab' | 'fromFile' | 'week', string | null>>>(
      seated,
    )
    .all({ campaign, status })
  const begun = new Map(
    setups.map(({ session: id, seats, bots, branchOf: branch, lab, fromFile, week }) => [
      id,
      {
        ...{ seats: wordsOf(seats) ?? [], bots: botsOf(bots), branchOf: branchOf(branch) },
        ...{ lab: lab !== null, fromFile: fromFile !== null, week },
      },
    ]),
  )
  const party = db.statement<{ session: string; id: string; name: string }>(went).all({ campaign, status })
  const numbers = gameNumbers(db, campaign)
  const partyOf = Map.groupBy(party, ({ session }) => session)
  const readable = listSessions(db, wanted).filter((head) => isSessionStatus(head.status))
  return readable.map((head) => ({
    ...head,
    ...(begun.get(head.id) ?? { seats: [], bots: [], branchOf: null, lab: false, fromFile: false, week: null }),
    party: (partyOf.get(head.id) ?? []).map(({ id, name }) => ({ id, name })),
    raid: numbers.get(head.id) ?? null,
  }))
}

/** The session that came from the file with that checksum; null where none did. */
export function sessionFromFile(db: CampaignDatabase, sha256: string): string | null {
  const select = `
    SELECT s.id FROM setups AS t JOIN sessions AS s ON s.key = t.session
    WHERE iif(json_valid(t.setup), t.setup ->> '$.fromFile', NULL) = ? LIMIT 1`
  return db.statement<string>(select).pluck().get(sha256) ?? null
}

export function getSession(db: CampaignDatabase, id: string): Session | null {
  const [head] = heads(db, 'h.id = @id', { id })
  if (head === undefined) return null
  type Row = Readonly<Record<keyof SessionSetup, string>>
  const select = 'SELECT seed, options, setup, seats FROM setups JOIN sessions AS s ON s.key = session WHERE s.id = ?'
  const row = db.statement<Row>(select).get(id)
  if (row === undefined) throw new Unreadable('a session without a setup')
  const { seed, options, setup, seats } = row
  const names = wordsOf(seats)
  if (names === null) throw new Unreadable('the seats of a session')
  return { ...head, seed, options: JSON.parse(options), setup: JSON.parse(setup), seats: names, party: partyOf(db, id) }
}

/** In plain SQL: lists are read often, and typed queries take twice as long a row. */
function heads(db: CampaignDatabase, where: string, values: object): readonly SessionHead[] {
  const select = `
    SELECT h.id, m.id AS campaign, h.game, h.rules_version AS rulesVersion, h.status, h.revision, h.inputs, h.events, h.streams, h.outcome,
      h.created_at AS createdAt, h.updated_at AS updatedAt
    FROM heads AS h LEFT JOIN campaigns AS m ON m.key = h.campaign WHERE ${where} ORDER BY h.key DESC`
  type Row = Omit<SessionHead, 'streams' | 'outcome'> & { readonly streams: string | null; readonly outcome: string | null }
  return db
    .statement<Row>(select)
    .all(values)
    .map((row) => ({
      ...row,
      streams: jsonOf(row.streams),
      outcome: outcomeOf(row.outcome),
    }))
}

/** Whether an open session of a campaign has nobody of the roster in it yet. */
export function partyIsMade(db: CampaignDatabase, campaign: string): boolean {
  const select = `
    SELECT 1 FROM campaigns AS m JOIN sessions AS s ON s.campaign = m.key AND s.status = 'open'
    WHERE m.id = ? AND NOT EXISTS (SELECT 1 FROM raiders AS r WHERE r.session = s.key) LIMIT 1`
  return db.statement(select).get(campaign) !== undefined
}

/** The roster's characters in a session, by database id. */
export function partyOf(db: CampaignDatabase, session: string): readonly string[] {
  return db.statement<string>(membersOf('id')).pluck().all(session)
}

/** Their ids in the game. */
export function slugsOf(db: CampaignDatabase, session: string): readonly string[] {
  return db.statement<string>(membersOf('slug')).pluck().all(session)
}

const membersOf = (column: 'id' | 'slug') => `
  SELECT c.${column} FROM sessions AS s JOIN raiders AS r ON r.session = s.key JOIN characters AS c ON c.key = r.character
  WHERE s.id = ? ORDER BY c.key`

/** The inputs from number `from` to number `to`, both included, in order. */
export function readInputs(db: CampaignDatabase, session: string, from = 0, to = ROW_KEY - 1): readonly StoredInput[] {
  return recordedInputs(db, keyOf(db, session), from, to).map(({ revision: _r, streams: _s, at: _a, ...input }) => input)
}

/** Every input and every mark, in order; most of the older marks without their state. */
export function readRecord(
  db: CampaignDatabase,
  session: string,
): { readonly inputs: readonly RecordedInput[]; readonly marks: readonly StoredMark[] } {
  const key = keyOf(db, session)
  const { inputs, marks } = recorded(db, key)
  return { inputs, marks: marks.map(markReader(db, key)) }
}

/** The key of a session; for an unknown one, a key at which there is nothing. */
function keyOf(db: CampaignDatabase, session: string): number {
  return db.statement<number>('SELECT key FROM sessions WHERE id = ?').pluck().get(session) ?? -1
}

/** The inputs that can be redone, the next one first. */
export function readRedo(db: CampaignDatabase, session: string): readonly StoredInput[] {
  return readUndone(db, session).filter((input) => input.redo)
}

/** Everything that was undone, by revision. */
export function readUndone(db: CampaignDatabase, session: string): readonly TakenBack[] {
  return takenBack(db, keyOf(db, session))
}

function markReader(db: CampaignDatabase, session: number): (mark: RecordedMark) => StoredMark {
  const stateText = stateReader(db, session)
  return ({ nth: _, state, ...mark }) => ({ ...mark, state: stateText(state) })
}

/** The newest mark with a state at or before input `to`: where to resume. */
export function resumeMark(db: CampaignDatabase, session: string, to = ROW_KEY - 1): (StoredMark & { readonly state: string }) | null {
  const key = keyOf(db, session)
  const mark = newestState(db, key, to)
  if (mark === null) return null
  const { state, ...found } = markReader(db, key)(mark)
  return state === null ? null : { ...found, state }
}

/** Events from number `from` on, at most `limit`; `next` is the number to continue from. */
export function readLog(
  db: CampaignDatabase,
  session: string,
  { from = 0, limit = 500 }: { readonly from?: number; readonly limit?: number } = {},
): { readonly events: readonly { readonly n: number; readonly input: number; readonly event: StoredEvent }[]; readonly next?: number } {
  const events: { readonly n: number; readonly input: number; readonly event: StoredEvent }[] = []
  // No further than needed, a stretch at a time.
  for (const { n: input, nextEvent, events: come } of inputsTelling(db, keyOf(db, session), from)) {
    for (const [i, event] of come.entries()) {
      const n = nextEvent - come.length + i
      if (n < from) continue
      if (events.length === limit) return { events, next: n }
      events.push({ n, input, event })
    }
  }
  return { events }
}
