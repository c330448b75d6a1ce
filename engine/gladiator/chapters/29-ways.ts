import { ALL_SQUARES, areAdjacent, beyond, distance, frontSquares, SQUARES, type Square, STEPS } from '../open/squares.ts'
import type { ArenaState, Figure } from '../state.ts'
import type { MovementType } from '../tables/limits.ts'
import { isGround } from './22-terrain.ts'
import { isSeenBy } from './23-sight.ts'
import { enemyOf, engagedBy, figureAt, halfPoints, isPresent, movementPoints, skilled } from './figures.ts'

// Where a move can end (28.4 to 29.2, 31.1 to 31.5), as far as the mover's side can know.

/** 29.2, G-07: a jump costs 3 points and counts as two squares. */
const JUMP = { points: 3, squares: 2 }
/** 31.2: from so many squares on a move is a charge to those who receive it. */
export const CHARGED = 2

/** 30.2: what he has done so far. */
export function movementType(f: Figure): MovementType {
  return movementOf(f.moved ?? 0, halfPoints(f))
}

/** 30.2: what a move of so many squares is, for someone who charges that far at most. */
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

/** G-76: everywhere he can go, by the fewest squares and then the fewest points. */
export function reach(s: ArenaState, f: Figure): Reach {
  if (!isPresent(f) || f.status !== 'standing') return NOWHERE
  if (skilled(f, 'phase')) return phases(s, f)
  const engagers = engagedBy(s, f)
  return engagers.length > 0 ? shifts(s, f, engagers) : walks(s, f)
}

const NOWHERE: Reach = { ways: new Map(), charges: new Map() }

/** 8.1, 31.5, G-06: one square at most, and still next to everyone who engages him. */
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

/** The latest walks, with all that they come from: who has been told where he can go is mostly the next one to look. */
let latest: { readonly from: Square; readonly most: number; readonly footing: Footing; readonly reach: Reach } | null = null

function walks(s: ArenaState, f: Figure & { at: Square }): Reach {
  const [from, most, ground] = [f.at, movementPoints(f), footing(s, f)]
  if (latest === null || latest.from !== from || latest.most !== most || !isAlike(latest.footing, ground))
    latest = { from, most, footing: ground, reach: chosen(walked(from, most, ground, 'short'), from) }
  return latest.reach
}

function isAlike(a: Footing, b: Footing): boolean {
  for (let square = 0; square < SQUARES; square++)
    if (a.isBarred[square] !== b.isBarred[square] || a.isStop[square] !== b.isStop[square]) return false
  return true
}

/**
 * The squares of a way from where he stands, of so many squares, as the other side may think of it: round those it sees, and straight
 * through friends of his whom it does not see (G-147). Null where it sees all of them. Whom it sees by ESP alone counts as unseen: his own
 * side is told the way, too, and not who has been read.
 */
export function pathsAsSeen(s: ArenaState, f: Figure & { at: Square }): ((to: Square, squares: number) => readonly Square[]) | null {
  const isSecret = (each: Figure) => each.id !== f.id && each.side === f.side && !isSeenBy({ ...s, known: [] }, enemyOf(f.side), each)
  if (!s.figures.some(isSecret)) return null
  const ground = footing({ ...s, figures: s.figures.filter((each) => !isSecret(each)) }, f)
  const walks = walked(f.at, movementPoints(f), ground, 'all')
  return (to, squares) => new Walk(walks, squares, to).path
}

/**
 * Everywhere he can walk, by the number of squares, each layer in the order in which it was come to. Tables, for a mover has a thousand
 * ways: a square of a layer has its place in them.
 */
interface Walks {
  readonly layers: readonly Square[][]
  /** Movement points spent to come there; 0 where he does not come. */
  readonly points: Uint8Array
  /** Where the last step or jump began, and how many squares it was. */
  readonly before: Uint16Array
  readonly last: Uint8Array
}

/** All ways, or the short ones: none past a square to which fewer squares lead for no more points, which is never the best way on. */
function walked(from: Square, most: number, { isBarred, isStop }: Footing, which: 'all' | 'short'): Walks {
  const layers = Array.from({ length: most + 1 }, (): Square[] => [])
  const size = layers.length * SQUARES
  const walks: Walks = { layers, points: new Uint8Array(size), before: new Uint16Array(size), last: new Uint8Array(size) }
  layers[0]?.push(from)
  const fewest = new Uint8Array(SQUARES).fill(layers.length)
  for (let squares = 0; squares < most; squares++)
    for (const square of layers[squares] ?? []) {
      if (squares > 0 && isStop[square] === YES) continue
      const points = walks.points[squares * SQUARES + square] ?? 0
      if (squares > 0 && which === 'short') {
        if (points >= (fewest[square] ?? 0)) continue
        fewest[square] = points
      }
      for (const { near, far } of ONWARD[square] ?? []) {
        if (near !== null && isBarred[near] !== YES) enter(walks, square, near, squares + 1, points + 1, 1)
        if (far !== null && isBarred[far] !== YES) enter(walks, square, far, squares + JUMP.squares, points + JUMP.points, JUMP.squares)
      }
    }
  return walks
}

/** For every square whether he may not set foot on it (see `isFree`; where he stands he may), and whether an enemy engages him there (8.1). */
interface Footing {
  readonly isBarred: Uint8Array
  readonly isStop: Uint8Array
}

const YES = 1

/** By what lies and stands there, as far as his side knows: that is less than to ask every square. */
function footing(s: ArenaState, f: Figure & { at: Square }): Footing {
  const [isBarred, isStop] = [new Uint8Array(SQUARES), new Uint8Array(SQUARES)]
  const mayBar = (at: Square | null) => {
    if (at !== null && at !== f.at && !isFree(s, f, at)) isBarred[at] = YES
  }
  mayBar(s.altar)
  for (const { at } of s.terrain) mayBar(at)
  for (const { at } of s.figures) mayBar(at)
  for (const each of s.figures)
    if (each.side !== f.side && each.status === 'standing' && each.at !== null && isSeenBy(s, f.side, each))
      for (const square of frontSquares(each.at, each.facing)) isStop[square] = YES
  return { isBarred, isStop }
}

/** From each square the next one and the one beyond it, straight ahead in each direction. */
const ONWARD = ALL_SQUARES.map((square) => STEPS.map((by) => ({ near: beyond(square, by), far: beyond(square, by, 2) })))

function enter(walks: Walks, from: Square, to: Square, squares: number, spent: number, by: number): void {
  const { layers, points } = walks
  const layer = layers[squares]
  if (layer === undefined || spent >= layers.length) return
  const at = squares * SQUARES + to
  const known = points[at] ?? 0
  if (known > 0 && spent >= known) return
  if (known === 0) layer.push(to)
  points[at] = spent
  walks.before[at] = from
  walks.last[at] = by
}

function chosen(walks: Walks, start: Square): Reach {
  const ways = new Map<Square, Way>()
  const charges = new Map<Square, Way>()
  for (const [squares, layer] of walks.layers.entries())
    for (const to of layer) {
      const known = ways.get(to)
      if (squares > 0 && to !== start && known === undefined) ways.set(to, new Walk(walks, squares, to))
      else if (squares >= CHARGED && (known?.squares ?? 0) < CHARGED && !charges.has(to)) charges.set(to, new Walk(walks, squares, to))
    }
  return { ways, charges }
}

/** A way whose squares are looked up when someone goes it: of a hundred ways one is gone. */
class Walk implements Way {
  readonly to: Square
  readonly squares: number
  private readonly walks: Walks

  constructor(walks: Walks, squares: number, to: Square) {
    this.walks = walks
    this.squares = squares
    this.to = to
  }

  get points(): number {
    return this.walks.points[this.squares * SQUARES + this.to] ?? 0
  }

  get path(): readonly Square[] {
    const { before, last } = this.walks
    const path: Square[] = []
    let [at, left] = [this.to, this.squares]
    while (left > 0) {
      path.push(at)
      const here = left * SQUARES + at
      at = before[here] ?? at
      left -= last[here] || left
    }
    return path.reverse()
  }
}

/** Ground on which nobody stands, as far as his side knows (29.1, G-77). */
export function isFree(s: ArenaState, f: Figure, square: Square): boolean {
  if (!isGround(s, f, square)) return false
  const there = figureAt(s, square)
  return there === null || there.id === f.id || !isSeenBy(s, f.side, there)
}
