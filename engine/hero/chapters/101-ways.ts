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
  const cost = new Array<number>(c.squares.length).fill(Number.POSITIVE_INFINITY)
  const start = indexOf(goal)
  cost[start] = 0
  const queue = [start]
  const all = remembered(entries, c, () => c.squares.map(() => undefined))
  for (const here of queue) {
    const onward = cost[here] ?? 0
    const into = all[here] ?? findEntries(c, here)
    all[here] = into
    for (const { from, door } of into) {
      const points = onward + 1 + (door === null ? 0 : costOf(door))
      if (points >= (cost[from] ?? 0)) continue
      cost[from] = points
      queue.push(from)
    }
  }
  return cost
}

/** From where a square is entered, by index, and the door that has to be opened for it. */
interface Entry {
  readonly from: number
  readonly door: Door | null
}

const entries = new WeakMap<Catacomb, (readonly Entry[] | undefined)[]>()

/** Out of a room no door has to be opened. */
function findEntries(c: Catacomb, here: number): readonly Entry[] {
  return beside(c, spotAt(here)).map(({ to, door }) => ({
    from: indexOf(to),
    door: door === null || sameSpot(door.room, to) ? null : door,
  }))
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

/** What is worked out of a catacomb is worked out once. */
export function remembered<V>(memory: WeakMap<Catacomb, V>, c: Catacomb, make: () => V): V {
  const known = memory.get(c)
  if (known !== undefined) return known
  const made = make()
  memory.set(c, made)
  return made
}

export function fromMap<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  const known = map.get(key)
  if (known !== undefined) return known
  const made = make()
  map.set(key, made)
  return made
}
