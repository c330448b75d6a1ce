import { FACINGS, type Spot } from '../state.ts'
import type { Door } from '../tables/index.ts'
import {
  type Catacomb,
  doorBetween,
  edgeBetween,
  indexOf,
  isFloor,
  neighbour,
  sameSpot,
  spotAt,
  squareAt,
  waysFrom,
} from './101-catacomb.ts'

/** Movement points that a door costs before it opens, on average: one an attempt (206B); infinite where no die is enough. */
export function attempts(door: Door, strength: number): number {
  const ways = Math.min(6, Math.max(0, strength + 7 - door.value))
  return ways === 0 ? Number.POSITIVE_INFINITY : 6 / ways
}

const known = new WeakMap<Catacomb, Map<number, readonly number[]>>()

/**
 * Movement points from every square to `goal` for a hero of that strength, by index, doors at their average cost; infinite where no
 * way leads.
 */
export function pointsTo(c: Catacomb, goal: Spot, strength: number): readonly number[] {
  const ways = remembered(known, c, () => new Map<number, readonly number[]>())
  return fromMap(ways, strength * c.squares.length + indexOf(goal), () => flood(c, goal, (door) => attempts(door, strength)))
}

/** From the goal backwards; a square that turns out to be cheaper is looked at again. */
export function flood(c: Catacomb, goal: Spot, costOf: (door: Door) => number): readonly number[] {
  const { begins, from, door } = remembered(entries, c, () => findEntries(c))
  const costs = [0, ...c.doors.map(costOf)]
  const points = new Array<number>(c.squares.length).fill(Number.POSITIVE_INFINITY)
  const start = indexOf(goal)
  points[start] = 0
  const queue = [start]
  for (const here of queue) {
    const onward = (points[here] ?? 0) + 1
    const end = begins[here + 1] ?? 0
    for (let i = begins[here] ?? 0; i < end; i++) {
      const square = from[i] ?? 0
      const before = points[square] ?? 0
      if (onward >= before) continue
      const now = onward + (costs[door[i] ?? 0] ?? 0)
      if (now >= before) continue
      points[square] = now
      queue.push(square)
    }
  }
  return points
}

/** From where each square is entered, in one list for all of them: those of a square from `begins[square]` up to `begins[square + 1]`. */
interface Entries {
  readonly begins: Uint16Array
  readonly from: Uint16Array
  /** The door that has to be opened for it, counted from 1; 0 for none. Out of a room no door has to be opened. */
  readonly door: Uint16Array
}

const entries = new WeakMap<Catacomb, Entries>()

function findEntries(c: Catacomb): Entries {
  const all = c.squares.map((_, index) => beside(c, spotAt(index)))
  const begins = [0]
  for (const into of all) begins.push((begins.at(-1) ?? 0) + into.length)
  const opens = ({ to, door }: Beside) => (door === null || sameSpot(door.room, to) ? 0 : c.doors.indexOf(door) + 1)
  return {
    begins: Uint16Array.from(begins),
    from: Uint16Array.from(all.flat(), ({ to }) => indexOf(to)),
    door: Uint16Array.from(all.flat(), opens),
  }
}

const homeward = new WeakMap<Catacomb, Map<number, readonly number[]>>()

/**
 * Squares that a hero of that strength has before him on his shortest way to Alysa: along the halls, out of every room, and into those
 * whose door a six would open for him (206B). Null where no way leads. The map alone decides, and the hero's sheet, which all may
 * read: what lies on the way does not change it, so that it tells nothing of counters.
 */
export function squaresToAlysa(c: Catacomb, at: Spot, strength: number): number | null {
  const ways = remembered(homeward, c, () => new Map<number, readonly number[]>())
  const home = fromMap(ways, strength, () =>
    flood(c, c.alysa, (door) => (Number.isFinite(attempts(door, strength)) ? 0 : Number.POSITIVE_INFINITY)),
  )
  const far = home[indexOf(at)] ?? Number.POSITIVE_INFINITY
  return Number.isFinite(far) ? far : null
}

/** A square beside another one, with the door in between where there is one. */
export interface Beside {
  readonly to: Spot
  readonly door: Door | null
}

const neighbours = new WeakMap<Catacomb, (readonly Beside[] | undefined)[]>()

/** The squares beside one; what lies behind walls, in the rock or in the pit is left out. */
export function beside(c: Catacomb, spot: Spot): readonly Beside[] {
  const all = remembered(neighbours, c, () => [])
  const at = indexOf(spot)
  all[at] ??= findBeside(c, spot)
  return all[at]
}

function findBeside(c: Catacomb, spot: Spot): readonly Beside[] {
  return FACINGS.map((facing) => neighbour(spot, facing))
    .filter((to) => isFloor(squareAt(c, to)) && edgeBetween(c, spot, to) !== 'wall')
    .map((to) => ({ to, door: doorBetween(c, spot, to) }))
}

const steps = new WeakMap<Catacomb, Map<number, ReadonlyMap<number, number>>>()

/** Steps from everywhere to a square, as monsters go: through doors as if they stood open (204A14). */
export function stepsTo(c: Catacomb, goal: Spot): ReadonlyMap<number, number> {
  return fromMap(
    remembered(steps, c, () => new Map<number, ReadonlyMap<number, number>>()),
    indexOf(goal),
    () => waysFrom(c, [goal], 'doors'),
  )
}

/** What is worked out of a catacomb, or of whatever else never changes, is worked out once. */
export function remembered<K extends object, V>(memory: WeakMap<K, V>, of: K, make: () => V): V {
  const known = memory.get(of)
  if (known !== undefined) return known
  const made = make()
  memory.set(of, made)
  return made
}

export function fromMap<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  const known = map.get(key)
  if (known !== undefined) return known
  const made = make()
  map.set(key, made)
  return made
}
