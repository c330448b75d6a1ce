/** Table 9.9 as `game.tables` gives it. */
export interface WoundTable {
  readonly columns: readonly string[]
  readonly rows: Readonly<Record<string, readonly number[]>>
}

/** The totals of the table, lowest first: an object orders whole numbers before all other keys. */
export function totalsOf(table: WoundTable): readonly string[] {
  return Object.keys(table.rows).sort((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10))
}

/** The row of a total: below 1 reads as 1-3, above 17 as 17+ (9.5). */
export function rowOf(table: WoundTable, total: number): string | null {
  const totals = totalsOf(table)
  return totals.find((each) => covers(each, total)) ?? (total < 1 ? totals[0] : totals.at(-1)) ?? null
}

export function woundsAt(table: WoundTable, row: string, column: string): number | null {
  return table.rows[row]?.[table.columns.indexOf(column)] ?? null
}

/** Whether a total falls in the row or column with that heading: `4`, `6–9`, `17+`, `6 or less`. */
export function covers(head: string, total: number): boolean {
  const first = Number.parseInt(head, 10)
  if (/\+$|or more/.test(head)) return total >= first
  if (/or less/.test(head)) return total <= first
  const [from = first, to = from] = head.split(/[-–]/).map(Number)
  return total >= from && total <= to
}
