import type { CatacombRef, Facing, Spot } from '../state.ts'
import { FACINGS } from '../state.ts'
import { ALYSA_COLUMN, COLUMNS, type Door, type Drawing, MAPS, ROWS } from '../tables/index.ts'
import { randomDrawing } from './101-catacomb-random.ts'

/** Columns 28 to 31 go on from the first red square; the last of them leads to Alysa (101A). */
const RED_COLUMNS: readonly number[] = [28, 29, 30, 31]

/** Squares from west to east, with the red corridor and Alysa's room. */
export const WIDTH = ALYSA_COLUMN + 1

/** start is an H square: hall, and lit. red is the corridor, beginning with the R square. */
export type SquareKind = 'hall' | 'room' | 'start' | 'red' | 'alysa' | 'pit' | 'black'

export interface Square {
  readonly kind: SquareKind
  /** Rooms, torches, start and red squares (101B, 205B). */
  readonly lit: boolean
  /** The letter of its room; null outside of rooms. */
  readonly room: string | null
}

/** What lies between two squares that touch along a side. */
export type Edge = 'open' | 'wall' | Door

/** A drawn catacomb, ready to be walked in. */
export interface Catacomb extends Drawing {
  /** Row by row, `WIDTH` to a row. */
  readonly squares: readonly Square[]
  readonly starts: readonly Spot[]
  /** The first red square. */
  readonly exit: Spot
  readonly alysa: Spot
  /** Doors by the squares on both sides of them. */
  readonly doorsAt: ReadonlyMap<number, readonly Door[]>
}

const BLACK: Square = { kind: 'black', lit: false, room: null }
const PIT: Square = { kind: 'pit', lit: false, room: null }
const LIT_HALL: Square = { kind: 'hall', lit: true, room: null }
const DARK_HALL: Square = { kind: 'hall', lit: false, room: null }
const START: Square = { kind: 'start', lit: true, room: null }
const RED: Square = { kind: 'red', lit: true, room: null }
const ALYSA: Square = { kind: 'alysa', lit: true, room: null }

function squareOf(letter: string): Square {
  switch (letter) {
    case '#':
      return BLACK
    case 'O':
      return PIT
    case '.':
      return LIT_HALL
    case ':':
      return DARK_HALL
    case 'H':
      return START
    case 'R':
      return RED
    default:
      return { kind: 'room', lit: true, room: letter }
  }
}

const compiled = new Map<string, Catacomb>()
/** Random catacombs that are kept ready; a long run of games does not fill the memory. */
const MOST_COMPILED = 32

/** The catacomb of that name or seed; the same reference always gives the same one. */
export function catacombOf(ref: CatacombRef): Catacomb {
  const key = ref.kind === 'drawn' ? ref.id : `random ${ref.seed}`
  const known = compiled.get(key)
  if (known !== undefined) return known
  if (compiled.size >= MOST_COMPILED) compiled.clear()
  const made = compile(ref.kind === 'drawn' ? MAPS[ref.id] : randomDrawing(ref.seed))
  compiled.set(key, made)
  return made
}

/** Puts the red corridor on to a drawing and finds what is looked for again and again. */
export function compile(drawing: Drawing): Catacomb {
  const squares: Square[] = Array.from({ length: ROWS * WIDTH }, () => BLACK)
  const starts: Spot[] = []
  let exit: Spot | null = null
  for (let row = 0; row < ROWS; row++)
    for (let col = 0; col < COLUMNS; col++) {
      const square = squareOf(drawing.grid[row]?.[col] ?? '#')
      squares[row * WIDTH + col] = square
      if (square.kind === 'start') starts.push({ row, col })
      if (square.kind === 'red') exit = { row, col }
    }
  if (exit === null) throw new Error(`the catacomb ${drawing.id} has no red square`)
  for (const col of RED_COLUMNS) squares[exit.row * WIDTH + col] = RED
  squares[exit.row * WIDTH + ALYSA_COLUMN] = ALYSA
  return { ...drawing, squares, starts, exit, alysa: { row: exit.row, col: ALYSA_COLUMN }, doorsAt: doorsBySquare(drawing.doors) }
}

function doorsBySquare(doors: readonly Door[]): ReadonlyMap<number, readonly Door[]> {
  const at = new Map<number, Door[]>()
  for (const door of doors)
    for (const spot of [door.hall, door.room]) {
      const there = at.get(indexOf(spot))
      if (there === undefined) at.set(indexOf(spot), [door])
      else there.push(door)
    }
  return at
}

// ---------------------------------------------------------------- spots

/** A number for every square, which orders them row by row. */
export function indexOf({ row, col }: Spot): number {
  return row * WIDTH + col
}

export function spotAt(index: number): Spot {
  return { row: Math.floor(index / WIDTH), col: index % WIDTH }
}

export function sameSpot(a: Spot | null, b: Spot | null): boolean {
  return a !== null && b !== null && a.row === b.row && a.col === b.col
}

/** As ids of options write a square: `4-12`. */
export function spotId({ row, col }: Spot): string {
  return `${row}-${col}`
}

/** The square of an id's end: `4-12` of `at:4-12`. */
export function spotOf(id: string): Spot {
  const [, row, col] = /(\d+)-(\d+)$/.exec(id) ?? []
  if (row === undefined || col === undefined) throw new Error(`no square in ${id}`)
  return { row: Number(row), col: Number(col) }
}

/** How the row and the column change by a step that way. */
export const STEP: Readonly<Record<Facing, Spot>> = {
  n: { row: -1, col: 0 },
  e: { row: 0, col: 1 },
  s: { row: 1, col: 0 },
  w: { row: 0, col: -1 },
}

/** The square on that side; it may lie outside of the map, where all is black. */
export function neighbour({ row, col }: Spot, facing: Facing): Spot {
  const by = STEP[facing]
  return { row: row + by.row, col: col + by.col }
}

/** Which way `to` lies from `from`; null unless they touch along a side. */
export function facingTo(from: Spot, to: Spot): Facing | null {
  return FACINGS.find((facing) => sameSpot(neighbour(from, facing), to)) ?? null
}

/** They touch along a side (210A3). */
export function isAdjacent(a: Spot, b: Spot): boolean {
  return Math.abs(a.row - b.row) + Math.abs(a.col - b.col) === 1
}

// ---------------------------------------------------------------- squares and what lies between them

export function squareAt(c: Catacomb, { row, col }: Spot): Square {
  if (row < 0 || row >= ROWS || col < 0 || col >= WIDTH) return BLACK
  return c.squares[row * WIDTH + col] ?? BLACK
}

/** What lies between two squares: `wall` also where they do not touch along a side. Doors are in it whether opened or not (206). */
export function edgeBetween(c: Catacomb, a: Spot, b: Spot): Edge {
  if (!isAdjacent(a, b)) return 'wall'
  const here = squareAt(c, a)
  const there = squareAt(c, b)
  if (here.kind === 'black' || there.kind === 'black') return 'wall'
  if (here.room === there.room || here.kind === 'pit' || there.kind === 'pit') return 'open'
  return doorBetween(c, a, b) ?? 'wall'
}

/** The door between a hall square and a room square; null where there is none. */
export function doorBetween(c: Catacomb, a: Spot, b: Spot): Door | null {
  const there = c.doorsAt.get(indexOf(a))
  return there?.find((door) => sameSpot(door.hall, b) || sameSpot(door.room, b)) ?? null
}

export function doorOf(c: Catacomb, id: string): Door {
  const door = c.doors.find((each) => each.id === id)
  if (door === undefined) throw new Error(`the catacomb ${c.id} has no door ${id}`)
  return door
}

/** A hero may stand there: not in the dark rock, not in the pit (101B3). */
export function isFloor(square: Square): boolean {
  return square.kind !== 'black' && square.kind !== 'pit'
}

/** No counter stands, no combat and no rest takes place in the corridor and in Alysa's room (104D, 210A7, 213A5, H-48). */
export function isRed(square: Square): boolean {
  return square.kind === 'red' || square.kind === 'alysa'
}

/** Squares where counters may stand (104D, H-48): rooms, halls and start squares. */
export function takesCounters(square: Square): boolean {
  return isFloor(square) && !isRed(square)
}

/**
 * How many steps every square is from the nearest of `from`, by index; squares that cannot be reached are missing. Through
 * doors as if they all stood open, or along the halls alone.
 */
export function waysFrom(c: Catacomb, from: readonly Spot[], through: 'doors' | 'halls'): ReadonlyMap<number, number> {
  const far = new Map(from.map((spot) => [indexOf(spot), 0]))
  const queue = [...from]
  for (const spot of queue) {
    const next = (far.get(indexOf(spot)) ?? 0) + 1
    for (const facing of FACINGS) {
      const to = neighbour(spot, facing)
      if (far.has(indexOf(to)) || !isFloor(squareAt(c, to))) continue
      const edge = edgeBetween(c, spot, to)
      if (edge === 'wall' || (edge !== 'open' && through === 'halls')) continue
      far.set(indexOf(to), next)
      queue.push(to)
    }
  }
  return far
}
