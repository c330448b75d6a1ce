import Database from 'better-sqlite3'
import type { LedgerLine, Unit } from '../engine/kernel/campaign-types.ts'
import { Unreadable } from '../engine/kernel/refusal.ts'
import type { CampaignDatabase } from './open.ts'
import { summedInsert } from './row-sums.ts'

/** One change of what a character is or owns, with what it had afterwards. */
export interface LedgerEntry extends Holdings {
  /** Its number among the character's entries, from 1. */
  readonly nth: number
  /** The game and the input it came from; null between games. */
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
  /** The number of the entry that this one reverses. */
  readonly reverses: number | null
  /** ISO time. */
  readonly at: string
}

/** What a character has: the sums of its ledger. */
export interface Holdings {
  readonly experience: number
  /** Gold marks. */
  readonly gold: number
  /** The worth of all jewels together, in gold marks. */
  readonly jewels: number
  readonly exits: number
}

/** A character's key and the sums of its newest entry, from which the next one goes on. */
export interface Account extends Holdings {
  readonly character: number
  /** 0 for a ledger without entries. */
  readonly nth: number
}

const NOTHING = { nth: 0, experience: 0, gold: 0, jewels: 0, exits: 0 } as const satisfies Omit<Account, 'character'>

/** Where entries belong: the number of the campaign, and of the game with its input where there is one. */
export interface LedgerPage {
  readonly campaign: number
  readonly session: number | null
  readonly input: number | null
  readonly at: string
  /** Accounts known to be up to date, by slug; kept so. */
  readonly accounts?: Map<string, Account>
}

/** A character's key and an entry's number in one integer: see the table ledger. */
const PAGE_KEY = 1_000_000

/**
 * Posts lines inside the caller's transaction. A line for someone who is not on the roster, or not in
 * that game, is a bug. Small statements instead of one with a join: SQLite plans a join with bound values
 * again at every run, which costs more than all of them.
 */
export function post(db: CampaignDatabase, page: LedgerPage, lines: readonly LedgerLine[]): void {
  const { session, input, at, accounts = new Map<string, Account>() } = page
  for (const [line, { character, unit, amount, rule, reason, subject = '', turn = null }] of lines.entries()) {
    const account = accounts.get(character) ?? findAccount(db, page, character)
    const row = { session, input, line, turn, unit, amount, subject, rule, reason, reverses: null, at }
    accounts.set(character, enter(db, account, row))
  }
}

function findAccount(db: CampaignDatabase, { campaign, session }: LedgerPage, slug: string): Account {
  const [find, where] =
    session === null
      ? ['SELECT key FROM characters WHERE campaign = ? AND slug = ?', campaign]
      : ['SELECT character FROM raiders WHERE session = ? AND slug = ?', session]
  const key = db.statement<number>(find).pluck().get(where, slug)
  if (key === undefined) throw new Unreadable(`no ledger here for "${slug}"`) // only members post: a row has gone
  return newest(db, key)
}

type Row = Omit<LedgerEntry, 'nth' | 'session' | keyof Holdings> & { readonly session: number | null; readonly line: number }

/** Writes an entry's row: values in the order of its columns. */
export const putEntry = summedInsert('ledger', [
  ...['key', 'session', 'input', 'line', 'turn', 'unit', 'amount', 'subject', 'rule', 'reason', 'reverses', 'at'],
  ...['experience', 'gold', 'jewels', 'exits'],
])

/** Writes the next entry of an account, with the sums after it. */
function enter(db: CampaignDatabase, last: Account, row: Row): Account {
  const nth = last.nth + 1
  const key = last.character * PAGE_KEY + nth
  const { session, input, line, turn, unit, amount, subject, rule, reason, reverses, at } = row
  const { experience, gold, jewels, exits } = added(last, unit, amount)
  putEntry(db, key, session, input, line, turn, unit, amount, subject, rule, reason, reverses, at, experience, gold, jewels, exits)
  return { character: last.character, nth, experience, gold, jewels, exits }
}

function newest(db: CampaignDatabase, character: number): Account {
  const select = 'SELECT character, nth, experience, gold, jewels, exits FROM ledger WHERE key BETWEEN ? AND ? ORDER BY key DESC LIMIT 1'
  const first = character * PAGE_KEY
  return db.statement<Account>(select).get(first, first + PAGE_KEY - 1) ?? { ...NOTHING, character }
}

/** Abilities and items are counted by subject, not in these sums. */
function added(to: Holdings, unit: Unit, amount: number): Holdings {
  switch (unit) {
    case 'experience':
      return { ...to, experience: to.experience + amount }
    case 'gold':
      return { ...to, gold: to.gold + amount }
    case 'jewel':
      return { ...to, jewels: to.jewels + amount }
    case 'exit':
      return { ...to, exits: to.exits + amount }
    case 'ability':
    case 'item':
      return to
  }
}

/**
 * Undoes what the inputs after `to` posted, and of input `to` itself all but its first `lines` lines
 * (null: nothing of it). Newest first, so that every sum on the way has existed before; false
 * where some of it has been spent since: the caller must then roll back.
 */
export function reverse(
  db: CampaignDatabase,
  session: number,
  { to, lines }: { readonly to: number; readonly lines: number | null },
  at: string,
): boolean {
  const standing = `
    SELECT l.* FROM raiders AS r
    JOIN ledger AS l ON l.key BETWEEN r.character * 1000000 AND r.character * 1000000 + 999999 AND l.session = r.session
    WHERE r.session = ? AND l.input >= ? AND l.reverses IS NULL AND NOT EXISTS (SELECT 1 FROM ledger AS later WHERE later.reverses = l.key)
    ORDER BY l.input, l.line`
  const entries = db.statement<Row & { key: number; character: number }>(standing).all(session, to)
  const own = entries.filter((entry) => entry.input === to)
  const taken = [...(lines === null ? [] : own.slice(lines)), ...entries.filter((entry) => entry.input !== to)]
  try {
    for (const { key, character, ...row } of taken.toReversed())
      enter(db, newest(db, character), { ...row, amount: -row.amount, reason: 'undone', reverses: key, at })
    return true
  } catch (error) {
    if (error instanceof Database.SqliteError && error.code === 'SQLITE_CONSTRAINT_CHECK') return false
    throw error
  }
}

/** Undoes the `count` entries of an account (its character's number) that end with `entry`, newest first. They must exist and stand. */
export function takeBack(
  db: CampaignDatabase,
  character: number,
  { entry, count }: { readonly entry: number; readonly count: number },
  at: string,
): void {
  const select = 'SELECT * FROM ledger WHERE key BETWEEN ? AND ? ORDER BY key DESC'
  const last = character * PAGE_KEY + entry
  for (const { key, ...row } of db.statement<Row & { key: number }>(select).all(last - count + 1, last))
    enter(db, newest(db, character), { ...row, amount: -row.amount, reason: 'undone', reverses: key, at })
}

/** Every entry of a character (its database id), oldest first. */
export function ledgerOf(db: CampaignDatabase, character: string): readonly LedgerEntry[] {
  const select = `
    SELECT l.nth, s.id AS session, l.input, l.turn, l.unit, l.amount, l.subject, l.rule, l.reason, l.reverses % 1000000 AS reverses, l.at,
      l.experience, l.gold, l.jewels, l.exits
    FROM characters AS c JOIN ledger AS l ON l.key BETWEEN c.key * 1000000 AND c.key * 1000000 + 999999
    LEFT JOIN sessions AS s ON s.key = l.session
    WHERE c.id = ? ORDER BY l.nth`
  return db.statement<LedgerEntry>(select).all(character)
}

/** A line of a game that stands: it has not been undone. */
export interface StandingLine extends Required<Omit<LedgerLine, 'turn'>> {
  readonly session: string
  readonly input: number
  readonly turn: number | null
}

/** The lines that the games of a campaign have posted and that stand, in the order of posting, without what giving a game up undid. */
export function standingLines(db: CampaignDatabase, campaign: string): readonly StandingLine[] {
  const select = `
    SELECT s.id AS session, r.slug AS character, l.input, l.unit, l.amount, l.subject, l.rule, l.reason, l.turn
    FROM campaigns AS m JOIN characters AS c ON c.campaign = m.key
    JOIN ledger AS l ON l.key BETWEEN c.key * 1000000 AND c.key * 1000000 + 999999
    JOIN raiders AS r ON r.session = l.session AND r.character = c.key
    JOIN sessions AS s ON s.key = l.session
    WHERE m.id = ? AND l.reverses IS NULL AND l.reason <> 'abandoned'
      AND NOT EXISTS (SELECT 1 FROM ledger AS later WHERE later.reverses = l.key)
    ORDER BY l.key`
  return db.statement<StandingLine>(select).all(campaign)
}

/** What the ledger has given or taken of each ability or item, by subject, without those that even out. */
export function countsOf(db: CampaignDatabase, character: string, unit: 'ability' | 'item'): Readonly<Record<string, number>> {
  const select = `
    SELECT l.subject, sum(l.amount) AS count
    FROM characters AS c JOIN ledger AS l ON l.key BETWEEN c.key * 1000000 AND c.key * 1000000 + 999999
    WHERE c.id = ? AND l.unit = ? GROUP BY l.subject HAVING count <> 0 ORDER BY l.subject`
  const rows = db.statement<{ subject: string; count: number }>(select).all(character, unit)
  return Object.fromEntries(rows.map(({ subject, count }) => [subject, count]))
}
