import { and, eq, inArray } from 'drizzle-orm'
import type { CharacterStatus, LedgerLine } from '../engine/kernel/campaign-types.ts'
import type { SavedMark } from '../engine/kernel/record-types.ts'
import { conflict, GAME_OVER, isRefusal, notFound, STALE, Unreadable } from '../engine/kernel/refusal.ts'
import type { Tale } from '../engine/kernel/tale-types.ts'
import type { Outcome, Refusal, SessionStatus } from '../engine/kernel/types.ts'
import { campaignKey } from './campaigns.ts'
import {
  type CharacterChange,
  insertCharacter,
  type NewCharacter,
  settle,
  slugTaken,
  unmakeCharacters,
  updateCharacter,
} from './characters.ts'
import { type Head, recall, remember } from './head-cache.ts'
import { type Account, type LedgerPage, post, reverse } from './ledger.ts'
import { bringMomentBack, takeMomentsBack } from './moments.ts'
import type { CampaignDatabase } from './open.ts'
import { deleteAfter, insertInputRow, insertMark, pack, ROW_KEY, STRETCH, type StoredInput, text, unpack } from './record.ts'
import { done, type Result, refused } from './refusal.ts'
import { characters, raiders, type StoredEvent, sessions, setups } from './schema.ts'
import type { SessionSetup } from './sessions.ts'
import { insertStart } from './starts.ts'
import { taleColumns } from './tales.ts'
import { write } from './write.ts'

/** An input to be written; its events are among its consequences. */
export type NewInput = Omit<StoredInput, 'events' | 'nextEvent' | 'notes'> & { readonly notes?: unknown }

/** What an input did to the roster. */
export interface RosterChange {
  /** They enter the roster and are in the game at once. */
  readonly created?: readonly NewCharacter[]
  readonly changed?: readonly CharacterChange[]
}

/** What one input led to. */
export interface Consequences {
  readonly events: readonly StoredEvent[]
  readonly mark?: SavedMark
  /** Only of characters of the roster, by slug; empty outside a campaign. */
  readonly ledger?: readonly LedgerLine[]
  readonly characters?: RosterChange
  /** Positions of the streams of chance. */
  readonly streams?: unknown
  /** Present when the game is over. */
  readonly status?: Exclude<SessionStatus, 'open'>
  readonly outcome?: Outcome
  /** Of a game that is over, where it tells one. */
  readonly tale?: Tale | null
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
  /** Standings in which a character may go; the living only where left out. */
  readonly mayGo?: readonly CharacterStatus[]
  /** What fell before the first question: number 0. */
  readonly input: NewInput
  /** The state before anything happened. */
  readonly first: SavedMark
  readonly at: string
}

export interface Undo {
  readonly session: string
  readonly revision: number
  /** The number of the newest input that stays. */
  readonly to: number
  /** Positions of the streams of chance. */
  readonly streams?: unknown
  /** Fields to be noted with that input in place of its own. */
  readonly notes?: object
  /** Sheets and statuses as they were after input `to`. Characters who came later go by themselves. */
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

/**
 * Begins a session with what happened before its first question. Refuses `not-found` for an unknown
 * campaign or character, `conflict` for one who is in an open game or of a standing in which nobody goes.
 */
export function createSession(db: CampaignDatabase, begin: NewSession): Result<Committed> {
  return write(db, () => {
    const { id, game, rulesVersion, at } = begin
    const campaign = begin.campaign === null ? null : campaignKey(db, begin.campaign)
    if (begin.campaign !== null && campaign === null) return refused(notFound('campaign'))
    const row = { id, campaign, game, rulesVersion, status: 'open' as const, createdAt: at }
    const { key } = db.orm.insert(sessions).values(row).returning({ key: sessions.key }).get()
    const { seed, options, setup, seats } = begin
    db.orm.insert(setups).values({ session: key, seed, options, setup, seats }).run()
    const refusal = seat(db, key, campaign, begin)
    if (refusal !== null) return refused(refusal)
    insertStart(db, key, begin.first.state)
    insertMark(db, key, { ...begin.first, streams: JSON.stringify(begin.first.streams) })
    return append(db, { key, campaign, status: 'open', redo: 0, revision: -1, inputs: -1, events: 0 }, begin.input, begin, at)
  })
}

/**
 * Writes an answer and all that came of it as one transaction; when this returns it is on the disk.
 * Inputs that could be redone are dropped. Refuses `not-found`, and `conflict` against another revision.
 */
export function commitChoice(db: CampaignDatabase, choice: Choice): Result<Committed> {
  const { session, revision, input, at, status = 'open' } = choice
  const cached = recall(db, session)
  const accounts = cached?.accounts ?? new Map<string, Account>()
  let before = cached?.head ?? null
  const result = write(db, () => {
    const head = before === null ? findHead(db, session, revision) : (outdated(before, revision) ?? before)
    if (isRefusal(head)) return refused(head)
    before = head
    if (head.redo > 0) forgetRedo(db, head.key)
    return append(db, head, input, choice, at, accounts)
  })
  if (result.kind === 'done' && before !== null && status === 'open') {
    const events = result.value.firstEvent + choice.events.length
    const head: Head = { ...before, redo: 0, revision: result.value.revision, inputs: input.n, events }
    remember(db, { session, head, accounts })
  }
  return result
}

/** The same for the input that was undone last. Refuses `conflict` too where no input of that number can be redone. */
export function commitRedo(db: CampaignDatabase, choice: Choice): Result<Committed> {
  return write(db, () => {
    const head = findHead(db, choice.session, choice.revision)
    if (isRefusal(head)) return refused(head)
    const take = 'DELETE FROM undone WHERE session = ? AND n = ? AND redo = 1 RETURNING branch'
    const branch = db.statement<number>(take).pluck().get(head.key, choice.input.n)
    if (branch === undefined) return refused(conflict('There is nothing to do again.', 'redo-nothing'))
    bringMomentBack(db, head.key, branch, choice.input.n)
    db.statement('UPDATE sessions SET redo = redo - 1 WHERE key = ?').run(head.key)
    return append(db, head, choice.input, choice, choice.at)
  })
}

/**
 * Undoes the inputs after `to`: they are kept to be played again, their marks go, their ledger lines
 * are reversed, characters who came with them are removed, a game they ended is open again. Refuses `conflict`
 * against another revision, and where what they brought has since been used outside.
 */
export function commitUndo(db: CampaignDatabase, undo: Undo): Result<Committed> {
  return write(db, () => {
    const head = findHead(db, undo.session, undo.revision, ['open', 'ended'])
    if (isRefusal(head)) return refused(head)
    if (undo.to < 0 || undo.to >= head.inputs) throw new Error(`nothing can be taken back to input ${undo.to} of ${head.inputs}`)
    db.statement('UPDATE sessions SET redo = redo + ? WHERE key = ?').run(head.inputs - undo.to, head.key)
    unpack(db, head.key, undo.to)
    keepBranch(db, head, undo.to + 1, 1)
    return back(db, head, undo)
  })
}

/**
 * Newer rules do not follow the recorded inputs: play goes on at the newest mark of input `input`. That
 * input is cut to what came before the mark; it and the later ones are kept as they were, for reading.
 */
export function commitDrift(db: CampaignDatabase, drift: Drift): Result<Committed> {
  return write(db, () => {
    const head = findHead(db, drift.session, drift.revision)
    if (isRefusal(head)) return refused(head)
    unpack(db, head.key, drift.input)
    const newest = `
      SELECT streams, dice_used AS dice, draws_used AS draws, events_told AS events, lines_posted AS lines
      FROM marks WHERE key BETWEEN ? AND ? AND input = ? ORDER BY key DESC LIMIT 1`
    const mark = db
      .statement<{ streams: string } & Record<'dice' | 'draws' | 'events' | 'lines', number>>(newest)
      .get(head.key * ROW_KEY, head.key * ROW_KEY + ROW_KEY - 1, drift.input)
    if (mark === undefined) throw new Unreadable(`input ${drift.input} has no mark`)
    if (head.redo > 0) forgetRedo(db, head.key)
    keepBranch(db, head, drift.input, 0)
    const cut = `
      UPDATE inputs SET notes = @notes,
        dice = (SELECT json_group_array(value) FROM json_each(dice) WHERE key < @dice),
        draws = (SELECT json_group_array(value) FROM json_each(draws) WHERE key < @draws),
        events = (SELECT json_group_array(json(value)) FROM json_each(events) WHERE key < @events),
        next_event = next_event - max(json_array_length(events) - @events, 0)
      WHERE key = @key`
    db.statement(cut).run({ ...mark, notes: text(drift.notes), key: head.key * ROW_KEY + drift.input })
    db.statement('UPDATE sessions SET rules_version = ? WHERE key = ?').run(drift.rulesVersion, head.key)
    const { notes: _, input: to, ...undo } = drift
    return back(db, head, { ...undo, to, streams: JSON.parse(mark.streams) as unknown }, mark.lines)
  })
}

/**
 * Packs the oldest inputs of an open session, where enough have gathered (`isStretchFull`): between choices, for none has the time.
 * Does nothing to a session that is over or not there.
 */
export function packOldest(db: CampaignDatabase, session: string): Result<null> {
  return write(db, () => {
    const find = "SELECT key, inputs FROM heads WHERE id = ? AND status = 'open'"
    const found = db.statement<{ key: number; inputs: number }>(find).get(session)
    if (found !== undefined && found.inputs >= 2 * STRETCH) pack(db, found.key, found.inputs - STRETCH)
    return done(null)
  })
}

/** Closes a session that will not be continued; its characters are free. Refuses as a choice does. */
export function abandonSession(
  db: CampaignDatabase,
  end: Pick<Choice, 'session' | 'revision' | 'at' | 'ledger' | 'tale'> & {
    readonly outcome: Outcome
    readonly changed?: readonly CharacterChange[]
    /** Fields to be noted with the newest input in place of its own. */
    readonly notes?: object
  },
): Result<Committed> {
  return write(db, () => {
    const head = findHead(db, end.session, end.revision)
    if (isRefusal(head)) return refused(head)
    const { ledger = [], changed = [] } = end
    const roster = applyRoster(db, head, head.inputs, { ledger, characters: { changed } }, end.at)
    if (roster !== null) return refused(roster)
    const key = head.key * ROW_KEY + head.inputs
    db.statement('UPDATE inputs SET revision = revision + 1, at = ? WHERE key = ?').run(end.at, key)
    noteAnew(db, key, end.notes)
    close(db, head.key, { ...end, status: 'abandoned' })
    return done({ revision: head.revision + 1, firstEvent: head.events })
  })
}

/** Deletes a session outside every campaign, with everything in it. Refuses `not-found`. */
export function deleteSession(db: CampaignDatabase, session: string): Result<null> {
  return write(db, () => {
    const { changes } = db.statement('DELETE FROM sessions WHERE id = ? AND campaign IS NULL').run(session)
    return changes === 0 ? refused(notFound('game')) : done(null)
  })
}

function findHead(db: CampaignDatabase, session: string, revision: number, statuses: readonly SessionStatus[] = ['open']): Head | Refusal {
  // Not through the view heads: SQLite plans a join with bound values again at every run, which costs more than both queries.
  const find = 'SELECT key, campaign, status, redo FROM sessions WHERE id = ?'
  const found = db.statement<Pick<Head, 'key' | 'campaign' | 'status' | 'redo'>>(find).get(session)
  if (found === undefined) return notFound('session')
  const row = 'SELECT n AS inputs, revision, next_event AS events FROM inputs WHERE key BETWEEN ? AND ? ORDER BY key DESC LIMIT 1'
  const packed = `
    SELECT key % ${ROW_KEY} AS inputs, revision, next_event AS events FROM packs WHERE key BETWEEN ? AND ? ORDER BY key DESC LIMIT 1`
  const newest = (select: string) =>
    db.statement<Pick<Head, 'inputs' | 'revision' | 'events'>>(select).get(found.key * ROW_KEY, found.key * ROW_KEY + ROW_KEY - 1)
  const stand = newest(row) ?? newest(packed)
  if (stand === undefined) throw new Unreadable('a session has an input 0')
  const head = { ...found, ...stand }
  return outdated(head, revision) ?? (statuses.includes(head.status) ? head : GAME_OVER)
}

function outdated(head: Head, revision: number): Refusal | null {
  return head.revision === revision ? null : STALE
}

/** Writes the input that follows, and what came of it. */
function append(
  db: CampaignDatabase,
  head: Head,
  input: NewInput,
  come: Consequences,
  at: string,
  accounts?: Map<string, Account>,
): Result<Committed> {
  if (input.n !== head.inputs + 1) throw new Error(`input ${input.n} does not follow ${head.inputs}`)
  const revision = head.revision + 1
  const { n, answer, dice, draws, notes } = input
  const { events, streams } = come
  const fell = { answer: text(answer), dice: JSON.stringify(dice), draws: JSON.stringify(draws), notes: text(notes) }
  const nextEvent = head.events + events.length
  insertInputRow(db, head.key, { n, revision, nextEvent, ...fell, events: JSON.stringify(events), streams: text(streams), at })
  if (come.mark !== undefined) insertMark(db, head.key, { ...come.mark, streams: JSON.stringify(come.mark.streams) })
  const roster = applyRoster(db, head, n, come, at, accounts)
  if (roster !== null) return refused(roster)
  if (come.status !== undefined) close(db, head.key, come)
  return done({ revision, firstEvent: head.events })
}

function applyRoster(
  db: CampaignDatabase,
  head: Head,
  input: number,
  { ledger = [], characters: roster = {} }: Pick<Consequences, 'ledger' | 'characters'>,
  at: string,
  accounts = new Map<string, Account>(),
): Refusal | null {
  const { created = [], changed = [] } = roster
  if (ledger.length + created.length + changed.length === 0) return null
  if (head.campaign === null) throw new Error('a game outside every campaign has no roster and no ledger')
  const page: LedgerPage = { campaign: head.campaign, session: head.key, input, at, accounts }
  for (const character of created) {
    if (slugTaken(db, head.campaign, character.slug))
      return conflict(`There is already a ${character.name} in this campaign.`, 'name-taken')
    const key = insertCharacter(db, head.campaign, character, at, { session: head.key, input })
    db.orm.insert(raiders).values({ session: head.key, slug: character.slug, character: key, open: 1 }).run()
  }
  for (const change of changed) updateCharacter(db, head.campaign, change, head.key)
  post(db, page, ledger)
  return null
}

/** Puts characters of the roster into a new session. */
function seat(
  db: CampaignDatabase,
  session: number,
  campaign: number | null,
  { party = [], mayGo = ['living'] }: Pick<NewSession, 'party' | 'mayGo'>,
): Refusal | null {
  if (party.length === 0) return null
  if (campaign === null) throw new Error('a game outside every campaign has no roster')
  const there = db.orm
    .select({
      key: characters.key,
      id: characters.id,
      slug: characters.slug,
      name: characters.name,
      status: characters.status,
      raid: raiders.session,
    })
    .from(characters)
    .leftJoin(raiders, and(eq(raiders.character, characters.key), eq(raiders.open, 1)))
    .where(and(eq(characters.campaign, campaign), inArray(characters.id, [...party])))
    .all()
  for (const id of party) {
    const character = there.find((one) => one.id === id)
    if (character === undefined) return notFound('character')
    if (!mayGo.includes(character.status)) return conflict(`${character.name} is not there to go: ${character.status}.`, 'not-living')
    if (character.raid !== null) return conflict(`${character.name} is in a game that is still open.`, 'in-raid')
    db.orm.insert(raiders).values({ session, slug: character.slug, character: character.key, open: 1 }).run()
    settle(db, character.key)
  }
  return null
}

/** Copies the inputs from number `from` on to those undone, under the present revision, and their moments with them. */
function keepBranch(db: CampaignDatabase, head: Head, from: number, redo: 0 | 1): void {
  const copy = `
    INSERT INTO undone (session, branch, n, redo, next_event, answer, dice, draws, notes, events)
    SELECT session, ?, n, ?, next_event, answer, dice, draws, notes, events FROM inputs WHERE key BETWEEN ? AND ?`
  db.statement(copy).run(head.revision, redo, head.key * ROW_KEY + from, head.key * ROW_KEY + head.inputs)
  takeMomentsBack(db, head.key, head.revision, from)
}

function forgetRedo(db: CampaignDatabase, session: number): void {
  db.statement('UPDATE undone SET redo = 0 WHERE session = ? AND redo = 1').run(session)
  db.statement('UPDATE sessions SET redo = 0 WHERE key = ?').run(session)
}

/** Undoes what the inputs after `to` did; of what input `to` posted, the first `lines` stay. */
function back(
  db: CampaignDatabase,
  head: Head,
  { to, streams, notes, changed = [], at }: Undo,
  lines: number | null = null,
): Result<Committed> {
  const taken = unmakeCharacters(db, head.key, to)
  if (taken !== null) return refused(conflict(`${taken} has been in another game since.`, 'gone-on'))
  if (head.status !== 'open') {
    const elsewhere = `
      SELECT c.name FROM raiders AS r JOIN raiders AS other ON other.character = r.character AND other.open = 1
      JOIN characters AS c ON c.key = r.character WHERE r.session = ? AND other.session <> r.session`
    const away = db.statement<{ name: string }>(elsewhere).get(head.key)
    if (away !== undefined) return refused(conflict(`${away.name} is in another game now.`, 'in-raid'))
    db.statement("UPDATE sessions SET status = 'open', outcome = NULL, tale = NULL, chapters = NULL WHERE key = ?").run(head.key)
  }
  deleteAfter(db, head.key, to)
  if (!reverse(db, head.key, { to, lines }, at)) return refused(conflict('What was gained there has been spent since.', 'spent'))
  for (const change of changed) {
    if (head.campaign === null) throw new Error('a game outside every campaign has no roster')
    updateCharacter(db, head.campaign, change, head.key)
  }
  const revision = head.revision + 1
  const stand = 'UPDATE inputs SET revision = ?, streams = coalesce(?, streams), at = ? WHERE key = ? RETURNING next_event AS next'
  const row = db.statement<{ next: number }>(stand).get(revision, text(streams), at, head.key * ROW_KEY + to)
  if (row === undefined) throw new Unreadable(`input ${to} is missing`)
  noteAnew(db, head.key * ROW_KEY + to, notes)
  return done({ revision, firstEvent: row.next })
}

/** Notes these fields with an input in place of its own. */
function noteAnew(db: CampaignDatabase, key: number, fields: object = {}): void {
  if (Object.keys(fields).length === 0) return
  db.statement("UPDATE inputs SET notes = json_patch(coalesce(notes, '{}'), ?) WHERE key = ?").run(text(fields), key)
}

/** Notes with the newest input how the errand that gave it ended. It goes with that input when it is undone. */
export function noteEnding(db: CampaignDatabase, session: string, input: number, ending: unknown): void {
  const note =
    "UPDATE inputs SET notes = json_set(coalesce(notes, '{}'), '$.ended', json(?)) WHERE key = (SELECT key FROM sessions WHERE id = ?) * ? + ?"
  db.statement(note).run(text(ending), session, ROW_KEY, input)
}

function close(db: CampaignDatabase, session: number, { status, outcome, tale }: Pick<Consequences, 'status' | 'outcome' | 'tale'>): void {
  const told = taleColumns(tale ?? null)
  const over = 'UPDATE sessions SET status = ?, outcome = ?, tale = ?, chapters = ? WHERE key = ?'
  db.statement(over).run(status, text(outcome), told.tale, told.chapters, session)
  pack(db, session)
}
