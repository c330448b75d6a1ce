import type { Cell } from '../../engine/kernel/drawing.ts'

/** A board unit is a hundredth of the side of a cell. */
export type { Cell } from '../../engine/kernel/drawing.ts'

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
