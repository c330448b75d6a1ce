import type { PrintedHeading, PrintedRow, PrintedTable } from './printed-types.ts'

// What a game's printed tables are set with.

/** A cell without a figure. */
export const NONE = '–'

/** Up to the table's own name: `9.6` of `9.6.orc`, `210G` of `210G.armour`. */
const CASE = /^[^.]+(?:\.\d+)?/

/** A table; its case is what stands in its id before its own name. */
export function printedTable(
  id: string,
  title: string,
  corner: string,
  columns: readonly PrintedHeading[],
  rows: readonly PrintedRow[],
): PrintedTable {
  return { id, rule: CASE.exec(id)?.[0] ?? id, title, corner, columns, rows }
}

/** A row; a cell of nothing, or of 0, is a dash. */
export function printedRow(id: string, label: string, ...cells: readonly (string | number | null)[]): PrintedRow {
  return { id, label, cells: cells.map((cell) => (cell === null || cell === '' || cell === 0 ? NONE : String(cell))) }
}

/** Columns that go by what is printed over them. */
export function headings(...labels: readonly string[]): readonly PrintedHeading[] {
  return labels.map((label) => ({ id: label.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-'), label }))
}
