import type { Character, LedgerRow } from '../../../electron/contract/index.ts'

export type Unit = LedgerRow['unit']

/** Entries that belong together: those of one raid, or of one purchase between raids. */
export interface Group {
  /** The number of its first entry: what it is known by. */
  readonly first: number
  readonly session: string | null
  /** The raid's number in the campaign. */
  readonly raid: number | null
  readonly title: string
  readonly rows: readonly LedgerRow[]
  /** Signed sums of its entries; jewels by their worth. */
  readonly experience: number
  readonly gold: number
  readonly jewels: number
  /** What there was after it. */
  readonly after: Pick<LedgerRow, 'experience' | 'gold' | 'jewels'>
}

/**
 * The ledger as it is drawn: a line for each raid, and one for everything done between raids. Entries between raids that
 * were written in one transaction carry the same time.
 * @param unit only entries of this unit; null for all
 */
export function groupsOf(ledger: readonly LedgerRow[], raids: Character['raids'], unit: Unit | null): Group[] {
  const groups: LedgerRow[][] = []
  for (const row of ledger) {
    const before = groups.at(-1)?.at(-1)
    if (before && belongsTo(before, row)) groups.at(-1)?.push(row)
    else groups.push([row])
  }
  return groups.flatMap((rows) => {
    const shown = unit === null ? rows : rows.filter((row) => row.unit === unit)
    return shown.length === 0 ? [] : [groupOf(rows, shown, raids)]
  })
}

function belongsTo(before: LedgerRow, row: LedgerRow): boolean {
  if (before.session !== row.session) return false
  return row.session !== null || (before.at === row.at && (before.reverses === null) === (row.reverses === null))
}

function groupOf(all: readonly LedgerRow[], rows: readonly LedgerRow[], raids: Character['raids']): Group {
  const [first] = all
  const last = rows.at(-1)
  if (!first || !last) throw new Error('a group of the ledger has entries')
  return {
    first: first.n,
    session: first.session,
    raid: first.raid,
    title: first.session === null ? titleAtHome(all, first) : titleOfRaid(first, raids),
    rows,
    experience: sum(rows, 'experience'),
    gold: sum(rows, 'gold'),
    jewels: sum(rows, 'jewel'),
    after: { experience: last.experience, gold: last.gold, jewels: last.jewels },
  }
}

function sum(rows: readonly LedgerRow[], unit: Unit): number {
  return rows.reduce((total, row) => (row.unit === unit ? total + row.amount : total), 0)
}

/** What it was done for says more than what it cost. */
function titleAtHome(rows: readonly LedgerRow[], first: LedgerRow): string {
  const what = rows.find(({ unit }) => unit === 'ability') ?? rows.find(({ unit }) => unit === 'item') ?? first
  return what.text.replace(/\.$/, '')
}

const FATES = {
  inside: 'Raid, still inside',
  'came-out': 'Raid, came out',
  fallen: 'Raid, fell',
  lost: 'Raid, lost',
  abandoned: 'Raid, given up',
} as const satisfies Record<Character['raids'][number]['fate'], string>

function titleOfRaid({ session }: LedgerRow, raids: Character['raids']): string {
  const raid = raids.find((each) => each.session === session)
  return raid ? FATES[raid.fate] : 'Raid'
}
