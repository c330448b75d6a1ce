import { and, eq, inArray } from 'drizzle-orm'
import type { LedgerLine } from '../engine/kernel/play.ts'
import type { Answer, Outcome, Refusal } from '../engine/kernel/types.ts'
import { campaignKey } from './campaigns.ts'
import { type CharacterChange, insertCharacter, type NewCharacter, slugTaken, unmakeCharacters, updateCharacter } from './characters.ts'
import { type LedgerPage, post, reverse } from './ledger.ts'
import type { CampaignDatabase } from './open.ts'
import { done, type Result, refused } from './refusal.ts'
import { characters, raiders, type SessionStatus, type StoredEvent, sessions, setups } from './schema.ts'
import type { SessionSetup, StoredMark } from './sessions.ts'
import { conflict, notFound, write } from './write.ts'

/** An answer with the chance that fell upon it; number 0 has no answer. */
export interface NewInput {
  readonly n: number
  readonly answer: Answer | null
  readonly dice: readonly number[]
  readonly draws: readonly string[]
  /** Whatever the kernel wants back with it. */
  readonly notes?: unknown
}

/** A safe point with its state, JSON text. */
export type NewMark = Omit<StoredMark, 'state'> & { readonly state: string }

/** What an input did to the roster. */
export interface RosterChange {
  /** They enter the roster and are in the raid at once. */
  readonly created?: readonly NewCharacter[]
  readonly changed?: readonly CharacterChange[]
}

/** What one input led to. */
export interface Consequences {
  readonly events: readonly StoredEvent[]
  readonly mark?: NewMark
  /** Only of characters of the roster, by slug; empty outside a campaign. */
  readonly ledger?: readonly LedgerLine[]
  readonly characters?: RosterChange
  /** Where the sources of chance stand now. */
  readonly streams?: unknown
  /** Present when the game is over. */
  readonly status?: Exclude<SessionStatus, 'open'>
  readonly outcome?: Outcome
}

export interface Choice extends Consequences {
  readonly session: string
  /** The revision the choice was made against. */
  readonly revision: number
  readonly input: NewInput
  /** ISO time. */
  readonly at: string
}

export interface NewSession extends SessionSetup, Consequences {
  readonly id: string
  readonly campaign: string | null
  readonly game: string
  readonly rulesVersion: string
  /** Characters of the roster, by database id. */
  readonly party?: readonly string[]
  /** What fell before the first question: number 0. */
  readonly input: NewInput
  /** The state before anything happened. */
  readonly first: NewMark
  readonly at: string
}

export interface Undo {
  readonly session: string
  readonly revision: number
  /** The number of the newest input that stays. */
  readonly to: number
  /** Where the sources of chance stand now. */
  readonly streams?: unknown
  /** Sheets and statuses as they were after input `to`. Who came later goes by itself. */
  readonly changed?: readonly CharacterChange[]
  readonly at: string
}

export interface Drift {
  readonly session: string
  readonly revision: number
  /** The rules that do not follow the recorded inputs. */
  readonly rulesVersion: string
  /** The input of the mark at which play goes on. */
  readonly input: number
  /** The kernel's notes for what is left of that input. */
  readonly notes?: unknown
  readonly changed?: readonly CharacterChange[]
  readonly at: string
}

export interface Committed {
  readonly revision: number
  /** The number of the first event written. */
  readonly firstEvent: number
}

/** How many of the newest marks keep their state, and that of the older ones the first and then each so-manyeth does. */
export const STATES_KEPT = { newest: 4, every: 16 } as const

interface Head {
  readonly key: number
  readonly campaign: number | null
  readonly status: SessionStatus
  readonly revision: number
  readonly inputs: number
  readonly events: number
}

/**
 * Begins a session with what happened before its first question. Refuses `not-found` for an unknown
 * campaign or character, `conflict` for one who is in an open raid or not living.
 */
export function createSession(db: CampaignDatabase, begin: NewSession): Result<Committed> {
  return write(db, () => {
    const { id, game, rulesVersion, at, streams } = begin
    const campaign = begin.campaign === null ? null : campaignKey(db, begin.campaign)
    if (begin.campaign !== null && campaign === null) return refused(notFound('campaign'))
    const counts = { status: 'open' as const, revision: 0, inputs: 0, events: begin.events.length }
    const row = { id, campaign, game, rulesVersion, ...counts, streams, createdAt: at, updatedAt: at }
    const { key } = db.orm.insert(sessions).values(row).returning({ key: sessions.key }).get()
    const { seed, options, setup, seats } = begin
    db.orm.insert(setups).values({ session: key, seed, options, setup, seats }).run()
    const refusal = seat(db, key, campaign, begin.party ?? [])
    if (refusal !== null) return refused(refusal)
    insertMark(db, key, begin.first)
    const head: Head = { key, campaign, ...counts, events: 0 }
    return consequences(db, head, begin.input, begin, at) ?? done({ revision: 0, firstEvent: 0 })
  })
}

/**
 * Writes an answer and all that came of it as one transaction; when this returns it is on the disk.
 * What could be played again is so no more. Refuses `not-found`, and `conflict` against another revision.
 */
export function commitChoice(db: CampaignDatabase, choice: Choice): Result<Committed> {
  return write(db, () => {
    const head = findHead(db, choice.session, choice.revision)
    if ('code' in head) return refused(head)
    db.statement('UPDATE undone SET redo = 0 WHERE session = ? AND redo = 1').run(head.key)
    return go(db, head, choice)
  })
}

/** The same for the input that was taken back last. Refuses `conflict` too when there is nothing of that number to play again. */
export function commitRedo(db: CampaignDatabase, choice: Choice): Result<Committed> {
  return write(db, () => {
    const head = findHead(db, choice.session, choice.revision)
    if ('code' in head) return refused(head)
    const taken = db.statement('DELETE FROM undone WHERE session = ? AND n = ? AND redo = 1').run(head.key, choice.input.n)
    if (taken.changes !== 1) return refused(conflict('There is nothing to do again.', 'redo-nothing'))
    return go(db, head, choice)
  })
}

/**
 * Takes back the inputs after `to`: they are kept to be played again, their marks go, their ledger lines
 * are reversed, characters who came with them go, a game they ended is open again. Refuses `conflict`
 * against another revision, and where what they brought has since been used outside.
 */
export function commitUndo(db: CampaignDatabase, undo: Undo): Result<Committed> {
  return write(db, () => {
    const head = findHead(db, undo.session, undo.revision, ['open', 'ended'])
    if ('code' in head) return refused(head)
    if (undo.to < 0 || undo.to >= head.inputs) throw new Error(`nothing can be taken back to input ${undo.to} of ${head.inputs}`)
    keepBranch(db, head, undo.to + 1, 1)
    db.statement('DELETE FROM inputs WHERE session = ? AND n > ?').run(head.key, undo.to)
    return back(db, head, undo)
  })
}

/**
 * Newer rules do not follow the recorded inputs: play goes on at the newest mark of input `input`. That
 * input is cut to what came before the mark; as they were, it and the later ones are kept to be read.
 */
export function commitDrift(db: CampaignDatabase, drift: Drift): Result<Committed> {
  return write(db, () => {
    const head = findHead(db, drift.session, drift.revision)
    if ('code' in head) return refused(head)
    const newest = `
      SELECT streams, dice_used AS dice, draws_used AS draws, events_told AS events, lines_posted AS lines
      FROM marks WHERE session = ? AND input = ? ORDER BY nth DESC LIMIT 1`
    const mark = db.statement<{ streams: string } & Record<'dice' | 'draws' | 'events' | 'lines', number>>(newest).get(head.key, drift.input)
    if (mark === undefined) throw new Error(`input ${drift.input} has no mark`)
    keepBranch(db, head, drift.input, 0)
    db.statement('DELETE FROM inputs WHERE session = ? AND n > ?').run(head.key, drift.input)
    const cut = `
      UPDATE inputs SET notes = ?,
        dice = (SELECT json_group_array(value) FROM json_each(dice) WHERE key < ?),
        draws = (SELECT json_group_array(value) FROM json_each(draws) WHERE key < ?),
        events = (SELECT json_group_array(json(value)) FROM json_each(events) WHERE key < ?)
      WHERE session = ? AND n = ?`
    db.statement(cut).run(json(drift.notes), mark.dice, mark.draws, mark.events, head.key, drift.input)
    db.statement('UPDATE sessions SET rules_version = ? WHERE key = ?').run(drift.rulesVersion, head.key)
    return back(db, head, { ...drift, to: drift.input, streams: JSON.parse(mark.streams) as unknown }, mark.lines)
  })
}

/** Closes a session that will not be played on; its characters are free. Refuses as a choice does. */
export function abandonSession(
  db: CampaignDatabase,
  end: Pick<Choice, 'session' | 'revision' | 'at' | 'ledger'> & { readonly outcome: Outcome; readonly changed?: readonly CharacterChange[] },
): Result<Committed> {
  return write(db, () => {
    const head = findHead(db, end.session, end.revision)
    if ('code' in head) return refused(head)
    const { outcome, ledger = [], changed = [] } = end
    const roster = applyRoster(db, head, head.inputs, { ledger, characters: { changed } }, end.at)
    if (roster !== null) return refused(roster)
    db.statement('UPDATE sessions SET revision = revision + 1, updated_at = ? WHERE key = ?').run(end.at, head.key)
    setStatus(db, head.key, 'abandoned', outcome)
    return done({ revision: head.revision + 1, firstEvent: head.events })
  })
}

function findHead(
  db: CampaignDatabase,
  session: string,
  revision: number,
  statuses: readonly SessionStatus[] = ['open'],
): Head | Refusal {
  const head = db.statement<Head>('SELECT key, campaign, status, revision, inputs, events FROM sessions WHERE id = ?').get(session)
  if (head === undefined) return notFound('session')
  if (head.revision !== revision) return conflict('The game has gone on meanwhile.', 'stale')
  if (!statuses.includes(head.status)) return conflict('This game is over.', 'over')
  return head
}

function go(db: CampaignDatabase, head: Head, choice: Choice): Result<Committed> {
  const { input, events, streams, at } = choice
  if (input.n !== head.inputs + 1) throw new Error(`input ${input.n} does not follow ${head.inputs}`)
  const update = 'UPDATE sessions SET revision = ?, inputs = ?, events = ?, streams = coalesce(?, streams), updated_at = ? WHERE key = ?'
  db.statement(update).run(head.revision + 1, input.n, head.events + events.length, json(streams), at, head.key)
  return consequences(db, head, input, choice, at) ?? done({ revision: head.revision + 1, firstEvent: head.events })
}

/** The rows of an input; a refusal, or null when all of it is written. */
function consequences(db: CampaignDatabase, head: Head, input: NewInput, come: Consequences, at: string): Result<never> | null {
  const insert = 'INSERT INTO inputs (session, n, answer, dice, draws, notes, first_event, events) VALUES (?, ?, ?, ?, ?, ?, ?, ?)'
  const chance = [json(input.answer), JSON.stringify(input.dice), JSON.stringify(input.draws), json(input.notes)]
  db.statement(insert).run(head.key, input.n, ...chance, head.events, JSON.stringify(come.events))
  if (come.mark !== undefined) insertMark(db, head.key, come.mark)
  const roster = applyRoster(db, head, input.n, come, at)
  if (roster !== null) return refused(roster)
  if (come.status !== undefined) setStatus(db, head.key, come.status, come.outcome)
  return null
}

function applyRoster(
  db: CampaignDatabase,
  head: Head,
  input: number,
  { ledger = [], characters: roster = {} }: Pick<Consequences, 'ledger' | 'characters'>,
  at: string,
): Refusal | null {
  const { created = [], changed = [] } = roster
  if (ledger.length + created.length + changed.length === 0) return null
  if (head.campaign === null) throw new Error('a game outside every campaign has no roster and no ledger')
  const page: LedgerPage = { campaign: head.campaign, session: head.key, input, at }
  for (const character of created) {
    if (slugTaken(db, head.campaign, character.slug)) return conflict(`There is already a ${character.name} in this campaign.`, 'name-taken')
    const key = insertCharacter(db, head.campaign, character, at, { session: head.key, input })
    db.orm.insert(raiders).values({ session: head.key, character: key, open: 1 }).run()
  }
  for (const change of changed) updateCharacter(db, head.campaign, change)
  post(db, page, ledger)
  return null
}

/** Puts characters of the roster into a new session. */
function seat(db: CampaignDatabase, session: number, campaign: number | null, party: readonly string[]): Refusal | null {
  if (party.length === 0) return null
  if (campaign === null) throw new Error('a game outside every campaign has no roster')
  const there = db.orm
    .select({ key: characters.key, id: characters.id, name: characters.name, status: characters.status, raid: raiders.session })
    .from(characters)
    .leftJoin(raiders, and(eq(raiders.character, characters.key), eq(raiders.open, 1)))
    .where(and(eq(characters.campaign, campaign), inArray(characters.id, [...party])))
    .all()
  for (const id of party) {
    const character = there.find((one) => one.id === id)
    if (character === undefined) return notFound('character')
    if (character.status !== 'living') return conflict(`${character.name} is not there to go: ${character.status}.`, 'not-living')
    if (character.raid !== null) return conflict(`${character.name} is in a raid that is still open.`, 'in-raid')
    db.orm.insert(raiders).values({ session, character: character.key, open: 1 }).run()
  }
  return null
}

function insertMark(db: CampaignDatabase, session: number, mark: NewMark): void {
  const next = db.statement<{ nth: number }>('SELECT coalesce(max(nth), 0) + 1 AS nth FROM marks WHERE session = ?').get(session)
  const nth = next?.nth ?? 1
  const insert = `
    INSERT INTO marks (session, nth, input, dice_used, draws_used, events_told, lines_posted, streams, fingerprint, state)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`
  const { input, diceUsed, drawsUsed, eventsTold, linesPosted, streams, fingerprint, state } = mark
  db.statement(insert).run(
    ...[session, nth, input, diceUsed, drawsUsed, eventsTold, linesPosted],
    ...[JSON.stringify(streams), fingerprint, state],
  )
  const old = nth - STATES_KEPT.newest
  if (old >= 1 && (old - 1) % STATES_KEPT.every !== 0)
    db.statement('UPDATE marks SET state = NULL WHERE session = ? AND nth = ?').run(session, old)
}

/** Copies the inputs from number `from` on to those taken back, under the present revision. */
function keepBranch(db: CampaignDatabase, head: Head, from: number, redo: 0 | 1): void {
  if (redo === 0) db.statement('UPDATE undone SET redo = 0 WHERE session = ? AND redo = 1').run(head.key)
  const copy = `
    INSERT INTO undone (session, branch, n, redo, answer, dice, draws, notes, first_event, events)
    SELECT session, ?, n, ?, answer, dice, draws, notes, first_event, events FROM inputs WHERE session = ? AND n >= ?`
  db.statement(copy).run(head.revision, redo, head.key, from)
}

/** What the inputs after `to` did is taken back; of what input `to` posted, the first `lines` stay. */
function back(db: CampaignDatabase, head: Head, { to, streams, changed = [], at }: Undo, lines: number | null = null): Result<Committed> {
  const taken = unmakeCharacters(db, head.key, to)
  if (taken !== null) return refused(conflict(`${taken} has been on another raid since.`, 'gone-on'))
  if (head.status !== 'open') {
    const elsewhere = `
      SELECT c.name FROM raiders AS r JOIN raiders AS other ON other.character = r.character AND other.open = 1
      JOIN characters AS c ON c.key = r.character WHERE r.session = ? AND other.session <> r.session`
    const away = db.statement<{ name: string }>(elsewhere).get(head.key)
    if (away !== undefined) return refused(conflict(`${away.name} is in another raid now.`, 'in-raid'))
    setStatus(db, head.key, 'open', undefined)
  }
  db.statement('DELETE FROM marks WHERE session = ? AND input > ?').run(head.key, to)
  if (!reverse(db, head.key, { to, lines }, at)) return refused(conflict('What was gained there has been spent since.', 'spent'))
  for (const change of changed) {
    if (head.campaign === null) throw new Error('a game outside every campaign has no roster')
    updateCharacter(db, head.campaign, change)
  }
  const update = `
    UPDATE sessions SET revision = revision + 1, inputs = ?2, streams = coalesce(?3, streams), updated_at = ?4,
      events = (SELECT first_event + json_array_length(events) FROM inputs WHERE session = ?1 AND n = ?2)
    WHERE key = ?1 RETURNING events AS firstEvent`
  const row = db.statement<{ firstEvent: number }>(update).get(head.key, to, json(streams), at)
  return done({ revision: head.revision + 1, firstEvent: row?.firstEvent ?? 0 })
}

function setStatus(db: CampaignDatabase, session: number, status: SessionStatus, outcome: Outcome | undefined): void {
  db.statement('UPDATE sessions SET status = ?, outcome = ? WHERE key = ?').run(status, json(outcome), session)
}

/** JSON text, or NULL for nothing. */
function json(value: unknown): string | null {
  return value === undefined || value === null ? null : JSON.stringify(value)
}
