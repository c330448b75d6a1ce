import type { Character, LedgerRow } from '../../../electron/contract/index.ts'
import type { Unit } from '../../../engine/kernel/campaign-types.ts'
import { capital } from '../../../engine/kernel/words.ts'
import type { CampaignGame } from '../campaign-game.tsx'

/** The words of a game. */
type Spoken = Pick<CampaignGame, 'words' | 'campaign'>

/** Entries that belong together: those of one game, or of one purchase between games. */
export interface Group {
  /** The number of its first entry, which identifies it. */
  readonly first: number
  readonly session: string | null
  /** The game's number in the campaign. */
  readonly raid: number | null
  readonly title: string
  readonly rows: readonly LedgerRow[]
  /** Signed sums of its entries; jewels by their worth. */
  readonly experience: number
  readonly gold: number
  readonly jewels: number
  /** The balance after it. */
  readonly after: Pick<LedgerRow, 'experience' | 'gold' | 'jewels'>
}

/**
 * The ledger as drawn: a line for each game, and one for each thing done between games. Entries between games that were written in one transaction share a time.
 *
 * @param game whose words are used
 * @param unit only entries of this unit; null for all
 */
export function groupsOf(game: Spoken, ledger: readonly LedgerRow[], raids: Character['raids'], unit: Unit | null): Group[] {
  const groups: LedgerRow[][] = []
  for (const row of ledger) {
    const before = groups.at(-1)?.at(-1)
    if (before && belongsTo(before, row)) groups.at(-1)?.push(row)
    else groups.push([row])
  }
  return groups.flatMap((rows) => {
    const shown = unit === null ? rows : rows.filter((row) => row.unit === unit)
    return shown.length === 0 ? [] : [groupOf(game, rows, shown, raids)]
  })
}

function belongsTo(before: LedgerRow, row: LedgerRow): boolean {
  if (before.session !== row.session) return false
  return row.session !== null || (before.at === row.at && (before.reverses === null) === (row.reverses === null))
}

function groupOf(game: Spoken, all: readonly LedgerRow[], rows: readonly LedgerRow[], raids: Character['raids']): Group {
  const [first] = all
  const last = rows.at(-1)
  if (!first || !last) throw new Error('a group of the ledger has entries')
  return {
    first: first.n,
    session: first.session,
    raid: first.raid,
    title: first.session === null ? titleAtHome(all, first) : titleOfGame(game, first, raids),
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

/** The purpose of an entry says more than its cost. */
function titleAtHome(rows: readonly LedgerRow[], first: LedgerRow): string {
  const what = rows.find(({ unit }) => unit === 'ability') ?? rows.find(({ unit }) => unit === 'item') ?? first
  return what.text.replace(/\.$/, '')
}

/** `Fight, came home`. */
function titleOfGame({ words, campaign }: Spoken, { session }: LedgerRow, raids: Character['raids']): string {
  const game = raids.find((each) => each.session === session)
  return game ? `${capital(words.one)}, ${campaign.fates[game.fate]}` : capital(words.one)
}
