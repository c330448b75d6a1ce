import { campaignKey } from './campaigns.ts'
import { unlessSpoilt } from './kept-json.ts'
import type { Holdings } from './ledger.ts'
import type { CampaignDatabase } from './open.ts'
import { recorded } from './record.ts'
import { type SpoiltRow, spoiltRows } from './row-sums.ts'
import { stateReader } from './starts.ts'

/** Something in a campaign's books that does not add up. */
export type Difference =
  /** An entry's sums differ from those of the entries up to it. */
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
  /** An entry reverses another and is not its opposite. */
  | { readonly kind: 'reversal'; readonly character: string; readonly entry: number }
  /** An entry stands although its input was undone. */
  | { readonly kind: 'undone-stands'; readonly character: string; readonly entry: number }
  /** An entry comes from a game that its character has not been on. */
  | { readonly kind: 'stranger'; readonly character: string; readonly entry: number }
  /** More jewels of a value were spent than there were. */
  | { readonly kind: 'jewels'; readonly character: string; readonly value: number }
  /** Settled entries are missing. */
  | { readonly kind: 'settled'; readonly character: string }
  /** A game that was given up has left something behind. */
  | { readonly kind: 'given-up'; readonly character: string; readonly session: string; readonly unit: string; readonly amount: number }
  /** A character is in a game that is over, or missing from one that is open. */
  | { readonly kind: 'seat'; readonly character: string; readonly session: string }
  /** The numbers of a session's inputs, events or marks have a gap, or its own figures differ from its rows. */
  | { readonly kind: 'session'; readonly session: string }
  /** A row is not as it was written, no matter what it belongs to. */
  | ({ readonly kind: 'spoilt' } & SpoiltRow)

/**
 * Recomputes a campaign's ledger from its entries, compares its sessions and their parties with their rows, and every row of the file
 * with its sum; returns every difference. Whether sheets and entries follow from what was played only the rules can tell: that is not asked here.
 * @param tick told as it goes on, for it reads everything there is
 */
export function verifyCampaign(db: CampaignDatabase, campaign: string, tick: () => void = () => {}): readonly Difference[] {
  const key = campaignKey(db, campaign)
  if (key === null) return []
  const found: Difference[] = []
  for (const part of [sums, entries, people, seats]) {
    found.push(...part(db, key))
    tick()
  }
  found.push(...rows(db, key, tick))
  return [...found, ...spoilt(db, tick)]
}

/** A ledger's sums, from its entries alone. */
export interface Balance extends Holdings {
  readonly character: string
  readonly name: string
  readonly entries: number
}

/** The balance of every character of a campaign, in the order of the roster. */
export function balancesOf(db: CampaignDatabase, campaign: string): readonly Balance[] {
  const sum = (unit: string) => `coalesce(sum(iif(l.unit = '${unit}', l.amount, 0)), 0)`
  const select = `
    SELECT c.id AS character, c.name, count(l.key) AS entries,
      ${sum('experience')} AS experience, ${sum('gold')} AS gold, ${sum('jewel')} AS jewels, ${sum('exit')} AS exits
    FROM campaigns AS m JOIN characters AS c ON c.campaign = m.key
    LEFT JOIN ledger AS l ON l.key BETWEEN c.key * 1000000 AND c.key * 1000000 + 999999
    WHERE m.id = ? GROUP BY c.key ORDER BY c.key`
  return db.statement<Balance>(select).all(campaign)
}

const ENTRIES = 'FROM characters AS c JOIN ledger AS l ON l.key BETWEEN c.key * 1000000 AND c.key * 1000000 + 999999'

const OF_CAMPAIGN = `${ENTRIES} WHERE c.campaign = ?`

function sums(db: CampaignDatabase, campaign: number): readonly Difference[] {
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
        ${OF_CAMPAIGN})
      WHERE kept <> summed`
    return db
      .statement<{ character: string; entry: number; kept: number; summed: number }>(select)
      .all(campaign)
      .map((row): Difference => ({ kind: 'sum', unit, ...row }))
  })
}

/** The first thing wrong with each entry: a gap makes others likely. */
function entries(db: CampaignDatabase, campaign: number): readonly Difference[] {
  // Worked out once and joined: otherwise every entry walks all sessions.
  const select = `
    WITH stood AS MATERIALIZED (SELECT key, inputs FROM heads)
    SELECT character, entry,
      CASE WHEN before + 1 <> entry THEN 'gap' WHEN wrong THEN 'reversal' WHEN stands THEN 'undone-stands' WHEN strange THEN 'stranger' END AS kind
    FROM (
      SELECT c.id AS character, l.nth AS entry, lag(l.nth, 1, 0) OVER (PARTITION BY l.character ORDER BY l.nth) AS before,
        l.reverses IS NOT NULL AND NOT EXISTS (
          SELECT 1 FROM ledger AS old WHERE old.key = l.reverses AND old.unit = l.unit AND old.subject = l.subject AND old.amount = -l.amount) AS wrong,
        l.reverses IS NULL AND l.input > s.inputs
          AND NOT EXISTS (SELECT 1 FROM ledger AS later WHERE later.reverses = l.key) AS stands,
        l.session IS NOT NULL AND NOT EXISTS (SELECT 1 FROM raiders AS r WHERE r.session = l.session AND r.character = c.key) AS strange
      ${ENTRIES} LEFT JOIN stood AS s ON s.key = l.session WHERE c.campaign = ?)
    WHERE kind IS NOT NULL`
  return db.statement<{ character: string; entry: number; kind: 'gap' | 'reversal' | 'undone-stands' | 'stranger' }>(select).all(campaign)
}

function people(db: CampaignDatabase, campaign: number): readonly Difference[] {
  const jewels = `
    SELECT c.id AS character, abs(l.amount) AS value, sum(sign(l.amount)) AS count
    ${OF_CAMPAIGN} AND l.unit = 'jewel' GROUP BY c.key, value HAVING count < 0`
  const settled = `
    SELECT c.id AS character FROM characters AS c WHERE c.campaign = ? AND c.settled > coalesce(
      (SELECT nth FROM ledger WHERE key BETWEEN c.key * 1000000 AND c.key * 1000000 + 999999 ORDER BY key DESC LIMIT 1), 0)`
  const left = `
    SELECT c.id AS character, s.id AS session, l.unit, sum(l.amount) AS remainder
    ${ENTRIES} JOIN sessions AS s ON s.key = l.session AND s.status = 'abandoned'
    WHERE c.campaign = ? GROUP BY c.key, s.key, l.unit, l.subject HAVING remainder <> 0`
  return [
    ...db
      .statement<{ character: string; value: number }>(jewels)
      .all(campaign)
      .map(({ character, value }): Difference => ({ kind: 'jewels', character, value })),
    ...db
      .statement<{ character: string }>(settled)
      .all(campaign)
      .map((row): Difference => ({ kind: 'settled', ...row })),
    ...db
      .statement<{ character: string; session: string; unit: string; remainder: number }>(left)
      .all(campaign)
      .map(({ remainder, ...row }): Difference => ({ kind: 'given-up', amount: remainder, ...row })),
  ]
}

function seats(db: CampaignDatabase, campaign: number): readonly Difference[] {
  const select = `
    SELECT c.id AS character, s.id AS session FROM characters AS c
    JOIN raiders AS r ON r.character = c.key JOIN sessions AS s ON s.key = r.session
    WHERE c.campaign = @campaign AND (r.open <> (s.status = 'open') OR s.campaign IS NOT @campaign)`
  return db
    .statement<{ character: string; session: string }>(select)
    .all({ campaign })
    .map((row): Difference => ({ kind: 'seat', ...row }))
}

function rows(db: CampaignDatabase, campaign: number, tick: () => void): readonly Difference[] {
  const select = `
    SELECT id, key, (status = 'open') = (outcome IS NULL)
      AND EXISTS (SELECT 1 FROM setups WHERE session = s.key)
      AND redo = (SELECT count(*) FROM undone WHERE session = s.key AND redo = 1) AS agrees
    FROM sessions AS s WHERE campaign = ? ORDER BY key`
  return db
    .statement<{ id: string; key: number; agrees: number }>(select)
    .all(campaign)
    .filter(({ key, agrees }) => {
      tick()
      return agrees === 0 || !unlessSpoilt(() => isWhole(db, key), false)
    })
    .map(({ id }): Difference => ({ kind: 'session', session: id }))
}

/** Whether a session's inputs, events and marks are all there, in order, and lead to where its head says it stands. */
function isWhole(db: CampaignDatabase, session: number): boolean {
  const { inputs, marks } = recorded(db, session)
  const stands = db.statement<{ inputs: number; events: number }>('SELECT inputs, events FROM heads WHERE key = ?').get(session)
  let told = 0
  for (const [n, input] of inputs.entries()) {
    told += input.events.length
    if (input.n !== n || input.nextEvent !== told) return false
  }
  const stateText = stateReader(db, session)
  return (
    marks.every(({ state }) => state === null || stateText(state) !== null) &&
    inputs.length > 0 &&
    stands?.inputs === inputs.length - 1 &&
    stands.events === told &&
    (marks[0]?.state ?? null) !== null &&
    marks.every(({ nth, input }, i) => nth === i + 1 && input < inputs.length)
  )
}

/** Rows of any table, of this campaign or not: the file is one. */
function spoilt(db: CampaignDatabase, tick: () => void): readonly Difference[] {
  return spoiltRows(db, tick).map((row): Difference => ({ kind: 'spoilt', ...row }))
}
