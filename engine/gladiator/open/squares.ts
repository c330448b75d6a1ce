import { ARENA } from '../tables/limits.ts'
import type { Facing } from '../tables/table-types.ts'

// The arena as squares (24.1, G-01). A square is a number inside the rules, row by row from the north-west, and `9-14` outside.

/** 0 in the north-west corner, 759 in the south-east. */
export type Square = number

/** Row and column, both from 0. */
export type Spot = readonly [row: number, column: number]

export const { rows: ROWS, columns: COLUMNS } = ARENA
export const SQUARES = ROWS * COLUMNS
/** All of them, from the north-west on, row by row. */
export const ALL_SQUARES: readonly Square[] = Array.from({ length: SQUARES }, (_, square) => square)

export function squareAt(row: number, column: number): Square | null {
  return row >= 0 && row < ROWS && column >= 0 && column < COLUMNS ? row * COLUMNS + column : null
}

/** Of a row and a column that are known to lie in the arena. */
export function squareOn([row, column]: Spot): Square {
  return row * COLUMNS + column
}

export function rowOf(square: Square): number {
  return Math.floor(square / COLUMNS)
}

export function columnOf(square: Square): number {
  return square % COLUMNS
}

export function spotOf(square: Square): Spot {
  return [rowOf(square), columnOf(square)]
}

/** `9-14`: how options name a square. */
export function squareId(square: Square): string {
  return IDS[square] ?? ''
}

const IDS: readonly string[] = ALL_SQUARES.map((square) => `${rowOf(square)}-${columnOf(square)}`)

/** `row 9, column 14`, as the board counts them. */
export function squareName(square: Square): string {
  return `row ${rowOf(square)}, column ${columnOf(square)}`
}

/** The square of an id; null for anything else. */
export function parseSquare(id: string | undefined): Square | null {
  return id === undefined ? null : (BY_ID.get(id) ?? null)
}

const BY_ID: ReadonlyMap<string, Square> = new Map(ALL_SQUARES.map((square) => [squareId(square), square]))

// ---------------------------------------------------------------- directions

/** The eight squares around, clockwise from north. Even ones are steps; the others are adjacent, but nobody moves there (G-02). */
export const AROUND: readonly Spot[] = [
  [-1, 0],
  [-1, 1],
  [0, 1],
  [1, 1],
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, -1],
]

/** North, east, south and west. */
export const STEPS: readonly Spot[] = AROUND.filter((_by, i) => i % 2 === 0)

const TURNED: Readonly<Record<Facing, number>> = { n: 0, e: 2, s: 4, w: 6 }
const OPPOSITE: Readonly<Record<Facing, Facing>> = { n: 's', e: 'w', s: 'n', w: 'e' }

export function opposite(facing: Facing): Facing {
  return OPPOSITE[facing]
}

/** The square that far from another; null beyond the wall of the arena. */
export function beyond(square: Square, [down, right]: Spot, times = 1): Square | null {
  return squareAt(rowOf(square) + down * times, columnOf(square) + right * times)
}

/** The square ahead, or one farther ahead. */
export function ahead(square: Square, facing: Facing, times = 1): Square | null {
  const by = AROUND[TURNED[facing]]
  return by === undefined ? null : beyond(square, by, times)
}

/** Those of the eight squares around that lie in the arena, clockwise from north. */
export function neighbours(square: Square): readonly Square[] {
  return NEIGHBOURS[square] ?? []
}

const NEIGHBOURS: readonly (readonly Square[])[] = Array.from({ length: SQUARES }, (_, square) =>
  AROUND.flatMap((by) => beyond(square, by) ?? []),
)

/** The larger of rows and columns between (G-02). */
export function distance(a: Square, b: Square): number {
  return Math.max(Math.abs(rowOf(a) - rowOf(b)), Math.abs(columnOf(a) - columnOf(b)))
}

/** Squares of the way from one to the other: nobody moves diagonally (G-02). */
export function steps(a: Square, b: Square): number {
  return Math.abs(rowOf(a) - rowOf(b)) + Math.abs(columnOf(a) - columnOf(b))
}

export function areAdjacent(a: Square, b: Square): boolean {
  return a !== b && distance(a, b) === 1
}

// ---------------------------------------------------------------- facing

/** 8.1, G-03: what a square is to someone who stands next to it. */
export type Sector = 'front' | 'side' | 'rear'

const SECTORS: readonly Sector[] = ['front', 'front', 'front', 'side', 'rear', 'side', 'front', 'front']

/**
 * G-03 gives five front squares: ahead, its two diagonals, and both beside him; the rear diagonals are his sides.
 * Null where the square is not adjacent.
 */
export function sectorOf(square: Square, facing: Facing, other: Square): Sector | null {
  const down = rowOf(other) - rowOf(square)
  const right = columnOf(other) - columnOf(square)
  if (Math.abs(down) > 1 || Math.abs(right) > 1 || other === square) return null
  return SECTORS[((DIRECTIONS[3 * down + right + 4] ?? 0) - TURNED[facing] + 8) % 8] ?? null
}

/** Which of the eight squares around lies there, row by row of three. */
const DIRECTIONS = [-1, 0, 1].flatMap((down) => [-1, 0, 1].map((right) => AROUND.findIndex(([r, c]) => r === down && c === right)))

/** The facing of the straight line to a square that comes nearest to it. */
export function towards(from: Square, to: Square): Facing {
  const down = rowOf(to) - rowOf(from)
  const right = columnOf(to) - columnOf(from)
  if (Math.abs(right) >= Math.abs(down)) return right < 0 ? 'w' : 'e'
  return down < 0 ? 'n' : 's'
}

/** 29.1, 32.1, G-04: the way that someone who is engaged may not turn; null where nothing is barred. */
export function barredFacing(facing: Facing, isEngaged: boolean): Facing | null {
  return isEngaged ? opposite(facing) : null
}

/** 8.1: the squares he can attack and engage, clockwise from his left (G-20). */
export function frontSquares(square: Square, facing: Facing): readonly Square[] {
  return FRONT.flatMap((turn) => beyond(square, AROUND[(TURNED[facing] + turn) % 8] ?? [0, 0]) ?? [])
}

const FRONT = [6, 7, 0, 1, 2]

/** 8.2, G-73: everything not behind the line through him at right angles to his facing. */
export function isInFrontalArea(square: Square, facing: Facing, other: Square): boolean {
  return forward(square, facing, other) >= 0
}

/** G-74: from which side something comes that does not come from next to him. */
export function sectorFromAfar(square: Square, facing: Facing, other: Square): Sector {
  const back = -forward(square, facing, other)
  if (back <= 0) return 'front'
  const sideways = facing === 'n' || facing === 's' ? columnOf(other) - columnOf(square) : rowOf(other) - rowOf(square)
  return back > Math.abs(sideways) ? 'rear' : 'side'
}

/** How many squares ahead of him another lies; less than 0 behind him. */
function forward(square: Square, facing: Facing, other: Square): number {
  const down = rowOf(other) - rowOf(square)
  const right = columnOf(other) - columnOf(square)
  switch (facing) {
    case 'n':
      return -down
    case 's':
      return down
    case 'e':
      return right
    case 'w':
      return -right
  }
}

// ---------------------------------------------------------------- the track of a missile

/** 35.1, G-25: the squares whose inside the line between two centres crosses, in order, both ends left out. */
export function track(from: Square, to: Square): readonly Square[] {
  const [row, column] = spotOf(from)
  const down = rowOf(to) - row
  const right = columnOf(to) - column
  const rowStep = Math.sign(down)
  const columnStep = Math.sign(right)
  const crossed: Square[] = []
  let r = row
  let c = column
  // The line leaves a square through the edge that it reaches first. After k rows that is (2k + 1) / |down| of the way, compared crosswise
  // with the same of the columns, so that all numbers are whole; through a corner where both are equal.
  while (r !== row + down || c !== column + right) {
    const toRow = rowStep === 0 ? Number.POSITIVE_INFINITY : (2 * Math.abs(r - row) + 1) * Math.abs(right)
    const toColumn = columnStep === 0 ? Number.POSITIVE_INFINITY : (2 * Math.abs(c - column) + 1) * Math.abs(down)
    if (toColumn < toRow) c += columnStep
    else if (toRow < toColumn) r += rowStep
    else {
      r += rowStep
      c += columnStep
    }
    const square = squareAt(r, c)
    if (square !== null && square !== to) crossed.push(square)
  }
  return crossed
}
