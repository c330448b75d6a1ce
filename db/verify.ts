import type { CampaignDatabase } from './open.ts'

/** Something in a campaign's books that does not add up. */
export type Difference =
  /** The sums an entry carries are not those of the entries up to it. */
  | {
      readonly kind: 'sum'
      readonly character: string
      readonly entry: number
      readonly unit: string
      readonly kept: number
      readonly summed: number
    }
  /** An entry was deleted: the numbers have a gap. */
  | { readonly kind: 'gap'; readonly character: string; readonly entry: number }
  /** An entry takes another back and is not its opposite. */
  | { readonly kind: 'reversal'; readonly character: string; readonly entry: number }
  /** An entry of an input that was taken back stands. */
  | { readonly kind: 'undone-stands'; readonly character: string; readonly entry: number }
  /** The numbers of a session's inputs or events have a gap. */
  | { readonly kind: 'session'; readonly session: string }

/** Recomputes a campaign's ledger from its entries and counts its sessions' rows; every difference found. */
export function verifyCampaign(db: CampaignDatabase, campaign: string): readonly Difference[] {
  return [...sums(db, campaign), ...entries(db, campaign), ...rows(db, campaign)]
}

const OF_CAMPAIGN = `
  FROM campaigns AS m JOIN characters AS c ON c.campaign = m.key
  JOIN ledger AS l ON l.key BETWEEN c.key * 1000000 AND c.key * 1000000 + 999999`

function sums(db: CampaignDatabase, campaign: string): readonly Difference[] {
  const units = [
    ['experience', 'experience'],
    ['gold', 'gold'],
    ['jewel', 'jewels'],
    ['exit', 'exits'],
  ] as const
  return units.flatMap(([unit, column]) => {
    const select = `
      SELECT * FROM (
        SELECT c.id AS character, l.nth AS entry, l.${column} AS kept,
          sum(iif(l.unit = '${unit}', l.amount, 0)) OVER (PARTITION BY l.character ORDER BY l.nth) AS summed
        ${OF_CAMPAIGN} WHERE m.id = ?)
      WHERE kept <> summed`
    return db
      .statement<{ character: string; entry: number; kept: number; summed: number }>(select)
      .all(campaign)
      .map((row): Difference => ({ kind: 'sum', unit, ...row }))
  })
}

function entries(db: CampaignDatabase, campaign: string): readonly Difference[] {
  const select = `
    SELECT character, entry, CASE WHEN before + 1 <> entry THEN 'gap' WHEN wrong THEN 'reversal' WHEN stands THEN 'undone-stands' END AS kind
    FROM (
      SELECT c.id AS character, l.nth AS entry, lag(l.nth, 1, 0) OVER (PARTITION BY l.character ORDER BY l.nth) AS before,
        l.reverses IS NOT NULL AND NOT EXISTS (
          SELECT 1 FROM ledger AS old WHERE old.key = l.reverses AND old.unit = l.unit AND old.subject = l.subject AND old.amount = -l.amount) AS wrong,
        l.reverses IS NULL AND l.input > (SELECT h.inputs FROM heads AS h WHERE h.key = l.session)
          AND NOT EXISTS (SELECT 1 FROM ledger AS later WHERE later.reverses = l.key) AS stands
      ${OF_CAMPAIGN} WHERE m.id = ?)
    WHERE kind IS NOT NULL`
  return db.statement<{ character: string; entry: number; kind: 'gap' | 'reversal' | 'undone-stands' }>(select).all(campaign)
}

function rows(db: CampaignDatabase, campaign: string): readonly Difference[] {
  const select = `
    SELECT s.id AS session FROM campaigns AS m JOIN sessions AS s ON s.campaign = m.key
    JOIN inputs AS i ON i.key BETWEEN s.key * 1000000 AND s.key * 1000000 + 999999
    WHERE m.id = ? GROUP BY s.key
    HAVING count(*) <> max(i.n) + 1 OR sum(json_array_length(i.events)) <> max(i.next_event)`
  return db
    .statement<{ session: string }>(select)
    .all(campaign)
    .map(({ session }): Difference => ({ kind: 'session', session }))
}
