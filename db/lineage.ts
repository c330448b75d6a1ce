import { campaignKey } from './campaigns.ts'
import { jsonOf } from './kept-json.ts'
import type { CampaignDatabase } from './open.ts'
import { ROW_KEY } from './record.ts'
import { done, type Result } from './refusal.ts'
import { write } from './write.ts'

// How a campaign is recognised when it comes back from another folder. The host says what a state is; the states are kept here.

/** A state in which a campaign left a folder or came into one. */
export interface TravelledState {
  /** Stands for everything that was in it. */
  readonly digest: string
  /** ISO time. */
  readonly at: string
}

export interface Lineage {
  /** The same in every folder to which the campaign has gone. */
  readonly id: string
  /** In order, the newest last: each has come out of the one before. */
  readonly states: readonly TravelledState[]
}

/** So many of the newest states are kept. An older one that comes back is not known as ours, and the person is asked. */
export const MOST_STATES = 200

/** Null where it has none yet, or where its row has come to harm. */
export function readLineage(db: CampaignDatabase, campaign: string): Lineage | null {
  const select = 'SELECT l.id, l.states FROM lineages AS l JOIN campaigns AS c ON c.key = l.campaign WHERE c.id = ?'
  const row = db.statement<{ id: string; states: string }>(select).get(campaign)
  const states = row === undefined ? null : jsonOf(row.states)
  if (row === undefined || !Array.isArray(states) || !states.every(isState)) return null
  return { id: row.id, states }
}

function isState(value: unknown): value is TravelledState {
  if (typeof value !== 'object' || value === null) return false
  return 'digest' in value && typeof value.digest === 'string' && 'at' in value && typeof value.at === 'string'
}

/** The campaign of that lineage; null where it is not here. */
export function campaignOfLineage(db: CampaignDatabase, lineage: string): string | null {
  const select = 'SELECT c.id FROM campaigns AS c JOIN lineages AS l ON l.campaign = c.key WHERE l.id = ?'
  return db.statement<string>(select).pluck().get(lineage) ?? null
}

/** Keeps it in place of the one before. Nothing is kept for a campaign that has gone meanwhile. */
export function keepLineage(db: CampaignDatabase, campaign: string, lineage: Lineage): Result<null> {
  return write(db, () => {
    const key = campaignKey(db, campaign)
    if (key !== null) putLineage(db, key, lineage)
    return done(null)
  })
}

/** The same within a transaction. */
export function putLineage(db: CampaignDatabase, campaign: number, { id, states }: Lineage): void {
  const put =
    'INSERT INTO lineages (campaign, id, states) VALUES (?, ?, ?) ON CONFLICT (campaign) DO UPDATE SET id = excluded.id, states = excluded.states'
  db.statement(put).run(campaign, id, JSON.stringify(states.slice(-MOST_STATES)))
}

/** A text that changes with anything in a campaign, read from the checksums of its rows: alike in a copy of the campaigns. */
export function markOf(db: CampaignDatabase, campaign: string): string {
  const select = `
    SELECT concat_ws(' ', c.games_before,
      (SELECT concat_ws(' ', count(*), total(sum)) FROM characters WHERE campaign = c.key),
      (SELECT concat_ws(' ', count(*), total(sum)) FROM sessions WHERE campaign = c.key),
      (SELECT concat_ws(' ', total(revision), total(inputs)) FROM heads WHERE campaign = c.key),
      (SELECT concat_ws(' ', count(*), total(m.sum)) FROM sessions AS s JOIN moments AS m ON m.session = s.key WHERE s.campaign = c.key),
      (SELECT concat_ws(' ', count(*), total(l.sum)) FROM characters AS p
        JOIN ledger AS l ON l.key BETWEEN p.key * ${ROW_KEY} AND p.key * ${ROW_KEY} + ${ROW_KEY - 1} WHERE p.campaign = c.key))
    FROM campaigns AS c WHERE c.id = ?`
  return db.statement<string>(select).pluck().get(campaign) ?? ''
}
