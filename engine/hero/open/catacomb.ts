import type { CatacombView, DoorView, Facing, Spot } from '../view-types.ts'

// The map as drawn and walked: its squares, and what lies between them (101).

export const ROWS = 14
/** With the red corridor (28 to 31) and Alysa's room (32). */
export const COLUMNS = 33
const ALYSA = 32

export type Ground = 'hall' | 'room' | 'start' | 'red' | 'alysa' | 'pit'

export interface Square extends Spot {
  /** As options name it: `4-12`. */
  readonly id: string
  readonly ground: Ground
  readonly lit: boolean
  /** The letter of the room. */
  readonly room: string | null
}

export interface Plan {
  /** Everything that is not rock, row by row. */
  readonly squares: readonly Square[]
  readonly at: (spot: Spot) => Square | null
  readonly doors: readonly DoorView[]
  readonly doorBetween: (a: Spot, b: Spot) => DoorView | null
  readonly doorOf: (id: string) => DoorView | null
}

export const STEPS: Readonly<Record<Facing, Spot>> = {
  n: { row: -1, col: 0 },
  e: { row: 0, col: 1 },
  s: { row: 1, col: 0 },
  w: { row: 0, col: -1 },
}

export function neighbour({ row, col }: Spot, facing: Facing): Spot {
  return { row: row + STEPS[facing].row, col: col + STEPS[facing].col }
}

export function spotId({ row, col }: Spot): string {
  return `${row}-${col}`
}

export function isSame(a: Spot | null, b: Spot | null): boolean {
  return a !== null && b !== null && a.row === b.row && a.col === b.col
}

const plans = new WeakMap<CatacombView, Plan>()

/** A map ready for drawing; the same map gives the same plan. */
export function planOf(map: CatacombView): Plan {
  let plan = plans.get(map)
  if (plan === undefined) {
    plan = compile(map)
    plans.set(map, plan)
  }
  return plan
}

function compile({ grid, doors }: CatacombView): Plan {
  const squares = grid.flatMap((line, row) => [...line].flatMap((letter, col) => squareOf(letter, { row, col })))
  const exit = squares.find(({ ground }) => ground === 'red')
  if (exit) for (let col = exit.col + 1; col <= ALYSA; col++) squares.push(redSquare(exit.row, col))
  squares.sort((a, b) => a.row - b.row || a.col - b.col)
  const byId = new Map(squares.map((square) => [square.id, square]))
  return {
    squares,
    at: (spot) => byId.get(spotId(spot)) ?? null,
    doors,
    doorBetween: (a, b) =>
      doors.find(({ hall, room }) => (isSame(hall, a) && isSame(room, b)) || (isSame(hall, b) && isSame(room, a))) ?? null,
    doorOf: (id) => doors.find((door) => door.id === id) ?? null,
  }
}

function redSquare(row: number, col: number): Square {
  const spot = { row, col }
  return { ...spot, id: spotId(spot), ground: col === ALYSA ? 'alysa' : 'red', lit: true, room: null }
}

function squareOf(letter: string, spot: Spot): Square[] {
  const id = spotId(spot)
  switch (letter) {
    case '#':
      return []
    case 'O':
      return [{ ...spot, id, ground: 'pit', lit: false, room: null }]
    case '.':
    case ':':
      return [{ ...spot, id, ground: 'hall', lit: letter === '.', room: null }]
    case 'H':
      return [{ ...spot, id, ground: 'start', lit: true, room: null }]
    case 'R':
      return [{ ...spot, id, ground: 'red', lit: true, room: null }]
    default:
      return [{ ...spot, id, ground: 'room', lit: true, room: letter }]
  }
}

/** What lies between two squares that touch: nothing, a wall, or a door, shut until someone opens it. */
export function edge(plan: Plan, a: Spot, b: Spot): 'open' | 'wall' | DoorView {
  const [here, there] = [plan.at(a), plan.at(b)]
  if (!here || !there) return 'wall'
  if (here.room === there.room || here.ground === 'pit' || there.ground === 'pit') return 'open'
  return plan.doorBetween(a, b) ?? 'wall'
}

/** The squares within a number of steps, without the first; obstacles and shut doors are not passed. */
export function within(
  plan: Plan,
  from: Spot,
  points: number,
  isBarred: (spot: Spot) => boolean,
  opened: readonly string[],
): readonly Square[] {
  const far = new Map([[spotId(from), 0]])
  const found: Square[] = []
  const queue: Spot[] = [from]
  for (const spot of queue) {
    const steps = (far.get(spotId(spot)) ?? 0) + 1
    if (steps > points) break
    for (const facing of ['n', 'e', 's', 'w'] as const) {
      const to = plan.at(neighbour(spot, facing))
      if (!to || far.has(to.id) || to.ground === 'pit' || isBarred(to)) continue
      const between = edge(plan, spot, to)
      if (between === 'wall' || (between !== 'open' && !opened.includes(between.id))) continue
      far.set(to.id, steps)
      found.push(to)
      queue.push(to)
    }
  }
  return found
}

const UNIT = 100

/** All walls of a plan as one path, in board units of 100 a square: every edge between floor and rock, or between two floors that nothing joins. */
export function wallPath(plan: Plan): string {
  const lines: string[] = []
  for (const square of plan.squares) {
    const [x, y] = [square.col * UNIT, square.row * UNIT]
    if (edge(plan, square, neighbour(square, 'n')) !== 'open') lines.push(`M${x} ${y}h${UNIT}`)
    if (edge(plan, square, neighbour(square, 'w')) !== 'open') lines.push(`M${x} ${y}v${UNIT}`)
    // Its neighbours, if any, draw the other two sides.
    if (!plan.at(neighbour(square, 's'))) lines.push(`M${x} ${y + UNIT}h${UNIT}`)
    if (!plan.at(neighbour(square, 'e'))) lines.push(`M${x + UNIT} ${y}v${UNIT}`)
  }
  return lines.join('')
}

/**
 * Where the plate with a door's value is drawn, from the middle of the door: in the free square of the two, or small at the end of
 * the wall between them, so that it covers no counter.
 */
export function platePlace({ hall, room }: Pick<DoorView, 'hall' | 'room'>, taken: ReadonlySet<string>): string {
  const inHall = taken.has(spotId(hall))
  const inRoom = taken.has(spotId(room))
  const across = hall.col === room.col
  if (inHall && inRoom) return `translate(${across ? -38 : 0} ${across ? 0 : -38}) scale(0.8)`
  if (!inHall && !inRoom) return 'translate(0 0)'
  const [free, other] = inHall ? [room, hall] : [hall, room]
  return `translate(${(free.col - other.col) * 26} ${(free.row - other.row) * 26})`
}

/** Where a door is drawn: the middle of its edge, and which way the edge runs. */
export function doorPlace({ hall, room }: DoorView): { readonly x: number; readonly y: number; readonly across: boolean } {
  return {
    x: ((hall.col + room.col) / 2) * UNIT + UNIT / 2,
    y: ((hall.row + room.row) / 2) * UNIT + UNIT / 2,
    across: hall.col === room.col,
  }
}
