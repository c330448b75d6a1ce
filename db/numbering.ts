import type { CampaignDatabase } from './open.ts'

/**
 * The games of campaigns with their numbers. A campaign's games are numbered in the order in which they began, after those it had on paper.
 * It can be narrowed to a campaign (`m`), not to a status: every game counts.
 */
export const NUMBERED = `
  SELECT s.key, s.id, s.status, m.games_before + row_number() OVER (PARTITION BY m.key ORDER BY s.key) AS raid
  FROM campaigns AS m JOIN sessions AS s ON s.campaign = m.key`

/** The numbers of a campaign's games, by session; of the games of all campaigns for null. */
export function gameNumbers(db: CampaignDatabase, campaign: string | null): ReadonlyMap<string, number> {
  const rows = db.statement<{ id: string; raid: number }>(`${NUMBERED} WHERE m.id = coalesce(?, m.id)`).all(campaign)
  return new Map(rows.map(({ id, raid }) => [id, raid]))
}
