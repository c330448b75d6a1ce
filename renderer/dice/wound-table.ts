/** Table 9.9 as `game.tables` gives it. */
export interface WoundTable {
  readonly columns: readonly string[]
  readonly rows: Readonly<Record<string, readonly number[]>>
}

/** The totals of the table, the lowest first: an object keeps whole numbers before anything else. */
export function totalsOf(table: WoundTable): readonly string[] {
  return Object.keys(table.rows).sort((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10))
}

/** The row of a total: below 1 reads as 1-3, above 17 as 17+ (9.5). */
export function rowOf(table: WoundTable, total: number): string | null {
  const rows = totalsOf(table)
  return rows.find((row) => covers(row, total)) ?? (total < 1 ? (rows[0] ?? null) : (rows.at(-1) ?? null))
}

export function woundsAt(table: WoundTable, row: string, column: string): number | null {
  return table.rows[row]?.[table.columns.indexOf(column)] ?? null
}

function covers(row: string, total: number): boolean {
  if (row.endsWith('+')) return total >= Number.parseInt(row, 10)
  const [from, to] = row.split(/[-–]/).map(Number)
  return from !== undefined && total >= from && total <= (to ?? from)
}
