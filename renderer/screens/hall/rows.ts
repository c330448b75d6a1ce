import type { CharacterRow } from '../../../electron/contract/index.ts'

/** What somebody of the roster is at a glance. */
export type State = 'inside' | 'ready' | 'home' | 'fallen' | 'lost' | 'retired'

/** In the order in which the roster is sorted by state. `ready`: an increase can be paid for. */
export const STATES = ['inside', 'ready', 'home', 'retired', 'lost', 'fallen'] as const satisfies readonly State[]

export const COLUMNS = ['name', 'raids', 'exits', 'price', 'experience', 'gold', 'jewels', 'state'] as const
export type Column = (typeof COLUMNS)[number]

/** How the roster is looked at. */
export interface Look {
  /** `null`: in the order in which they came. */
  readonly sort: { readonly by: Column; readonly descending: boolean } | null
  /** `home` has those who are ready in it. */
  readonly state: State | null
  readonly kind: CharacterRow['kind'] | null
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

export function worthOf(row: Pick<CharacterRow, 'jewels'>): number {
  return row.jewels.reduce((sum, jewel) => sum + jewel.value, 0)
}

/** Those who are looked for, in order: the living, and apart from them all who go on no raid any more. */
export function look(
  rows: readonly CharacterRow[],
  { sort, state, kind, search }: Look,
): Readonly<Record<'living' | 'gone', CharacterRow[]>> {
  const wanted = plain(search.trim())
  const found = rows.filter(
    (row) =>
      (state === null || stateOf(row) === state || (state === 'home' && stateOf(row) === 'ready')) &&
      (kind === null || row.kind === kind) &&
      (wanted === '' || plain(row.name).includes(wanted)),
  )
  if (sort !== null) {
    const compare = ORDERS[sort.by]
    found.sort(sort.descending ? (a, b) => compare(b, a) : compare)
  }
  return { living: found.filter(({ status }) => status === 'living'), gone: found.filter(({ status }) => status !== 'living') }
}

/** A column pressed again turns round. Names begin with A, figures with the greatest. */
export function sortBy(column: Column, { sort }: Look): Look['sort'] {
  if (sort?.by === column) return { by: column, descending: !sort.descending }
  return { by: column, descending: column !== 'name' && column !== 'state' }
}

type Order = (a: CharacterRow, b: CharacterRow) => number
const byNumber =
  (of: (row: CharacterRow) => number): Order =>
  (a, b) =>
    of(a) - of(b)
const names = new Intl.Collator(undefined, { numeric: true })

const ORDERS: Readonly<Record<Column, Order>> = {
  name: (a, b) => names.compare(a.name, b.name),
  raids: byNumber((row) => row.raids.length),
  exits: byNumber((row) => row.exits),
  price: byNumber((row) => row.price?.experience ?? 0),
  experience: byNumber((row) => row.experience),
  gold: byNumber((row) => row.gold),
  jewels: byNumber(worthOf),
  state: byNumber((row) => STATES.indexOf(stateOf(row))),
}

/** Without case and accents. */
function plain(name: string): string {
  return name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
}
