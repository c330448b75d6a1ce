import { BOARD } from '../tables/index.ts'
import { LARGE_PLACES, type LargePlace, type Pair, QUADRANTS, type QuadrantId, SIDES, type Side } from '../tables/table-types.ts'
import type { SlotId, Square } from '../view-types.ts'

// The frame of 24 x 36 squares, worked out once: which slot a square belongs to, and what lies there.

/** What can be laid somewhere: a small tile of one kind, or a large one. */
export type Slot =
  | (Area & { readonly id: SlotId; readonly kind: 'outer' | 'inner'; readonly quadrant: QuadrantId })
  | (Area & { readonly id: LargePlace; readonly kind: 'large'; readonly place: LargePlace })

/** Its north-western square, and how many squares an edge has. */
interface Area {
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
  readonly beside: Readonly<Record<Side, Square | null>>
  /** The same as a list, without the edge of the board. */
  readonly neighbours: readonly Neighbour[]
  /** The squares of its slot, by their index in the tile. */
  readonly within: readonly Square[]
}

interface Neighbour {
  readonly side: Side
  readonly to: Square
}

/** Where a square borders on another slot. */
export interface Edge {
  readonly side: Side
  /** Its place along that side of its own tile, and the neighbour's along the opposite side of the other. */
  readonly place: number
  readonly to: Spot
  readonly placeThere: number
}

const SMALL = 3
const LARGE = 6
const { rows: ROWS, columns: COLUMNS } = BOARD.squares

const slots = new Map<string, Slot>()
for (const quadrant of QUADRANTS) {
  for (const kind of ['outer', 'inner'] as const)
    for (const [row, column] of BOARD.quadrants[quadrant][kind]) {
      const id = `${row}-${column}`
      slots.set(id, { id, kind, quadrant, row: row * SMALL, column: column * SMALL, size: SMALL })
    }
}
for (const place of LARGE_PLACES) {
  const { row, column } = BOARD.large[place]
  slots.set(place, { id: place, kind: 'large', place, row, column, size: LARGE })
}

const within = new Map([...slots.values()].map((slot) => [slot, squaresOf(slot)] as const))

const spots = new Map<Square, Spot>()
for (let row = 0; row < ROWS; row++) for (let column = 0; column < COLUMNS; column++) spots.set(`${row}-${column}`, made(row, column))

const edges = new Map<Spot, readonly Edge[]>()
for (const spot of spots.values()) edges.set(spot, madeEdges(spot))

function squaresOf(slot: Slot): readonly Square[] {
  return Array.from({ length: slot.size ** 2 }, (_, cell) => squareIn(slot, cell))
}

function madeEdges(spot: Spot): readonly Edge[] {
  return spot.neighbours.flatMap(({ side, to: square }): readonly Edge[] => {
    const to = spotOf(square)
    return to.slot === spot.slot ? [] : [{ side, place: placeAlong(spot, side), to, placeThere: placeAlong(to, side) }]
  })
}

function made(row: number, column: number): Spot {
  const small = slots.get(`${Math.floor(row / SMALL)}-${Math.floor(column / SMALL)}`)
  const slot = small ?? LARGE_PLACES.map((place) => slots.get(place)).find((each) => each !== undefined && covers(each, row, column))
  if (slot === undefined) throw new Error(`no tile can lie on ${row}-${column}`)
  const beside = { n: id(row - 1, column), e: id(row, column + 1), s: id(row + 1, column), w: id(row, column - 1) }
  const cell = (row - slot.row) * slot.size + (column - slot.column)
  const neighbours = SIDES.flatMap((side) => {
    const to = beside[side]
    return to === null ? [] : [{ side, to }]
  })
  return { id: `${row}-${column}`, row, column, slot, cell, beside, neighbours, within: within.get(slot) ?? [] }
}

function covers(slot: Slot, row: number, column: number): boolean {
  return row >= slot.row && row < slot.row + LARGE && column >= slot.column && column < slot.column + LARGE
}

function id(row: number, column: number): Square | null {
  return row < 0 || column < 0 || row >= ROWS || column >= COLUMNS ? null : `${row}-${column}`
}

/** Every square of the frame, row by row. */
export const SQUARES: readonly Square[] = [...spots.keys()]

export const SLOTS: readonly Slot[] = [...slots.values()]

export function isSquare(text: string): boolean {
  return spots.has(text)
}

/** Null beyond the frame. */
export function knownSpot(square: string): Spot | null {
  return spots.get(square) ?? null
}

/** A square of the frame; throws on any other text. */
export function spotOf(square: Square): Spot {
  const spot = spots.get(square)
  if (spot === undefined) throw new Error(`there is no square ${square}`)
  return spot
}

export function slotOf(of: SlotId | LargePlace): Slot {
  const slot = slots.get(of)
  if (slot === undefined) throw new Error(`there is no slot ${of}`)
  return slot
}

/** A slot as it leaves the engine: its row and column. */
export function slotPair(slot: SlotId): Pair {
  const { row, column } = slotOf(slot)
  return [row / SMALL, column / SMALL]
}

export const OPPOSITE: Readonly<Record<Side, Side>> = { n: 's', e: 'w', s: 'n', w: 'e' }

/** The squares on its four sides. */
export function besides(square: Square): readonly Neighbour[] {
  return spotOf(square).neighbours
}

/** Where it borders on other slots. */
export function edgesOf(spot: Spot): readonly Edge[] {
  return edges.get(spot) ?? []
}

/** Its place along the edge of its tile: the column for north and south, the row for east and west. */
export function placeAlong({ row, column, slot }: Spot, side: Side): number {
  return side === 'n' || side === 's' ? column - slot.column : row - slot.row
}

/** Squares horizontally plus squares vertically. */
export function distance(a: Square, b: Square): number {
  const [one, other] = [spotOf(a), spotOf(b)]
  return Math.abs(one.row - other.row) + Math.abs(one.column - other.column)
}

/** The square of a tile in that slot, by its index. */
export function squareIn({ row, column, size }: Slot, cell: number): Square {
  return `${row + Math.floor(cell / size)}-${column + (cell % size)}`
}

/** The squares along the grey line of a quadrant (3.0). */
export function entrySquares(quadrant: QuadrantId): readonly Square[] {
  const { column, rows } = BOARD.quadrants[quadrant].entry
  const [first, last] = rows
  return Array.from({ length: last - first + 1 }, (_, i) => `${first + i}-${column}`)
}

/** The quarter of the frame in which a square lies, the large places in the middle shared out. */
export function quadrantOf({ row, column }: Spot): QuadrantId {
  return `${row < ROWS / 2 ? 'n' : 's'}${column < COLUMNS / 2 ? 'w' : 'e'}`
}

/** The side of the first square on which the second lies, of two in one row or column; null for the same. */
export function sideTowards(from: Square, to: Square): Side | null {
  const [a, b] = [spotOf(from), spotOf(to)]
  if (a.row !== b.row) return b.row > a.row ? 's' : 'n'
  return a.column === b.column ? null : b.column > a.column ? 'e' : 'w'
}
