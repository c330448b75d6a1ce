/** A place of a board by column and row. A board unit is a hundredth of its side. */
export interface Cell {
  readonly x: number
  readonly y: number
}

/** The cells that a board shows. */
export interface Bounds {
  readonly left: number
  readonly top: number
  readonly columns: number
  readonly rows: number
}

export function cellKey(cell: Cell): string {
  return `${cell.x},${cell.y}`
}
