import Database from 'better-sqlite3'
import type { LedgerLine } from '../engine/kernel/play.ts'
import type { CampaignDatabase } from './open.ts'
import type { Unit } from './schema.ts'

/** One change of what a character is or owns. */
export interface LedgerEntry {
  readonly id: number
  /** The raid and the input it came from; null between raids. */
  readonly session: string | null
  readonly input: number | null
  readonly turn: number | null
  readonly unit: Unit
  /** Signed: points, gold marks, a jewel's value, steps of an ability, pieces of an item, exits. */
  readonly amount: number
  /** Which ability, item or jewel; empty where there is only one of its unit. */
  readonly subject: string
  readonly rule: string
  readonly reason: string
  /** The entry that this one takes back. */
  readonly reverses: number | null
  /** ISO time. */
  readonly at: string
  /** What the character had of it afterwards. */
  readonly balance: number
}

/** What a character has, summed from the ledger. */
export interface Holdings {
  readonly experience: number
  /** Gold marks. */
  readonly gold: number
  /** The value of all jewels together, in gold marks. */
  readonly jewelWorth: number
  readonly exits: number
  /** Gained or lost against the sheet, by ability. */
  readonly abilities: Readonly<Record<string, number>>
  /** Pieces gained or lost against the sheet, by item. */
  readonly items: Readonly<Record<string, number>>
}

/** Where entries belong: the number of the campaign, and of the raid with its input where there is one. */
export interface LedgerPage {
  readonly campaign: number
  readonly session: number | null
  readonly input: number | null
  readonly at: string
}

const INSERT = `
  INSERT INTO ledger (character, session, input, turn, unit, amount, subject, rule, reason, at)
  SELECT key, ?, ?, ?, ?, ?, ?, ?, ?, ? FROM characters WHERE campaign = ? AND slug = ?`

/** Posts lines inside the caller's transaction. A line for somebody who is not on the roster is a bug. */
export function post(db: CampaignDatabase, page: LedgerPage, lines: readonly LedgerLine[]): void {
  const insert = db.statement(INSERT)
  for (const { character, unit, amount, rule, reason, subject = '', turn = null } of lines) {
    const { changes } = insert.run(page.session, page.input, turn, unit, amount, subject, rule, reason, page.at, page.campaign, character)
    if (changes !== 1) throw new Error(`the ledger knows no character "${character}"`)
  }
}

/**
 * Takes back what the inputs after `to` posted, and of input `to` itself all but its first `lines` lines
 * (null: nothing of it). Newest first, so that every sum on the way is one that was there before; false
 * when something of it has been spent since, and then the caller's transaction must not be committed.
 */
export function reverse(db: CampaignDatabase, session: number, { to, lines }: { readonly to: number; readonly lines: number | null }, at: string): boolean {
  const standing = `
    SELECT id, input FROM ledger AS entry
    WHERE session = ? AND input >= ? AND reverses IS NULL AND NOT EXISTS (SELECT 1 FROM ledger WHERE reverses = entry.id) ORDER BY id`
  const entries = db.statement<{ id: number; input: number }>(standing).all(session, to)
  const own = entries.filter((entry) => entry.input === to)
  const taken = [...(lines === null ? [] : own.slice(lines)), ...entries.filter((entry) => entry.input > to)]
  const reversal = db.statement(`
    INSERT INTO ledger (character, session, input, turn, unit, amount, subject, rule, reason, reverses, at)
    SELECT character, session, input, turn, unit, -amount, subject, rule, 'undone', id, ? FROM ledger WHERE id = ?`)
  try {
    for (const { id } of taken.toReversed()) reversal.run(at, id)
    return true
  } catch (error) {
    if (error instanceof Database.SqliteError && error.code === 'SQLITE_CONSTRAINT_CHECK') return false
    throw error
  }
}

/** Every entry of a character (its database id), oldest first. */
export function ledgerOf(db: CampaignDatabase, character: string): readonly LedgerEntry[] {
  const select = `
    SELECT l.id, s.id AS session, l.input, l.turn, l.unit, l.amount, l.subject, l.rule, l.reason, l.reverses, l.at,
      sum(l.amount) OVER (PARTITION BY l.unit, iif(l.unit IN ('ability', 'item'), l.subject, '') ORDER BY l.id) AS balance
    FROM ledger AS l JOIN characters AS c ON c.key = l.character LEFT JOIN sessions AS s ON s.key = l.session
    WHERE c.id = ? ORDER BY l.id`
  return db.statement<LedgerEntry>(select).all(character)
}

/** The values of the jewels a character has, in gold marks, dearest first. */
export function jewelsOf(db: CampaignDatabase, character: string): readonly number[] {
  const select = `
    SELECT abs(l.amount) AS value, sum(sign(l.amount)) AS count
    FROM ledger AS l JOIN characters AS c ON c.key = l.character
    WHERE c.id = ? AND l.unit = 'jewel' GROUP BY value HAVING count > 0 ORDER BY value DESC`
  const rows = db.statement<{ value: number; count: number }>(select).all(character)
  return rows.flatMap(({ value, count }) => Array.from({ length: count }, () => value))
}

/** One kept sum. */
export interface Balance {
  readonly unit: Unit
  readonly subject: string
  readonly total: number
}

/** Puts kept sums together; what is not among them is nothing. */
export function holdings(balances: readonly Balance[]): Holdings {
  const of = (unit: Unit) => balances.filter((balance) => balance.unit === unit && balance.total !== 0)
  const total = (unit: Unit) => of(unit)[0]?.total ?? 0
  const bySubject = (unit: Unit) => Object.fromEntries(of(unit).map((balance) => [balance.subject, balance.total]))
  return {
    experience: total('experience'),
    gold: total('gold'),
    jewelWorth: total('jewel'),
    exits: total('exit'),
    abilities: bySubject('ability'),
    items: bySubject('item'),
  }
}
