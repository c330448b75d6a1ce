import { areAdjacent, beyond, distance, SQUARES, type Square, STEPS } from '../open/squares.ts'
import type { ArenaState, Figure } from '../state.ts'
import type { MovementType } from '../tables/limits.ts'
import { isGround } from './22-terrain.ts'
import { isSeenBy } from './23-sight.ts'
import { enemyOf, engagedBy, engagersAt, figureAt, halfPoints, isPresent, movementPoints, skilled } from './figures.ts'

// Where a move can end (28.4 to 29.2, 31.1 to 31.5), as far as the mover's side can know.

/** 29.2, G-07: a jump costs 3 points and counts as two squares. */
const JUMP = { points: 3, squares: 2 }
/** 31.2: from so many squares on a move is a charge to those who receive it. */
export const CHARGED = 2

/** 30.2: what he has done so far. */
export function movementType(f: Figure): MovementType {
  return movementOf(f.moved ?? 0, halfPoints(f))
}

/** 30.2: what a move of so many squares is, for somebody who charges that far at most. */
export function movementOf(squares: number, half: number): MovementType {
  if (squares === 0) return 'wait'
  if (squares > half) return 'run'
  return squares === 1 ? 'shift' : squares === CHARGED ? 'shuffle' : 'charge'
}

/** One way to a square. */
export interface Way {
  readonly to: Square
  /** Squares moved. */
  readonly squares: number
  /** Movement points spent. */
  readonly points: number
  /** The squares on which he sets foot, the last one included. */
  readonly path: readonly Square[]
}

/** The best way to each square, and the best one of two squares or more to those that are nearer (G-76). */
export interface Reach {
  readonly ways: ReadonlyMap<Square, Way>
  readonly charges: ReadonlyMap<Square, Way>
}

interface Reached {
  readonly points: number
  /** Where the last step or jump began; null at the start. */
  readonly before: Square | null
  /** How many squares it was. */
  readonly squares: number
}

type Layer = Map<Square, Reached>

/** G-76: everywhere he can go, by the fewest squares and then the fewest points. */
export function reach(s: ArenaState, f: Figure): Reach {
  if (!isPresent(f) || f.status !== 'standing') return NOWHERE
  if (skilled(f, 'phase')) return phases(s, f)
  const engagers = engagedBy(s, f)
  return engagers.length > 0 ? shifts(s, f, engagers) : walks(s, f)
}

const NOWHERE: Reach = { ways: new Map(), charges: new Map() }

/** 8.1, 31.5, G-06: one square at most, and still next to everybody who engages him. */
function shifts(s: ArenaState, f: Figure & { at: Square }, engagers: readonly Figure[]): Reach {
  const ways = new Map<Square, Way>()
  for (const by of STEPS) {
    const to = beyond(f.at, by)
    if (to === null || !isFree(s, f, to)) continue
    if (engagers.every(({ at }) => at !== null && areAdjacent(at, to))) ways.set(to, { to, squares: 1, points: 1, path: [to] })
  }
  return { ways, charges: new Map() }
}

/** 18.2, G-61: a Phase Spider and an Evil Mage come out on any free square within their points, engaged or not, and have moved one. */
function phases(s: ArenaState, f: Figure & { at: Square }): Reach {
  const far = f.sh <= PHASING.weakAt ? PHASING.weak : movementPoints(f)
  const ways = new Map<Square, Way>()
  for (let to = 0; to < SQUARES; to++)
    if (to !== f.at && distance(f.at, to) <= far && isFree(s, f, to)) ways.set(to, { to, squares: 1, points: 1, path: [to] })
  return { ways, charges: new Map() }
}

const PHASING = { weakAt: 3, weak: 4 }

function walks(s: ArenaState, f: Figure & { at: Square }): Reach {
  return chosen(walked(s, f), f.at)
}

/**
 * The squares of a way from where he stands, of so many squares, as the other side may think of it: round those whom it sees, and straight
 * through friends of his whom it does not see (G-147). Null where it sees all of them. Whom it sees by ESP alone counts as unseen: his own
 * side is told the way, too, and not who has been read.
 */
export function pathsAsSeen(s: ArenaState, f: Figure & { at: Square }): ((to: Square, squares: number) => readonly Square[]) | null {
  const isSecret = (each: Figure) => each.id !== f.id && each.side === f.side && !isSeenBy({ ...s, known: [] }, enemyOf(f.side), each)
  if (!s.figures.some(isSecret)) return null
  const layers = walked({ ...s, figures: s.figures.filter((each) => !isSecret(each)) }, f)
  return (to, squares) => wayTo(layers, squares, to).path
}

/** Everywhere he can walk, by the number of squares. */
function walked(s: ArenaState, f: Figure & { at: Square }): readonly Layer[] {
  const most = movementPoints(f)
  const layers = Array.from({ length: most + 1 }, (): Layer => new Map())
  layers[0]?.set(f.at, { points: 0, before: null, squares: 0 })
  const isStop = remembered((square) => engagersAt(s, f.side, square).some((each) => isSeenBy(s, f.side, each)))
  const mayStand = remembered((square) => square === f.at || isFree(s, f, square))
  for (let squares = 0; squares < most; squares++) {
    for (const [square, { points }] of layers[squares] ?? []) {
      if (squares > 0 && isStop(square)) continue
      for (const by of STEPS) {
        const near = beyond(square, by)
        if (near !== null && mayStand(near)) enter(layers, squares + 1, near, { points: points + 1, before: square, squares: 1 }, most)
        const far = beyond(square, by, 2)
        if (far !== null && mayStand(far))
          enter(layers, squares + JUMP.squares, far, { points: points + JUMP.points, before: square, squares: JUMP.squares }, most)
      }
    }
  }
  return layers
}

function enter(layers: readonly Layer[], squares: number, square: Square, reached: Reached, most: number): void {
  const layer = layers[squares]
  if (layer === undefined || reached.points > most) return
  const known = layer.get(square)
  if (known === undefined || reached.points < known.points) layer.set(square, reached)
}

function chosen(layers: readonly Layer[], start: Square): Reach {
  const ways = new Map<Square, Way>()
  const charges = new Map<Square, Way>()
  for (const [squares, layer] of layers.entries())
    for (const to of layer.keys()) {
      const known = ways.get(to)
      if (squares > 0 && to !== start && known === undefined) ways.set(to, wayTo(layers, squares, to))
      else if (squares >= CHARGED && (known?.squares ?? 0) < CHARGED && !charges.has(to)) charges.set(to, wayTo(layers, squares, to))
    }
  return { ways, charges }
}

function wayTo(layers: readonly Layer[], squares: number, to: Square): Way {
  const path: Square[] = []
  let at: Square | null = to
  let left = squares
  while (at !== null && left > 0) {
    path.push(at)
    const reached: Reached | undefined = layers[left]?.get(at)
    at = reached?.before ?? null
    left -= reached?.squares ?? left
  }
  return { to, squares, points: layers[squares]?.get(to)?.points ?? 0, path: path.reverse() }
}

/** Ground on which nobody stands, as far as his side knows (29.1, G-77). */
export function isFree(s: ArenaState, f: Figure, square: Square): boolean {
  if (!isGround(s, f, square)) return false
  const there = figureAt(s, square)
  return there === null || there.id === f.id || !isSeenBy(s, f.side, there)
}

function remembered(test: (square: Square) => boolean): (square: Square) => boolean {
  const known = new Map<Square, boolean>()
  return (square) => {
    const before = known.get(square)
    if (before !== undefined) return before
    const now = test(square)
    known.set(square, now)
    return now
  }
}
