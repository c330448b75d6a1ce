/** A printed table, ready to be set: words for people, ids for whatever points at a cell of it. Plain JSON. */
export interface PrintedTable {
  /** `210D`, `210G.armour`: its case, and after a dot which of the tables of that case where there are several. */
  readonly id: string
  /** The case it belongs to. */
  readonly rule: string
  readonly title: string
  /** What stands above the first column: `two dice`, `weapon`. */
  readonly corner: string
  readonly columns: readonly Heading[]
  readonly rows: readonly PrintedRow[]
}

/** A row or a column: its machine name, unique in its table, and what is printed there. */
export interface Heading {
  readonly id: string
  readonly label: string
}

export interface PrintedRow extends Heading {
  /** One for each column, in their order. */
  readonly cells: readonly string[]
}
