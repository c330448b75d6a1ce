import type { CharacterRow } from '../../../electron/contract/index.ts'
import { STATES, type State } from '../../campaign-page.ts'

/** What the roster can be sorted by: its own columns, or one of the game's by its id. */
const OWN_COLUMNS = ['name', 'games', 'state'] as const
export type OwnColumn = (typeof OWN_COLUMNS)[number]

/** A column that sorts the roster, with the figure that it sorts by. */
export interface Sort {
  readonly by: string
  readonly descending: boolean
}

/** How the roster is looked at. */
export interface Look {
  /** `null`: in the order in which they came. */
  readonly sort: Sort | null
  /** `home` includes those who are ready. */
  readonly state: State | null
  /** The id of a kind. */
  readonly kind: string | null
  readonly search: string
}

export const ALL: Look = { sort: null, state: null, kind: null, search: '' }

export function stateOf(row: CharacterRow): State {
  if (row.session !== null) return 'inside'
  switch (row.status) {
    case 'living':
      return (row.price?.affordable ?? 0) > 0 ? 'ready' : 'home'
    case 'dead':
      return 'fallen'
    case 'lost':
    case 'retired':
      return row.status
  }
}

/** A column with what orders its rows. */
export interface Ordered {
  readonly id: string
  readonly order: (row: CharacterRow) => number
}

/**
 * The matches, in order: the living, and apart from them all who no longer play.
 *
 * @param columns those of the game, and its abilities
 */
export function look(
  rows: readonly CharacterRow[],
  { sort, state, kind, search }: Look,
  columns: readonly Ordered[],
): Readonly<Record<'living' | 'gone', CharacterRow[]>> {
  const wanted = plain(search.trim())
  const found = rows.filter(
    (row) =>
      (state === null || stateOf(row) === state || (state === 'home' && stateOf(row) === 'ready')) &&
      (kind === null || row.kind === kind) &&
      (wanted === '' || plain(row.name).includes(wanted)),
  )
  const compare = sort && orderBy(sort.by, columns)
  if (compare) found.sort(sort.descending ? (a, b) => compare(b, a) : compare)
  return { living: found.filter(({ status }) => status === 'living'), gone: found.filter(({ status }) => status !== 'living') }
}

/** The id of an ability among the columns. */
export function abilityColumn(head: string): string {
  return `ability:${head}`
}

/** Pressed again, a column is reversed. Names start with A, figures with the largest. */
export function sortBy(column: string, { sort }: Look): Sort {
  if (sort?.by === column) return { by: column, descending: !sort.descending }
  return { by: column, descending: column !== 'name' && column !== 'state' }
}

type Order = (a: CharacterRow, b: CharacterRow) => number
const byNumber =
  (of: (row: CharacterRow) => number): Order =>
  (a, b) =>
    of(a) - of(b)
const names = new Intl.Collator(undefined, { numeric: true })

const OWN_ORDERS: Readonly<Record<OwnColumn, Order>> = {
  name: (a, b) => names.compare(a.name, b.name),
  games: byNumber((row) => row.raids.length),
  state: byNumber((row) => STATES.indexOf(stateOf(row))),
}

/** Null for a column missing from this game. */
function orderBy(id: string, columns: readonly Ordered[]): Order | null {
  const own = OWN_COLUMNS.find((column) => column === id)
  if (own) return OWN_ORDERS[own]
  const column = columns.find((each) => each.id === id)
  return column ? byNumber(column.order) : null
}

/** Ignoring case and accents. */
function plain(name: string): string {
  return name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
}
