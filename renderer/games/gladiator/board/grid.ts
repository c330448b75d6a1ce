import {
  COLUMNS,
  frontSquares,
  squareId as idOfSquare,
  ROWS,
  type Spot,
  spotOf,
  squareOn,
  towards,
} from '../../../../engine/gladiator/open/squares.ts'
import type { Facing } from '../../../../engine/gladiator/tables/table-types.ts'

// The arena in the units of its drawing: a square is 42 wide, row 0 in the north, column 0 in the west.

/** The side of a square. */
export const SIDE = 42
/** From the units of the drawing to those of the board, of which a square has a hundred. */
export const SCALE = 100 / SIDE
export const WIDTH = COLUMNS * SIDE
export const HEIGHT = ROWS * SIDE
/** The depth of crowd and wall around the sand. */
export const RIM = 46

/** `9-14`: how options name a square. */
export function squareId(at: Spot): string {
  return idOfSquare(squareOn(at))
}

export function isSame(a: Spot | null, b: Spot | null): boolean {
  return a !== null && b !== null && a[0] === b[0] && a[1] === b[1]
}

export interface Point {
  readonly x: number
  readonly y: number
}

/** The north-west corner of a square. */
export function cornerOf([row, column]: Spot): Point {
  return { x: column * SIDE, y: row * SIDE }
}

export function middleOf([row, column]: Spot): Point {
  return { x: (column + 0.5) * SIDE, y: (row + 0.5) * SIDE }
}

/** From facing north, in degrees. */
export const TURNED: Readonly<Record<Facing, number>> = { n: 0, e: 90, s: 180, w: 270 }

/** The squares that someone has in front (8.1). */
export function frontOf(at: Spot, facing: Facing): readonly Spot[] {
  return frontSquares(squareOn(at), facing).map(spotOf)
}

/** The way someone looks who has come along these squares: a step turns the mover. Null before the first. */
export function headingOf(path: readonly Spot[]): Facing | null {
  const [from, to] = path.slice(-2)
  return from === undefined || to === undefined ? null : towards(squareOn(from), squareOn(to))
}
