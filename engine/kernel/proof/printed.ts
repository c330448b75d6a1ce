import type { Step } from '../play.ts'
import type { PrintedTable } from '../printed-types.ts'
import type { TableCell } from '../types.ts'

// What holds of the printed tables of every game: they stand in the book, each of their cells can be pointed at, and what rolls and
// events say they read is such a cell.

/** A game's tables as its rulebook shows them; left out by games without. */
export interface Printed extends Allowed {
  readonly tables: readonly PrintedTable[]
  /** Those that rolls and events say they read, in the order of their ids. */
  readonly read: readonly string[]
}

interface Allowed {
  /** Cells that hold nothing, as in print. */
  readonly blanks?: boolean
  /** Tables in another order than their cases. */
  readonly anyOrder?: boolean
}

/** What is wrong with the tables, a line for each fault. `rules` are the cases of the book, in its order. */
export function tableFaults(
  tables: readonly PrintedTable[],
  rules: readonly { readonly rule: string }[],
  { blanks = false, anyOrder = false }: Allowed = {},
): readonly string[] {
  const places = tables.map((table) => rules.findIndex(({ rule }) => rule === table.rule))
  return [
    ...twice(tables).map((id) => `the id ${id} comes twice`),
    ...tables.filter((_, i) => places[i] === -1).map(({ id, rule }) => `${id} belongs to ${rule}, which is no case`),
    ...(anyOrder ? [] : tables.filter((_, i) => i > 0 && (places[i] ?? 0) < (places[i - 1] ?? 0)).map(({ id }) => `${id} is out of order`)),
    ...tables.flatMap((table) => cellFaults(table, blanks).map((fault) => `${table.id}: ${fault}`)),
  ]
}

function cellFaults({ columns, rows }: PrintedTable, blanks: boolean): readonly string[] {
  const spoilt = (cell: string) => /undefined|null|NaN/.test(cell) || (cell === '' && !blanks)
  return [
    ...twice(columns).map((id) => `two columns ${id}`),
    ...twice(rows).map((id) => `two rows ${id}`),
    ...(rows.length < 2 ? ['fewer than two rows'] : []),
    ...rows.filter(({ cells }) => cells.length !== columns.length).map(({ id }) => `row ${id} has not a cell for each column`),
    ...rows.filter(({ cells }) => cells.some(spoilt)).map(({ id }) => `row ${id} has a cell without words`),
  ]
}

function twice(list: readonly { readonly id: string }[]): readonly string[] {
  return list.map(({ id }) => id).filter((id, i, all) => all.indexOf(id) !== i)
}

/** The words that stand there; undefined where there is no such cell. */
export function cellOf(tables: readonly PrintedTable[], table: string, row: string, column: string): string | undefined {
  const found = tables.find(({ id }) => id === table)
  const at = found?.columns.findIndex(({ id }) => id === column) ?? -1
  return found?.rows.find(({ id }) => id === row)?.cells[at]
}

/** What the rolls and events of a game say they read. */
export function readingsIn(steps: readonly Pick<Step, 'rolls' | 'events'>[]): readonly TableCell[] {
  return steps.flatMap(({ rolls, events }) => [...rolls, ...events].flatMap((each) => ('reads' in each && each.reads ? each.reads : [])))
}

/** Those that point at no row or cell of the tables, as `table/row/column`. */
export function misread(tables: readonly PrintedTable[], readings: readonly TableCell[]): readonly string[] {
  const there = new Set(
    tables.flatMap(({ id, columns, rows }) =>
      rows.flatMap((row) => [`${id}/${row.id}`, ...columns.map((column) => `${id}/${row.id}/${column.id}`)]),
    ),
  )
  const named = readings.map(({ table, row, column }) => [table, row, ...(column === undefined ? [] : [column])].join('/'))
  return [...new Set(named)].filter((cell) => !there.has(cell))
}
