import type { Board, DomainTables, LargePlace, QuadrantId, Side } from '../../../../engine/domain/tables/table-types.ts'
import type { Square } from '../../../../engine/domain/view-types.ts'

// The frame of 24 x 36 squares: its slots, its quadrants, its doors.

/** Where one tile can lie; row and column are of its north-western square. */
export interface Slot {
  /** Of a small slot `2-4`, row and column of the slot; of a large one its place. */
  readonly id: string
  readonly kind: 'outer' | 'inner' | 'large'
  readonly quadrant: QuadrantId | null
  readonly place: LargePlace | null
  readonly row: number
  readonly column: number
  readonly size: 3 | 6
}

/** A square of the frame. */
export interface Spot {
  readonly id: Square
  readonly row: number
  readonly column: number
  readonly slot: Slot
  /** Its index in the tile that lies, or will lie, there. */
  readonly cell: number
}

export interface Frame {
  readonly rows: number
  readonly columns: number
  readonly slots: readonly Slot[]
  readonly spot: (square: Square) => Spot | null
  readonly quadrantOf: (square: Square) => QuadrantId
  /** The twelve squares behind the doors of a quadrant. */
  readonly doors: (quadrant: QuadrantId) => readonly Square[]
}

export const QUADRANTS: readonly QuadrantId[] = ['nw', 'ne', 'se', 'sw']
const PLACES: readonly LargePlace[] = ['west', 'treasure', 'east']
const SMALL = 3
const LARGE = 6

const frames = new WeakMap<Board, Frame>()

/** The frame of the tables; the same tables give the same frame. */
export function frameOf({ board }: Pick<DomainTables, 'board'>): Frame {
  let frame = frames.get(board)
  if (frame === undefined) {
    frame = framed(board)
    frames.set(board, frame)
  }
  return frame
}

function framed(board: Board): Frame {
  const { rows, columns } = board.squares
  const slots = slotsOf(board)
  const spots = new Map<Square, Spot>()
  for (const slot of slots)
    for (let cell = 0; cell < slot.size * slot.size; cell++) {
      const [row, column] = [slot.row + Math.floor(cell / slot.size), slot.column + (cell % slot.size)]
      const id = `${row}-${column}`
      spots.set(id, { id, row, column, slot, cell })
    }
  return {
    rows,
    columns,
    slots,
    spot: (square) => spots.get(square) ?? null,
    quadrantOf: (square) => {
      const { row, column } = placeOf(square)
      return `${row < rows / 2 ? 'n' : 's'}${column < columns / 2 ? 'w' : 'e'}`
    },
    doors: (quadrant) => {
      const { column, rows: span } = board.quadrants[quadrant].entry
      return Array.from({ length: span[1] - span[0] + 1 }, (_, i) => `${span[0] + i}-${column}`)
    },
  }
}

function slotsOf(board: Board): readonly Slot[] {
  const small = QUADRANTS.flatMap((quadrant) =>
    (['outer', 'inner'] as const).flatMap((kind) =>
      board.quadrants[quadrant][kind].map(
        ([row, column]): Slot => ({
          id: `${row}-${column}`,
          kind,
          quadrant,
          place: null,
          row: row * SMALL,
          column: column * SMALL,
          size: SMALL,
        }),
      ),
    ),
  )
  const large = PLACES.map((place): Slot => {
    const { row, column } = board.large[place]
    return { id: place, kind: 'large', quadrant: null, place, row, column, size: LARGE }
  })
  return [...small, ...large]
}

/** Row and column of `7-12`. */
export function placeOf(square: Square): { readonly row: number; readonly column: number } {
  const [row = 0, column = 0] = square.split('-').map(Number)
  return { row, column }
}

const AHEAD: Readonly<Record<Side, readonly [row: number, column: number]>> = { n: [-1, 0], e: [0, 1], s: [1, 0], w: [0, -1] }

/** The square on one side, which may lie beyond the frame. */
export function squareBeside(square: Square, side: Side): Square {
  const { row, column } = placeOf(square)
  return `${row + AHEAD[side][0]}-${column + AHEAD[side][1]}`
}

/** The side of the first square on which the second lies, of two in one row or column; null for the same. */
export function sideTowards(from: Square, to: Square): Side | null {
  const [a, b] = [placeOf(from), placeOf(to)]
  if (a.row !== b.row) return b.row > a.row ? 's' : 'n'
  return a.column === b.column ? null : b.column > a.column ? 'e' : 'w'
}
