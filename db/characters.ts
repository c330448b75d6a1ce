import { and, eq, isNotNull } from 'drizzle-orm'
import type { CharacterStatus, GameFate, LedgerLine } from '../engine/kernel/campaign-types.ts'
import { conflict, notFound, Unreadable } from '../engine/kernel/refusal.ts'
import type { Fell } from '../engine/kernel/tale-types.ts'
import type { SessionStatus } from '../engine/kernel/types.ts'
import { campaignKey } from './campaigns.ts'
import { countsIn, fellOf, sheetIn, wordsOf } from './kept-json.ts'
import { type Holdings, post, takeBack } from './ledger.ts'
import { NUMBERED } from './numbering.ts'
import type { CampaignDatabase } from './open.ts'
import { done, type Result, refused } from './refusal.ts'
import { characters, raiders, type StoredFell } from './schema.ts'
import { write } from './write.ts'

/** A character as a roster lists it. */
export interface RosterRow {
  /** Known everywhere: the database's name for it. */
  readonly id: string
  readonly campaign: string
  /** Known in its campaign, where it is unique: the engine's name for it, `lord-dil`. */
  readonly slug: string
  readonly name: string
  readonly race: string
  readonly kind: string
  readonly status: CharacterStatus
  readonly holdings: Holdings
  /** Their values in gold marks, dearest first. */
  readonly jewels: readonly number[]
  /** The open game the character is in. */
  readonly session: string | null
  /** The games the character has been in, oldest first. */
  readonly raids: readonly GameOfCharacter[]
  /** The picture the player chose. */
  readonly portrait: string | null
  /** Where and of what, for those who fell or are lost. */
  readonly fell: StoredFell | null
  /** ISO time. */
  readonly createdAt: string
}

/** The same as the rules know it. */
export interface Character extends RosterRow {
  /** What the engine keeps of it between games. */
  readonly sheet: object
}

/** The same with what only its own record shows. */
export interface CharacterRecord extends Character {
  /** The sheet as it was when the character came; null where that was not kept. */
  readonly origin: object | null
  /** The player's own words. */
  readonly note: string
  /** Ledger entries up to this one can no longer be undone. */
  readonly settled: number
}

/** A game as a character's record has it. */
export interface GameOfCharacter {
  /** Its number in the campaign, from 1. */
  readonly raid: number
  readonly session: string
  readonly fate: GameFate
}

export interface NewCharacter {
  readonly id: string
  readonly slug: string
  readonly name: string
  readonly race: string
  readonly kind: string
  readonly sheet: object
  // For characters from another campaign; all others begin living, as they are.
  readonly origin?: object | null
  readonly status?: CharacterStatus
  readonly note?: string
  readonly portrait?: string | null
  readonly fell?: StoredFell | null
}

/** What has become of a character; what is left out stays. The living have not fallen. */
export interface CharacterChange {
  readonly slug: string
  readonly name?: string
  readonly status?: CharacterStatus
  readonly sheet?: object
  readonly fell?: Fell
}

/** A change between games, by database id, and its price. */
export interface HomeChange extends Omit<CharacterChange, 'slug' | 'fell'> {
  readonly id: string
  readonly lines?: readonly Omit<LedgerLine, 'character'>[]
}

/** Enters a character into the roster with its first ledger lines. Refuses `not-found`, and `conflict` when the slug is taken. */
export function createCharacter(
  db: CampaignDatabase,
  campaign: string,
  character: NewCharacter,
  at: string,
  lines: readonly LedgerLine[] = [],
): Result<CharacterRecord> {
  return write(db, () => {
    const key = campaignKey(db, campaign)
    if (key === null) return refused(notFound('campaign'))
    if (slugTaken(db, key, character.slug)) return refused(conflict(`There is already a ${character.name} in this campaign.`, 'name-taken'))
    insertCharacter(db, key, character, at, null)
    post(db, { campaign: key, session: null, input: null, at }, lines)
    return found(db, character.id)
  })
}

/**
 * Changes characters between games and posts what it cost, all or none of it. Refuses `not-found`, and `conflict` while one of
 * them is in an open game.
 */
export function changeCharacters(db: CampaignDatabase, changes: readonly HomeChange[], at: string): Result<readonly CharacterRecord[]> {
  return write(db, () => {
    for (const { id, lines = [], ...change } of changes) {
      const one = atHome(db, id)
      if (one.kind === 'refused') return one
      const { campaign, slug } = one.value
      updateCharacter(db, campaign, { ...change, slug }, null)
      const page = { campaign, session: null, input: null, at }
      post(
        db,
        page,
        lines.map((line) => ({ ...line, character: slug })),
      )
    }
    const changed = changes.flatMap(({ id }) => getCharacter(db, id) ?? [])
    return done(changed)
  })
}

/** The same for one of them. */
export function changeCharacter(
  db: CampaignDatabase,
  id: string,
  change: Omit<HomeChange, 'id' | 'lines'>,
  at: string,
  lines: NonNullable<HomeChange['lines']> = [],
): Result<CharacterRecord> {
  const changed = changeCharacters(db, [{ id, lines, ...change }], at)
  if (changed.kind === 'refused') return changed
  const [character] = changed.value
  return character === undefined ? refused(notFound('character')) : done(character)
}

/** Sets the player's note and picture, whatever has become of the character; what is left out stays. Refuses `not-found`. */
export function noteCharacter(
  db: CampaignDatabase,
  id: string,
  { note, portrait }: { readonly note?: string; readonly portrait?: string | null },
): Result<CharacterRecord> {
  return write(db, () => {
    const change = 'UPDATE characters SET note = coalesce(?, note), portrait = iif(?, portrait, ?) WHERE id = ?'
    db.statement(change).run(note ?? null, Number(portrait === undefined), portrait ?? null, id)
    return found(db, id)
  })
}

// ---------------------------------------------------------------- purchases

/** An increase that was bought since the last game and has not been undone. */
export interface Purchase {
  /** What was bought. */
  readonly increase: string
  /** Its entries in the ledger: `count` of them, ending with this one. */
  readonly entry: number
  readonly count: number
}

/** The reason of an ability that was bought. */
const ADVANCEMENT = 'advancement'

/** The newest purchase that can be undone; null where there is none. */
export function newestPurchase(db: CampaignDatabase, id: string): Purchase | null {
  const select = `
    SELECT l.subject AS increase, l.nth AS entry, l.line + 1 AS count
    FROM characters AS c JOIN ledger AS l ON l.key BETWEEN c.key * 1000000 + c.settled + 1 AND c.key * 1000000 + 999999
    WHERE c.id = ? AND l.unit = 'ability' AND l.session IS NULL AND l.reason = ? AND l.reverses IS NULL
      AND NOT EXISTS (SELECT 1 FROM ledger AS later WHERE later.reverses = l.key)
    ORDER BY l.key DESC LIMIT 1`
  return db.statement<Purchase>(select).get(id, ADVANCEMENT) ?? null
}

/**
 * Takes the newest purchase back: reversals in the ledger, and the sheet as it was before. Refuses `not-found`, and `conflict`
 * where there is none or the character is in an open game.
 */
export function takeBackPurchase(db: CampaignDatabase, id: string, sheet: object, at: string): Result<CharacterRecord> {
  return write(db, () => {
    const one = atHome(db, id)
    if (one.kind === 'refused') return one
    const { key, campaign, slug } = one.value
    const purchase = newestPurchase(db, id)
    if (purchase === null) return refused(conflict('There is no purchase that could be taken back.', 'nothing-bought'))
    takeBack(db, key, purchase, at)
    updateCharacter(db, campaign, { slug, sheet }, null)
    return found(db, id)
  })
}

/** From now on nothing that was bought can be undone. Inside the caller's transaction. */
export function settle(db: CampaignDatabase, character: number): void {
  const newest = `
    UPDATE characters SET settled = coalesce(
      (SELECT l.nth FROM ledger AS l WHERE l.key BETWEEN characters.key * 1000000 AND characters.key * 1000000 + 999999 ORDER BY l.key DESC LIMIT 1), 0)
    WHERE key = ?`
  db.statement(newest).run(character)
}

function atHome(db: CampaignDatabase, id: string): Result<{ readonly key: number; readonly campaign: number; readonly slug: string }> {
  const find = `
    SELECT key, campaign, slug, name, EXISTS (SELECT 1 FROM raiders AS r WHERE r.character = characters.key AND r.open = 1) AS inside
    FROM characters WHERE id = ?`
  const row = db.statement<{ key: number; campaign: number; slug: string; name: string; inside: number }>(find).get(id)
  if (row === undefined) return refused(notFound('character'))
  return row.inside === 0 ? done(row) : refused(conflict(`${row.name} is in a game that is still open.`, 'in-raid'))
}

// ---------------------------------------------------------------- reading

/** The roster of a campaign, in the order of joining: three queries, however many characters there are. */
export function listRoster(db: CampaignDatabase, campaign: string): readonly RosterRow[] {
  const key = campaignKey(db, campaign)
  return key === null ? [] : withGames(db, key, null, db.statement<Stored>(rowsWith('', 'c.campaign = ?')).all(key))
}

/** The same with their sheets, without those whose sheet cannot be read. */
export function listCharacters(db: CampaignDatabase, campaign: string): readonly Character[] {
  const key = campaignKey(db, campaign)
  if (key === null) return []
  const rows = db.statement<Stored & { readonly sheet: string }>(rowsWith(', c.sheet', 'c.campaign = ?')).all(key)
  return withGames(db, key, null, rows).flatMap(({ sheet: text, ...row }) => {
    const sheet = sheetIn(text)
    return sheet === null ? [] : { ...row, sheet }
  })
}

/** How many characters a campaign has, whether they can be read or not. */
export function countCharacters(db: CampaignDatabase, campaign: string): number {
  const select = 'SELECT count(*) FROM campaigns AS m JOIN characters AS c ON c.campaign = m.key WHERE m.id = ?'
  return Number(db.statement(select).pluck().get(campaign))
}

/** The sheets alone that can be read, in the order of joining. */
export function listSheets(db: CampaignDatabase, campaign: string): readonly Pick<Character, 'id' | 'sheet'>[] {
  const select = 'SELECT c.id, c.sheet FROM campaigns AS m JOIN characters AS c ON c.campaign = m.key WHERE m.id = ? ORDER BY c.key'
  return db
    .statement<{ readonly id: string; readonly sheet: string }>(select)
    .all(campaign)
    .flatMap(({ id, sheet }) => {
      const read = sheetIn(sheet)
      return read === null ? [] : { id, sheet: read }
    })
}

/** A character's sheets alone, as they are and as they came; null for an unknown id. Throws where they are not JSON. */
export function sheetsOf(db: CampaignDatabase, id: string): Pick<CharacterRecord, 'sheet' | 'origin'> | null {
  const select = 'SELECT sheet, origin FROM characters WHERE id = ?'
  const row = db.statement<{ readonly sheet: string; readonly origin: string | null }>(select).get(id)
  return row === undefined ? null : { sheet: parsed(row.sheet), origin: row.origin === null ? null : parsed(row.origin) }
}

export function getCharacter(db: CampaignDatabase, id: string): CharacterRecord | null {
  const known = db.statement<{ key: number; campaign: number }>('SELECT key, campaign FROM characters WHERE id = ?').get(id)
  if (known === undefined) return null
  type Whole = Stored & { readonly sheet: string; readonly origin: string | null; readonly note: string; readonly settled: number }
  const rows = db.statement<Whole>(rowsWith(', c.sheet, c.origin, c.note, c.settled', 'c.key = ?')).all(known.key)
  const [row] = withGames(db, known.campaign, known.key, rows)
  return row === undefined ? null : { ...row, sheet: parsed(row.sheet), origin: row.origin === null ? null : parsed(row.origin) }
}

function found(db: CampaignDatabase, id: string): Result<CharacterRecord> {
  const character = getCharacter(db, id)
  return character === null ? refused(notFound('character')) : done(character)
}

/** Rows out of the database: what was written there as JSON is text. */
interface Stored extends Omit<RosterRow, 'fell' | 'holdings' | 'jewels' | 'raids'>, Holdings {
  readonly key: number
  readonly fell: string | null
}

function rowsWith(columns: string, where: string): string {
  return `
    SELECT c.key, c.id, m.id AS campaign, c.slug, c.name, c.race, c.kind, c.status, c.portrait, c.fell, c.created_at AS createdAt, s.id AS session,
      coalesce(l.experience, 0) AS experience, coalesce(l.gold, 0) AS gold, coalesce(l.jewels, 0) AS jewels, coalesce(l.exits, 0) AS exits ${columns}
    FROM characters AS c JOIN campaigns AS m ON m.key = c.campaign
    LEFT JOIN raiders AS r ON r.character = c.key AND r.open = 1
    LEFT JOIN sessions AS s ON s.key = r.session
    LEFT JOIN ledger AS l
      ON l.key = (SELECT key FROM ledger WHERE key BETWEEN c.key * 1000000 AND c.key * 1000000 + 999999 ORDER BY key DESC LIMIT 1)
    WHERE ${where} ORDER BY c.key`
}

/** Rows with their jewels and games: of a campaign, or of one character. */
function withGames<Row extends Stored>(db: CampaignDatabase, campaign: number, one: number | null, rows: readonly Row[]) {
  const jewels = jewelsIn(db, campaign, one)
  const raids = gamesIn(db, campaign, one)
  return rows.map(({ key, fell, experience, gold, jewels: worth, exits, ...row }) => ({
    ...row,
    fell: fellOf(fell),
    holdings: { experience, gold, jewels: worth, exits },
    jewels: jewels.get(key) ?? [],
    raids: (raids.get(key) ?? []).map((raid, n, all) => fateOf(raid, row.status, n === all.length - 1)),
  }))
}

/** The engine's own record. Throws `Unreadable` where it is none. */
function parsed(text: string): object {
  const sheet = sheetIn(text)
  if (sheet === null) throw new Unreadable('a sheet does not read back as it was written')
  return sheet
}

/** The values of each one's jewels, dearest first. */
function jewelsIn(db: CampaignDatabase, campaign: number, one: number | null): ReadonlyMap<number, readonly number[]> {
  const select = `
    SELECT l.character, abs(l.amount) AS value, sum(sign(l.amount)) AS count
    FROM characters AS c JOIN ledger AS l INDEXED BY ledger_jewels ON l.character = c.key AND l.unit = 'jewel'
    WHERE ${one === null ? 'c.campaign = ?' : 'c.key = ?'} GROUP BY l.character, value HAVING count > 0 ORDER BY l.character, value DESC`
  const all = new Map<number, number[]>()
  for (const { character, value, count } of db
    .statement<{ character: number; value: number; count: number }>(select)
    .all(one ?? campaign)) {
    const values = all.get(character) ?? []
    for (let n = 0; n < count; n++) values.push(value)
    all.set(character, values)
  }
  return all
}

interface GameRow {
  readonly character: number
  readonly raid: number
  readonly session: string
  readonly status: SessionStatus
  /** Came out of it. */
  readonly out: number
  /** The fate of a character who did not come out of a game that is over, where its tale is kept. */
  readonly told: string | null
}

/** The games each has been in, oldest first. */
function gamesIn(db: CampaignDatabase, campaign: number, one: number | null): ReadonlyMap<number, readonly GameRow[]> {
  const select = `
    WITH numbered AS (${NUMBERED} WHERE m.key = @campaign)
    SELECT *, iif(status <> 'open' AND NOT out, (
      SELECT p.value ->> '$.fate' FROM sessions AS s, json_each(iif(json_valid(s.tale), s.tale, NULL), '$.people') AS p WHERE s.key = raids.key AND p.value ->> '$.slug' = slug
    ), NULL) AS told FROM (
      SELECT r.character, r.slug, n.key, n.raid, n.id AS session, n.status,
        (SELECT total(amount) FROM ledger INDEXED BY ledger_exits WHERE character = r.character AND session = n.key AND unit = 'exit') > 0 AS out
      FROM numbered AS n JOIN raiders AS r ON r.session = n.key ${one === null ? '' : 'AND r.character = @one'}
    ) AS raids ORDER BY raid`
  const rows = db.statement<GameRow>(select).all(one === null ? { campaign } : { campaign, one })
  return Map.groupBy(rows, ({ character }) => character)
}

/**
 * The newest game's fate is the character's standing, except of one who was dead before it; an older one's, where he did not come out, is
 * in its tale.
 */
function fateOf({ raid, session, status, out, told }: GameRow, now: CharacterStatus, newest: boolean): GameOfCharacter {
  if (status === 'open') return { raid, session, fate: 'inside' }
  if (out === 1) return { raid, session, fate: 'came-out' }
  if (newest && now === 'dead') return { raid, session, fate: told === 'lost' || told === 'abandoned' ? told : 'fallen' }
  if (newest && now === 'lost') return { raid, session, fate: 'lost' }
  return { raid, session, fate: status === 'abandoned' ? 'abandoned' : told === 'fallen' ? 'fallen' : 'lost' }
}

/** One game of a character, as far as its tale tells of deeds. */
interface ToldOf {
  readonly raid: number
  readonly session: string
  readonly deeds: readonly string[]
  readonly victory: boolean
  /** What nearly killed the character; null where nothing did. */
  readonly scar: string | null
  /** What the game counts of the character; nothing where it counts nothing. */
  readonly counts: Readonly<Record<string, number>>
}

/** What the tales of its games tell of a character, by database id, oldest first. */
export function deedsOf(db: CampaignDatabase, id: string): readonly ToldOf[] {
  const select = `
    WITH numbered AS (${NUMBERED} WHERE m.key = @campaign)
    SELECT n.raid, n.id AS session, p.value ->> '$.deeds' AS deeds, p.value ->> '$.victory' AS victory,
      p.value ->> '$.scar.text' AS scar, p.value ->> '$.counts' AS counts
    FROM raiders AS r JOIN numbered AS n ON n.key = r.session JOIN sessions AS s ON s.key = n.key, json_each(iif(json_valid(s.tale), s.tale, NULL), '$.people') AS p
    WHERE r.character = @one AND p.value ->> '$.slug' = r.slug ORDER BY n.raid`
  const row = db.statement<{ key: number; campaign: number }>('SELECT key, campaign FROM characters WHERE id = ?').get(id)
  if (row === undefined) return []
  return db
    .statement<{ raid: number; session: string; deeds: string | null; victory: number; scar: unknown; counts: string | null }>(select)
    .all({ campaign: row.campaign, one: row.key })
    .map(({ deeds, victory, scar, counts, ...raid }) => ({
      ...{ ...raid, victory: victory === 1 },
      deeds: wordsOf(deeds) ?? [],
      scar: typeof scar === 'string' ? scar : null,
      counts: countsIn(counts),
    }))
}

// ---------------------------------------------------------------- inside a transaction

/** Whether someone in that campaign has the engine's id already. */
export function slugTaken(db: CampaignDatabase, campaign: number, slug: string): boolean {
  const where = and(eq(characters.campaign, campaign), eq(characters.slug, slug))
  return db.orm.select({ key: characters.key }).from(characters).where(where).get() !== undefined
}

/** Inside the caller's transaction; returns the new row's key. */
export function insertCharacter(
  db: CampaignDatabase,
  campaign: number,
  { origin, status = 'living', ...character }: NewCharacter,
  createdAt: string,
  born: { readonly session: number; readonly input: number } | null,
): number {
  const row = { ...character, campaign, status, origin: origin === undefined ? character.sheet : origin, createdAt }
  const values = { ...row, bornSession: born?.session ?? null, bornInput: born?.input ?? null }
  return db.orm.insert(characters).values(values).returning({ key: characters.key }).get().key
}

/**
 * Inside the caller's transaction: in a game (its number), or between games. Only those who are on the roster are in a game of a campaign:
 * where one is not, the row has gone since.
 */
export function updateCharacter(
  db: CampaignDatabase,
  campaign: number,
  { slug, ...change }: CharacterChange,
  session: number | null,
): void {
  const { name = null, status = null, sheet, fell } = change
  const update = `
    UPDATE characters SET name = coalesce(@name, name), status = coalesce(@status, status), sheet = coalesce(@sheet, sheet),
      fell = iif(@status = 'living', NULL, coalesce(json_set(@fell, '$.session', (SELECT id FROM sessions WHERE key = @session)), fell))
    WHERE campaign = @campaign AND slug = @slug`
  const text = (value: object | undefined) => (value === undefined ? null : JSON.stringify(value))
  const { changes } = db.statement(update).run({ name, status, sheet: text(sheet), fell: text(fell), session, campaign, slug })
  if (changes !== 1) throw new Unreadable(`the roster knows no character "${slug}"`)
}

/** Undoes the characters who came with the inputs of a game after `to`; null, or who has since gone elsewhere. */
export function unmakeCharacters(db: CampaignDatabase, session: number, to: number): string | null {
  const born = and(eq(characters.bornSession, session), isNotNull(characters.bornInput))
  const made = db.orm.select({ key: characters.key, name: characters.name, input: characters.bornInput }).from(characters).where(born).all()
  for (const { key, name, input } of made) {
    if (input === null || input <= to) continue
    const raids = db.orm.select({ session: raiders.session }).from(raiders).where(eq(raiders.character, key)).all()
    if (raids.some((raid) => raid.session !== session)) return name
    db.orm.delete(characters).where(eq(characters.key, key)).run()
  }
  return null
}
