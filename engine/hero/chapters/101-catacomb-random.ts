import { below, oneOf, type Stream, stream } from '../../kernel/random.ts'
import type { Spot } from '../state.ts'
import { COLUMNS, type Door, type Drawing, ROWS } from '../tables/index.ts'

// Catacombs out of a seed (ours): streets around blocks of rooms, then streets are closed until the way is long.

const START_ROWS: readonly number[] = [2, 7, 11]
const RED_ROWS: readonly number[] = [6, 7]
const LAST_COLUMN = COLUMNS - 1
const STREETS: Box = { top: 1, left: 1, bottom: ROWS - 2, right: COLUMNS - 2 }
const BLOCKS: Box = { top: 2, left: 2, bottom: ROWS - 3, right: COLUMNS - 3 }
const PIT: Box = { top: 6, left: 12, bottom: 7, right: 14 }
const PIT_RING: Box = { top: 5, left: 11, bottom: 8, right: 15 }

/** A block of this size is cut in two by a street, with at least so much of it left on both sides. */
const WIDE = 9
const HIGH = 7
const LEFT_OF_CUT = 3
/** So much wider than high, a block is cut from north to south. */
const WIDER = 1.4
const ROCK_PERCENT = 10
const SPLIT_PERCENT = 70
const SPLIT_WIDTH = 6
const SPLIT_HEIGHT = 5
const LEAST_ROOM_SIDE = 2
const LEAST_ROOM = 4
const ROOMS = { least: 9, most: 20 } as const
/** Streets closed at most. */
const CLOSED = 26
const SMALL_ROOM = 8
const DOORS_OF_ROOM: readonly number[] = [1, 2, 2, 3]
const DOORS_APART = 5
/** Door values, each as often as it is likely (7 twice in 18, 9 five times). */
const VALUES: readonly number[] = [7, 7, 8, 8, 8, 8, 9, 9, 9, 9, 9, 10, 10, 10, 10, 11, 11, 12]
const LIT_SHARE = 0.45
const LIT_WALK = { least: 3, most: 7 } as const
const LEAST_WAY = 38
const MOST_DIFFERENCE = 14
/** About half of all attempts pass, so this many never fail. */
const ATTEMPTS = 1000

/** Rows and columns, both ends included. */
interface Box {
  readonly top: number
  readonly left: number
  readonly bottom: number
  readonly right: number
}

/** The letters of the map while it is being made. */
type Grid = string[][]

/**
 * The catacomb of a seed; the same seed always gives the same one. All is reachable, Alysa by halls alone; the three ways from
 * the start squares are at least 38 squares long and differ by 14 at most; there are 9 to 20 rooms, each with 1 to 3 doors.
 */
export function randomDrawing(seed: string): Drawing {
  const chance = stream(seed, 'catacomb')
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const drawn = draft(chance)
    if (drawn !== null) return { id: 'random', name: `Catacomb ${seed}`, source: 'random', ...drawn }
  }
  throw new Error(`no catacomb comes of the seed ${seed}`)
}

/** One attempt; null if it breaks any of the conditions. */
function draft(chance: Stream): Pick<Drawing, 'grid' | 'doors'> | null {
  const grid: Grid = Array.from({ length: ROWS }, () => Array.from({ length: COLUMNS }, () => '#'))
  carve(grid, STREETS)
  const blocks = cutBlocks(chance, grid, BLOCKS)
  fill(grid, PIT_RING, ':')
  fill(grid, PIT, 'O')
  const rooms = blocks.flatMap((block) => roomsOf(chance, block)).slice(0, ROOMS.most)
  if (rooms.length < ROOMS.least) return null
  rooms.forEach((room, i) => {
    fill(grid, room, letterOf(i))
  })
  for (const row of START_ROWS) put(grid, { row, col: 0 }, 'H')
  const exit = { row: oneOf(chance, RED_ROWS), col: LAST_COLUMN }
  put(grid, exit, 'R')
  if (!isHall(at(grid, { row: exit.row, col: LAST_COLUMN - 1 }))) return null
  closeStreets(chance, grid, exit)
  const ways = START_ROWS.map((row) => distances(grid, exit).get(keyOf({ row, col: 0 })) ?? 0)
  if (Math.min(...ways) < LEAST_WAY || Math.max(...ways) - Math.min(...ways) > MOST_DIFFERENCE) return null
  const doors = rooms.flatMap((room) => doorsOf(chance, grid, room))
  if (rooms.some((room) => !doors.some((door) => isIn(room, door.room)))) return null
  light(chance, grid)
  return { grid: grid.map((row) => row.join('')), doors: doors.map((door, i) => ({ ...door, id: `d${i + 1}` })) }
}

// ---------------------------------------------------------------- the grid

function at(grid: Grid, { row, col }: Spot): string {
  return grid[row]?.[col] ?? '#'
}

function put(grid: Grid, { row, col }: Spot, letter: string): void {
  const line = grid[row]
  if (line !== undefined) line[col] = letter
}

function fill(grid: Grid, box: Box, letter: string): void {
  for (const spot of spotsOf(box)) put(grid, spot, letter)
}

/** Digs a street along the border of a box. */
function carve(grid: Grid, { top, left, bottom, right }: Box): void {
  fill(grid, { top, left, bottom: top, right }, ':')
  fill(grid, { top: bottom, left, bottom, right }, ':')
  fill(grid, { top, left, bottom, right: left }, ':')
  fill(grid, { top, left: right, bottom, right }, ':')
}

function spotsOf({ top, left, bottom, right }: Box): Spot[] {
  const spots: Spot[] = []
  for (let row = top; row <= bottom; row++) for (let col = left; col <= right; col++) spots.push({ row, col })
  return spots
}

function isIn({ top, left, bottom, right }: Box, { row, col }: Spot): boolean {
  return row >= top && row <= bottom && col >= left && col <= right
}

function widthOf({ left, right }: Box): number {
  return right - left + 1
}

function heightOf({ top, bottom }: Box): number {
  return bottom - top + 1
}

function isHall(letter: string): boolean {
  return letter === ':' || letter === '.' || letter === 'H' || letter === 'R'
}

function letterOf(room: number): string {
  return String.fromCharCode('a'.charCodeAt(0) + room)
}

function around({ row, col }: Spot): Spot[] {
  return [
    { row: row - 1, col },
    { row, col: col + 1 },
    { row: row + 1, col },
    { row, col: col - 1 },
  ]
}

function keyOf({ row, col }: Spot): number {
  return row * COLUMNS + col
}

/** How many steps along halls every hall square is from there; squares that cannot be reached are missing. */
function distances(grid: Grid, from: Spot): Map<number, number> {
  const far = new Map([[keyOf(from), 0]])
  const queue = [from]
  for (const spot of queue) {
    const next = (far.get(keyOf(spot)) ?? 0) + 1
    for (const to of around(spot)) {
      if (!isHall(at(grid, to)) || far.has(keyOf(to))) continue
      far.set(keyOf(to), next)
      queue.push(to)
    }
  }
  return far
}

function hallsOf(grid: Grid): Spot[] {
  return spotsOf({ top: 0, left: 0, bottom: ROWS - 1, right: LAST_COLUMN }).filter((spot) => isHall(at(grid, spot)))
}

/** Shuffles a list in place. */
function shuffle<T>(chance: Stream, list: T[]): T[] {
  for (let i = list.length - 1; i > 0; i--) {
    const j = below(chance, i + 1)
    const [a, b] = [list[i], list[j]]
    if (a === undefined || b === undefined) continue
    list[i] = b
    list[j] = a
  }
  return list
}

function between(chance: Stream, least: number, most: number): number {
  return least + below(chance, most - least + 1)
}

function happens(chance: Stream, percent: number): boolean {
  return below(chance, 100) < percent
}

// ---------------------------------------------------------------- streets and rooms

/** Cuts a block by streets until what is left is small enough; returns the blocks that are left. */
function cutBlocks(chance: Stream, grid: Grid, block: Box): Box[] {
  const width = widthOf(block)
  const height = heightOf(block)
  if (width < WIDE && height < HIGH) return [block]
  if (width >= WIDER * height) {
    const col = between(chance, block.left + LEFT_OF_CUT, block.right - LEFT_OF_CUT)
    fill(grid, { ...block, left: col, right: col }, ':')
    return [...cutBlocks(chance, grid, { ...block, right: col - 1 }), ...cutBlocks(chance, grid, { ...block, left: col + 1 })]
  }
  const row = between(chance, block.top + LEFT_OF_CUT, block.bottom - LEFT_OF_CUT)
  fill(grid, { ...block, top: row, bottom: row }, ':')
  return [...cutBlocks(chance, grid, { ...block, bottom: row - 1 }), ...cutBlocks(chance, grid, { ...block, top: row + 1 })]
}

/** The rooms of a block: none where it stays solid rock, two where it is large. */
function roomsOf(chance: Stream, block: Box): Box[] {
  if (happens(chance, ROCK_PERCENT)) return []
  const room = besidePit(block)
  if (room === null) return []
  return splitRoom(chance, room).filter((each) => widthOf(each) * heightOf(each) >= LEAST_ROOM)
}

/** The largest part of a block that the street around the pit leaves; null where nothing of use is left. */
function besidePit(block: Box): Box | null {
  if (!spotsOf(block).some((spot) => isIn(PIT_RING, spot))) return block
  const parts: Box[] = [
    { ...block, bottom: Math.min(block.bottom, PIT_RING.top - 1) },
    { ...block, top: Math.max(block.top, PIT_RING.bottom + 1) },
    { ...block, right: Math.min(block.right, PIT_RING.left - 1) },
    { ...block, left: Math.max(block.left, PIT_RING.right + 1) },
  ]
  const usable = parts.filter((part) => widthOf(part) >= LEAST_ROOM_SIDE && heightOf(part) >= LEAST_ROOM_SIDE)
  const [first, ...others] = usable
  if (first === undefined) return null
  return others.reduce((best, part) => (widthOf(part) * heightOf(part) > widthOf(best) * heightOf(best) ? part : best), first)
}

function splitRoom(chance: Stream, room: Box): Box[] {
  const wide = widthOf(room) >= SPLIT_WIDTH && heightOf(room) <= SPLIT_HEIGHT
  if (!wide && heightOf(room) < SPLIT_HEIGHT) return [room]
  if (!happens(chance, SPLIT_PERCENT)) return [room]
  if (wide) {
    const col = between(chance, room.left + LEFT_OF_CUT, room.right - LEFT_OF_CUT + 1)
    return [
      { ...room, right: col - 1 },
      { ...room, left: col },
    ]
  }
  const row = between(chance, room.top + LEAST_ROOM_SIDE, room.bottom - LEAST_ROOM_SIDE + 1)
  return [
    { ...room, bottom: row - 1 },
    { ...room, top: row },
  ]
}

/** Closes streets here and there, as long as every hall stays connected: the ways get longer. */
function closeStreets(chance: Stream, grid: Grid, exit: Spot): void {
  const kept = (spot: Spot) => isIn(PIT_RING, spot) || around(spot).some((by) => ['H', 'R'].includes(at(grid, by)))
  const streets = hallsOf(grid).filter((spot) => at(grid, spot) === ':' && !kept(spot))
  let halls = hallsOf(grid).length
  let closed = 0
  for (const spot of shuffle(chance, streets)) {
    if (closed === CLOSED) return
    put(grid, spot, '#')
    if (distances(grid, exit).size === halls - 1) {
      halls--
      closed++
    } else put(grid, spot, ':')
  }
}

// ---------------------------------------------------------------- doors and torches

/** The doors of a room, well apart from each other; none where no hall touches it. */
function doorsOf(chance: Stream, grid: Grid, room: Box): Omit<Door, 'id'>[] {
  const sites = spotsOf(room).flatMap((inside) =>
    around(inside)
      .filter((hall) => at(grid, hall) === ':')
      .map((hall) => ({ hall, room: inside })),
  )
  const wanted = widthOf(room) * heightOf(room) < SMALL_ROOM ? 1 : oneOf(chance, DOORS_OF_ROOM)
  const doors: Omit<Door, 'id'>[] = []
  for (const site of shuffle(chance, sites)) {
    if (doors.length === wanted) break
    if (doors.every((door) => apart(door.room, site.room) >= DOORS_APART)) doors.push({ ...site, value: oneOf(chance, VALUES) })
  }
  return doors
}

function apart(a: Spot, b: Spot): number {
  return Math.abs(a.row - b.row) + Math.abs(a.col - b.col)
}

/** Hangs torches along stretches of hall until enough of all halls is lit. */
function light(chance: Stream, grid: Grid): void {
  const halls = hallsOf(grid).filter((spot) => at(grid, spot) === ':')
  let lit = 0
  while (lit < halls.length * LIT_SHARE) {
    let spot = oneOf(chance, halls)
    for (let left = between(chance, LIT_WALK.least, LIT_WALK.most); left > 0; left--) {
      if (at(grid, spot) === ':') lit++
      put(grid, spot, '.')
      const on = around(spot).filter((to) => ':.'.includes(at(grid, to)))
      if (on.length === 0) break
      spot = oneOf(chance, on)
    }
  }
}
