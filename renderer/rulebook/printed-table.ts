import type { PrintedTable } from '../../engine/kernel/printed-types.ts'
import type { TableAt } from '../book-page.ts'

/** The tables of a case: its own, or those read when it is played. A single column may stand for a table. */
export function tablesFor(
  tables: readonly PrintedTable[],
  readBy: Readonly<Record<string, readonly TableAt[]>>,
  rule: string,
): readonly PrintedTable[] {
  const own = tables.filter((table) => table.rule === rule)
  if (own.length > 0) return own
  return (readBy[rule] ?? []).flatMap(({ table: id, column }) => {
    const table = tables.find((each) => each.id === id)
    return table ? [column === undefined ? table : columnOf(table, column)] : []
  })
}

/** One column of a table. It keeps the id of the whole, so that a lit cell is found. */
function columnOf(table: PrintedTable, column: string): PrintedTable {
  const at = table.columns.findIndex(({ id }) => id === column)
  return {
    ...table,
    columns: table.columns.slice(at, at + 1),
    rows: table.rows.map((row) => ({ ...row, cells: row.cells.slice(at, at + 1) })),
  }
}

/** Every word in the tables of a case, for the search. */
export function wordsInTables(tables: readonly PrintedTable[]): (rule: string) => string {
  const words = new Map<string, string>()
  for (const { rule, columns, rows } of tables) {
    const here = [...columns.map(({ label }) => label), ...rows.flatMap(({ label, cells }) => [label, ...cells])]
    words.set(rule, [words.get(rule) ?? '', ...here].join(' '))
  }
  return (rule) => words.get(rule) ?? ''
}
