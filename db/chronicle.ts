import type { CharacterStatus } from '../engine/kernel/campaign-types.ts'
import type { Figures, Tale } from '../engine/kernel/tale-types.ts'
import type { Outcome, SessionStatus } from '../engine/kernel/types.ts'
import { figuresOf, outcomeOf } from './kept-json.ts'
import { gameNumbers } from './numbering.ts'
import type { CampaignDatabase } from './open.ts'
import { done, type Result } from './refusal.ts'
import { type TaleColumns, taleColumns, taleText } from './tales.ts'
import { write } from './write.ts'

// The tales of finished games, read for a campaign's chronicle and for the hall of fame.

/** A session as the chronicle lists it, with what is kept of its tale. */
export interface PlayedGame<T> {
  readonly session: string
  readonly campaign: string | null
  readonly campaignName: string | null
  /** Its number in the campaign; null outside of one. */
  readonly raid: number | null
  readonly game: string
  readonly rulesVersion: string
  readonly status: SessionStatus
  /** Null while it is open, and where it cannot be read. */
  readonly outcome: Outcome | null
  /** ISO times: when it began, and its newest input. */
  readonly begunAt: string
  readonly endedAt: string
  readonly inputs: number
  /** Null where there is none of the present shape: it must then be told again. */
  readonly tale: T | null
}

const COLUMNS = `
  s.id AS session, m.id AS campaign, m.name AS campaignName, s.game, s.rules_version AS rulesVersion, s.status, s.outcome,
  s.created_at AS begunAt, s.updated_at AS endedAt, s.inputs, s.tale`
const FROM = 'heads AS s LEFT JOIN campaigns AS m ON m.key = s.campaign'

type Row = Omit<PlayedGame<string>, 'outcome'> & { readonly outcome: string | null }

/** The row with its tale parsed; a tale of another shape counts as none. */
function told<T extends Figures>({ tale, outcome, ...raid }: Row): PlayedGame<T> {
  return { ...raid, outcome: outcomeOf(outcome), tale: figuresOf<T>(tale) }
}

/** All games of a campaign (its id), or of all campaigns, the oldest first, with the figures of their tales: two queries. */
export function readGames(db: CampaignDatabase, campaign: string | null = null): readonly PlayedGame<Figures>[] {
  const select = `SELECT ${COLUMNS} FROM ${FROM} WHERE m.id = coalesce(?, m.id) ORDER BY s.key`
  // Numbered apart: a window would carry every tale along.
  const numbers = gameNumbers(db, campaign)
  return db
    .statement<Omit<Row, 'raid'>>(select)
    .all(campaign)
    .map((row) => told<Figures>({ ...row, raid: numbers.get(row.session) ?? null }))
}

/** The kills of a campaign's latest finished games, from their tales; none from a game whose tale is missing. */
export function readLatestKills(db: CampaignDatabase, campaign: string, games: number): Figures['kills'] {
  const select = `SELECT ${COLUMNS}, NULL AS raid FROM ${FROM} WHERE m.id = ? AND s.status = 'ended' ORDER BY s.key DESC LIMIT ?`
  return db
    .statement<Row>(select)
    .all(campaign, games)
    .flatMap((row) => told<Figures>(row).tale?.kills ?? [])
}

/** All games of that kind that are over and belong to no campaign, oldest first, without what-ifs, games of the Lab and those from files. */
export function readGamesAlone(db: CampaignDatabase, game: string): readonly PlayedGame<Figures>[] {
  const select = `
    SELECT ${COLUMNS}, NULL AS raid FROM ${FROM} JOIN setups AS u ON u.session = s.key
    WHERE m.id IS NULL AND s.game = ? AND s.status = 'ended' AND iif(json_valid(u.setup), coalesce(u.setup -> '$.branchOf', u.setup -> '$.lab', u.setup -> '$.fromFile'), 0) IS NULL ORDER BY s.key`
  return db
    .statement<Row>(select)
    .all(game)
    .map(told<Figures>)
}

/** A game that was begun as a week's. */
export interface WeekAttempted extends PlayedGame<Figures> {
  readonly week: string
}

/** All of them, oldest first, without those from files. */
export function readWeekAttempts(db: CampaignDatabase): readonly WeekAttempted[] {
  const select = `
    SELECT ${COLUMNS}, NULL AS raid, u.setup ->> '$.week' AS week FROM ${FROM} JOIN setups AS u ON u.session = s.key
    WHERE iif(json_valid(u.setup), (u.setup ->> '$.week') IS NOT NULL AND u.setup -> '$.fromFile' IS NULL, 0) ORDER BY s.key`
  return db
    .statement<Row & { readonly week: string }>(select)
    .all()
    .map((row) => ({ ...told<Figures>(row), week: row.week }))
}

/** One session with its whole tale; null where there is no such session. */
export function readGame(db: CampaignDatabase, session: string): PlayedGame<Tale> | null {
  const select = `SELECT ${COLUMNS}, s.chapters FROM ${FROM} WHERE s.id = ?`
  const row = db.statement<Omit<Row, 'raid'> & TaleColumns>(select).get(session)
  if (row === undefined) return null
  const { chapters, ...game } = row
  const raid = game.campaign === null ? null : (gameNumbers(db, game.campaign).get(session) ?? null)
  return told<Tale>({ ...game, raid, tale: taleText(row) })
}

/** Keeps tales that were told again, by session; skips sessions that are open again. */
export function keepTales(db: CampaignDatabase, tales: ReadonlyMap<string, Tale>): Result<null> {
  return write(db, () => {
    const keep = "UPDATE sessions SET tale = ?, chapters = ? WHERE id = ? AND status <> 'open'"
    for (const [session, tale] of tales) {
      const told = taleColumns(tale)
      db.statement(keep).run(told.tale, told.chapters, session)
    }
    return done(null)
  })
}

/** A character in a game: its id, by session and slug. */
export interface GameMember {
  readonly session: string
  readonly slug: string
  readonly character: string
  readonly name: string
}

/** Which characters were in which games of a campaign (by id), or of all: one query. */
export function readMembers(db: CampaignDatabase, campaign: string | null = null): readonly GameMember[] {
  const select = `
    SELECT s.id AS session, r.slug, c.id AS character, c.name
    FROM campaigns AS m JOIN sessions AS s ON s.campaign = m.key JOIN raiders AS r ON r.session = s.key JOIN characters AS c ON c.key = r.character
    WHERE m.id = coalesce(?, m.id) ORDER BY r.session, c.key`
  return db.statement<GameMember>(select).all(campaign)
}

/** A character as compared across campaigns: what it has now, or had when it went into the game that it is in. */
export interface Life {
  readonly character: string
  readonly slug: string
  readonly name: string
  readonly race: string
  readonly kind: string
  readonly campaign: string
  readonly campaignName: string
  readonly game: string
  readonly status: CharacterStatus
  /** As it is stored; null for the portrait of its kind. */
  readonly portrait: string | null
  readonly exits: number
  /** Gold marks and the worth of all jewels. */
  readonly worth: number
}

/** Every character of every campaign: one query. The course of an open game shows nowhere, so that nobody appears who came in it. */
export function readLives(db: CampaignDatabase): readonly Life[] {
  const select = `
    SELECT c.id AS character, c.slug, c.name, c.race, c.kind, m.id AS campaign, m.name AS campaignName, m.game,
      iif(r.session IS NOT NULL AND c.status IN ('dead', 'lost'), 'living', c.status) AS status, c.portrait, coalesce(l.exits, 0) AS exits, coalesce(l.gold + l.jewels, 0) AS worth
    FROM campaigns AS m JOIN characters AS c ON c.campaign = m.key
    LEFT JOIN raiders AS r ON r.character = c.key AND r.open = 1
    LEFT JOIN ledger AS l ON l.key = (
      SELECT key FROM ledger
      WHERE key BETWEEN c.key * 1000000 AND c.key * 1000000 + 999999 AND (session IS NULL OR session IS NOT r.session)
      ORDER BY key DESC LIMIT 1)
    WHERE r.session IS NULL OR c.born_session IS NOT r.session
    ORDER BY c.key`
  return db.statement<Life>(select).all()
}
