/** A printed table, ready for typesetting: words for people, ids for pointing at a cell. Plain JSON. */
export interface PrintedTable {
  /** `210D`, `210G.armour`: its case, and where a case has several tables, the table's name after a dot. */
  readonly id: string
  /** The case it belongs to. */
  readonly rule: string
  readonly title: string
  /** The heading of the first column: `two dice`, `weapon`. */
  readonly corner: string
  readonly columns: readonly PrintedHeading[]
  readonly rows: readonly PrintedRow[]
}

/** A row or a column: its machine name, unique in its table, and its printed heading. */
export interface PrintedHeading {
  readonly id: string
  readonly label: string
}

export interface PrintedRow extends PrintedHeading {
  /** One for each column, in their order. */
  readonly cells: readonly string[]
}
