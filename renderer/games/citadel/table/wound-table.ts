/** Table 9.9 as `game.tables` gives it. */
export interface WoundTable {
  readonly columns: readonly string[]
  readonly rows: Readonly<Record<string, readonly number[]>>
}

/** The totals of the table, lowest first: an object orders whole numbers before all other keys. */
export function totalsOf(table: WoundTable): readonly string[] {
  return Object.keys(table.rows).sort((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10))
}

export function woundsAt(table: WoundTable, row: string, column: string): number | null {
  return table.rows[row]?.[table.columns.indexOf(column)] ?? null
}
