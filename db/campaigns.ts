import { eq } from 'drizzle-orm'
import { CHARACTER_STATUSES, type CharacterStatus } from '../engine/kernel/campaign-types.ts'
import { notFound, Unreadable } from '../engine/kernel/refusal.ts'
import { type Outcome, SESSION_STATUSES, type SessionStatus, UNDO_MODES, type UndoMode } from '../engine/kernel/types.ts'
import { outcomeOf, wordsOf } from './kept-json.ts'
import type { CampaignDatabase } from './open.ts'
import { done, type Result, refused } from './refusal.ts'
import { campaigns } from './schema.ts'
import { write } from './write.ts'

export interface NewCampaign {
  readonly id: string
  readonly name: string
  readonly game: string
  readonly variants: readonly string[]
  readonly undo: UndoMode
  /** ISO time. */
  readonly createdAt: string
}

export interface Campaign extends NewCampaign {
  /** Archived: kept, but out of the way. */
  readonly archived: boolean
  /** How many games it had on paper: the first one here is numbered after them. */
  readonly gamesBefore: number
}

/** What its row holds: no checked JSON, and a word where there may be any. */
interface Row extends Omit<Campaign, 'variants' | 'undo' | 'archived'> {
  readonly variants: string
  readonly undo: string
  readonly archived: number
}

const ROWS = 'SELECT id, name, game, variants, undo, created_at AS createdAt, archived, games_before AS gamesBefore FROM campaigns'

/** Null where it cannot be read: under which rules it is played is then not known. */
function campaignOf({ variants, undo, archived, ...row }: Row): Campaign | null {
  const words = wordsOf(variants)
  const mode = UNDO_MODES.find((one) => one === undo)
  return words === null || mode === undefined ? null : { ...row, variants: words, undo: mode, archived: archived === 1 }
}

/** Enters a new campaign; its id must be new. */
export function createCampaign(db: CampaignDatabase, campaign: NewCampaign): Result<Campaign> {
  return write(db, () => {
    db.orm.insert(campaigns).values(campaign).run()
    return done({ ...campaign, archived: false, gamesBefore: 0 })
  })
}

/** Every campaign that can be read, in the order of creation. */
export function listCampaigns(db: CampaignDatabase): readonly Campaign[] {
  return db
    .statement<Row>(`${ROWS} ORDER BY key`)
    .all()
    .flatMap((row) => campaignOf(row) ?? [])
}

/** The campaigns that cannot be read, by id and name. */
export function spoiltCampaigns(db: CampaignDatabase): readonly Pick<Campaign, 'id' | 'name'>[] {
  const rows = db.statement<Row>(`${ROWS} ORDER BY key`).all()
  return rows.filter((row) => campaignOf(row) === null).map(({ id, name }) => ({ id, name }))
}

/** Null for an unknown id. Throws `Unreadable` where its row has come to harm. */
export function getCampaign(db: CampaignDatabase, id: string): Campaign | null {
  const row = db.statement<Row>(`${ROWS} WHERE id = ?`).get(id)
  if (row === undefined) return null
  const campaign = campaignOf(row)
  if (campaign === null) throw new Unreadable('a campaign does not read back as it was written')
  return campaign
}

/** The campaigns of that game that were begun at that moment. */
export function campaignsBegun(db: CampaignDatabase, { game, createdAt }: Pick<Campaign, 'game' | 'createdAt'>): readonly string[] {
  return db.statement<string>('SELECT id FROM campaigns WHERE game = ? AND created_at = ? ORDER BY key').pluck().all(game, createdAt)
}

/** The name alone, of one that cannot be read too; null for an unknown id. */
export function campaignName(db: CampaignDatabase, id: string): string | null {
  return db.statement<string>('SELECT name FROM campaigns WHERE id = ?').pluck().get(id) ?? null
}

/** Renames, archives or unarchives a campaign; what is left out stays. Refuses `not-found`. */
export function changeCampaign(
  db: CampaignDatabase,
  id: string,
  { name, archived }: { readonly name?: string; readonly archived?: boolean },
): Result<Campaign> {
  return write(db, () => {
    const change = 'UPDATE campaigns SET name = coalesce(?, name), archived = coalesce(?, archived) WHERE id = ?'
    db.statement(change).run(name ?? null, archived === undefined ? null : Number(archived), id)
    const campaign = getCampaign(db, id)
    return campaign === null ? refused(notFound('campaign')) : done(campaign)
  })
}

/** Deletes a campaign with everything in it: characters, ledgers, sessions. Refuses `not-found`. */
export function deleteCampaign(db: CampaignDatabase, id: string): Result<null> {
  return write(db, () => {
    const { changes } = db.statement('DELETE FROM campaigns WHERE id = ?').run(id)
    return changes === 0 ? refused(notFound('campaign')) : done(null)
  })
}

/** What is in a campaign, counted. */
export interface Tally {
  readonly roster: Readonly<Record<CharacterStatus, number>>
  readonly raids: Readonly<Record<SessionStatus, number>>
  /** How its games ended, in the order in which they began, without those given up. */
  readonly ends: readonly Outcome[]
  /** ISO time of the newest answer in any of its games. */
  readonly playedAt: string | null
}

/** The tally of each campaign, or of one, by id: four queries, however many campaigns there are. An unknown campaign has none. */
export function talliesOf(db: CampaignDatabase, id: string | null = null): ReadonlyMap<string, Tally> {
  const counted = (what: string, from: string) =>
    Map.groupBy(
      db
        .statement<{ id: string; what: string; count: number }>(
          `SELECT m.id, ${what} AS what, count(*) AS count FROM campaigns AS m JOIN ${from} WHERE m.id = coalesce(?, m.id) GROUP BY m.key, what`,
        )
        .all(id),
      (row) => row.id,
    )
  const people = counted('c.status', 'characters AS c ON c.campaign = m.key')
  const games = counted('s.status', 'sessions AS s ON s.campaign = m.key')
  const ended = `
    SELECT m.id, s.outcome FROM campaigns AS m JOIN sessions AS s ON s.campaign = m.key AND s.status = 'ended'
    WHERE m.id = coalesce(?, m.id) AND s.outcome IS NOT NULL ORDER BY s.key`
  const ends = Map.groupBy(db.statement<{ id: string; outcome: string }>(ended).all(id), (row) => row.id)
  const played = `
    SELECT m.id, max(h.updated_at) AS at FROM campaigns AS m LEFT JOIN heads AS h ON h.campaign = m.key WHERE m.id = coalesce(?, m.id) GROUP BY m.key`
  /** What counts as nothing known is left out. */
  const counts = <What extends string>(known: readonly What[], rows: readonly { readonly what: string; readonly count: number }[] = []) =>
    Object.fromEntries(known.map((one) => [one, rows.find(({ what }) => what === one)?.count ?? 0])) as Record<What, number>
  return new Map(
    db
      .statement<{ id: string; at: string | null }>(played)
      .all(id)
      .map(({ id: campaign, at }) => [
        campaign,
        {
          roster: counts(CHARACTER_STATUSES, people.get(campaign)),
          raids: counts(SESSION_STATUSES, games.get(campaign)),
          ends: (ends.get(campaign) ?? []).flatMap(({ outcome }) => outcomeOf(outcome) ?? []),
          playedAt: at,
        },
      ]),
  )
}

/** The key by which rows refer to a campaign; null for an unknown id. */
export function campaignKey(db: CampaignDatabase, id: string): number | null {
  return db.orm.select({ key: campaigns.key }).from(campaigns).where(eq(campaigns.id, id)).get()?.key ?? null
}
