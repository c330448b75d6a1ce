import type { ArenaView } from '../../../../engine/gladiator/view-types.ts'

// The arena in the units of its drawing: a square is 42 wide, row 0 in the north, column 0 in the west.

export type Spot = readonly [row: number, column: number]
export type Facing = ArenaView['characters'][number]['facing']

/** The side of a square. */
export const SIDE = 42
/** From the units of the drawing to those of the board, of which a square has a hundred. */
export const SCALE = 100 / SIDE
export const ROWS = 19
export const COLUMNS = 40
export const WIDTH = COLUMNS * SIDE
export const HEIGHT = ROWS * SIDE
/** The depth of crowd and wall around the sand. */
export const RIM = 46

/** `9-14`: how options name a square. */
export function squareId([row, column]: Spot): string {
  return `${row}-${column}`
}

/** The square of an id; null for anything else. */
export function spotOf(id: string | undefined): Spot | null {
  const [, row, column] = /^(\d+)-(\d+)$/.exec(id ?? '') ?? []
  return row === undefined || !isInside([Number(row), Number(column)]) ? null : [Number(row), Number(column)]
}

export function isInside([row, column]: Spot): boolean {
  return row >= 0 && row < ROWS && column >= 0 && column < COLUMNS
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

/** The step ahead in each direction, and the quarter turns from north. */
export const AHEAD: Readonly<Record<Facing, { readonly by: Spot; readonly turn: number }>> = {
  n: { by: [-1, 0], turn: 0 },
  e: { by: [0, 1], turn: 90 },
  s: { by: [1, 0], turn: 180 },
  w: { by: [0, -1], turn: 270 },
}

export function beside([row, column]: Spot, [down, right]: Spot, times = 1): Spot {
  return [row + down * times, column + right * times]
}

/** The five squares that somebody has in front (8.1), clockwise from his left. Those beyond the wall are left out. */
export function frontOf(spot: Spot, facing: Facing): readonly Spot[] {
  const [down, right] = AHEAD[facing].by
  const across: Spot = [-right, down]
  const ahead = beside(spot, [down, right])
  return [beside(spot, across), beside(ahead, across), ahead, beside(ahead, across, -1), beside(spot, across, -1)].filter(isInside)
}

/** The way somebody looks who has come along these squares: a step turns the mover. Null where the last one is not straight. */
export function headingOf(path: readonly Spot[]): Facing | null {
  const [from, to] = path.slice(-2)
  if (from === undefined || to === undefined) return null
  const down = Math.sign(to[0] - from[0])
  const right = Math.sign(to[1] - from[1])
  return FACINGS.find((facing) => isSame(AHEAD[facing].by, [down, right])) ?? null
}

export const FACINGS = ['n', 'e', 's', 'w'] as const satisfies readonly Facing[]
