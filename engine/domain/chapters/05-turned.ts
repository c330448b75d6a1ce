import type { LaidTile } from '../state.ts'
import { ANTECHAMBER_OPENINGS, ANTECHAMBERS, INNER_TILES, OUTER_TILES, TREASURE_CHAMBERS } from '../tables/index.ts'
import { type DeckId, type Dot, type InnerTile, type OuterTile, type Pair, SIDES, type Side } from '../tables/table-types.ts'

// Tiles as they lie: each tile is read once from the tables and turned by quarters, clockwise.

/** light, dark: the two levels of an outer tile. threshold: a dark square of the treasure chamber. */
type Ground = 'light' | 'dark' | 'corridor' | 'room' | 'solid' | 'floor' | 'threshold'

/** One square of a tile. */
export interface Floor {
  readonly ground: Ground
  readonly symbol: DeckId | null
  /** A dark square from which stone steps lead up: a stairway to somebody without light (6.4). */
  readonly steps: boolean
  readonly shaft: 'stair' | 'trapdoor' | null
  /** One of the four squares where the major treasures lie. */
  readonly treasure: boolean
  /** The corner or middle of an outer tile's edge that carries a dot of this level. */
  readonly dot: Dot | null
}

/** Two squares of a tile, by index, that are one step apart. */
interface Link {
  readonly to: number
  readonly arch: boolean
}

export interface TurnedTile {
  readonly kind: 'outer' | 'inner' | 'antechamber' | 'chamber'
  /** Squares along an edge. */
  readonly size: 3 | 6
  /** Row by row. */
  readonly floors: readonly Floor[]
  /** North and south from the west, east and west from the north. */
  readonly open: Readonly<Record<Side, readonly boolean[]>>
  readonly links: readonly (readonly Link[])[]
  /** Neighbours behind an inner wall, both walkable (11.2.7). */
  readonly walled: readonly (readonly number[])[]
  readonly room: 'magic' | 'skull' | null
  /** The middle door of the skull chamber. */
  readonly jaws: { readonly side: Side; readonly place: number } | null
}

/** A tile as it is drawn in the tables. */
interface Plan {
  readonly kind: TurnedTile['kind']
  readonly size: 3 | 6
  readonly floor: (at: Pair) => Floor
  readonly open: (side: Side, place: number) => boolean
  readonly joined: (a: Pair, b: Pair) => boolean
  readonly arches: readonly (readonly [Pair, Pair])[]
  readonly walls: readonly (readonly [Pair, Pair])[]
  readonly room: TurnedTile['room']
  readonly jaws: TurnedTile['jaws']
}

const known = new Map<LaidTile, TurnedTile>()

/** A tile by its id, turned. Throws on an unknown one. */
export function turnedTile(id: string, turn: number): TurnedTile {
  return laidTile(`${id}/${turn}`)
}

/** A tile as it lies. Throws on an unknown one. */
export function laidTile(laid: LaidTile): TurnedTile {
  let tile = known.get(laid)
  if (tile === undefined) {
    const [id, turn] = tileAndTurn(laid)
    tile = turn === 0 ? drawn(planOf(id)) : quarterTurn(turnedTile(id, turn - 1))
    known.set(laid, tile)
  }
  return tile
}

/** Its id, and its clockwise quarter turns. */
export function tileAndTurn(laid: LaidTile): readonly [tile: string, turn: number] {
  const slash = laid.indexOf('/')
  return [laid.slice(0, slash), Number(laid.slice(slash + 1))]
}

// ---------------------------------------------------------------- reading the tables

function planOf(id: string): Plan {
  const outer = OUTER_TILES.find((tile) => tile.id === id)
  if (outer !== undefined) return outerPlan(outer)
  const inner = INNER_TILES.find((tile) => tile.id === id)
  if (inner !== undefined) return innerPlan(inner)
  const antechamber = ANTECHAMBERS.find((tile) => tile.id === id)
  if (antechamber !== undefined)
    return largePlan('antechamber', antechamber.rows, (side, place) => ANTECHAMBER_OPENINGS[side].includes(place))
  const chamber = TREASURE_CHAMBERS.find((tile) => tile.id === id)
  if (chamber === undefined) throw new Error(`there is no tile ${id}`)
  const { w, e } = chamber.thresholds
  return largePlan('chamber', chamber.rows, (side, place) => (side === 'w' && place === w) || (side === 'e' && place === e))
}

const PLAIN = { symbol: null, steps: false, shaft: null, treasure: false, dot: null } as const

/** 6.2: the two levels meet at stone steps only; an archway leads under a light square. */
function outerPlan({ rows, dots, steps, arches, objects }: OuterTile): Plan {
  const ground = ([row, column]: Pair) => (letter(rows, [row, column]) === 'L' ? 'light' : 'dark')
  const dotAt = (at: Pair): Dot | null => {
    const found = Object.entries(dots).find(([, where]) => same(where, at))
    return found === undefined ? null : (found[0] as Dot)
  }
  return {
    kind: 'outer',
    size: 3,
    floor: (at) => ({
      ...PLAIN,
      ground: ground(at),
      symbol: objects.find((object) => same(object.at, at))?.symbol ?? null,
      steps: steps.some(({ dark }) => same(dark, at)),
      dot: dotAt(at),
    }),
    open: () => true,
    joined: (a, b) => ground(a) === ground(b) || steps.some(({ dark, light }) => isPair([dark, light], a, b)),
    arches: arches.map(({ from, to }) => [from, to] as const),
    walls: [],
    room: null,
    jaws: null,
  }
}

const INNER_GROUND: Readonly<Record<string, Ground>> = { c: 'corridor', r: 'room', s: 'solid' }

/** 5.2: what is not walled is open. */
function innerPlan({ rows, kind, open, walls, objects, stair, trapdoor, jaws }: InnerTile): Plan {
  const ground = (at: Pair) => INNER_GROUND[letter(rows, at)] ?? 'solid'
  const shaftAt = (at: Pair) => (same(stair?.at, at) ? 'stair' : same(trapdoor?.at, at) ? 'trapdoor' : null)
  return {
    kind: 'inner',
    size: 3,
    floor: (at) => ({
      ...PLAIN,
      ground: ground(at),
      symbol: objects.find((object) => same(object.at, at))?.symbol ?? null,
      shaft: shaftAt(at),
    }),
    open: (side, place) => open[side].charAt(place) === '1',
    joined: (a, b) => ground(a) !== 'solid' && ground(b) !== 'solid' && !walls.some((wall) => isPair(wall, a, b)),
    arches: [],
    walls,
    room: kind === 'magic' || kind === 'skull' ? kind : null,
    jaws: jaws ?? null,
  }
}

const LARGE_SYMBOLS: Readonly<Record<string, DeckId>> = { R: 'red', X: 'x', G: 'green' }

/** 5.3: a large tile is open at its arrows or thresholds alone. */
function largePlan(kind: 'antechamber' | 'chamber', rows: readonly string[], arrow: (side: Side, place: number) => boolean): Plan {
  const ground = (at: Pair): Ground => {
    const mark = letter(rows, at)
    return mark === '#' ? 'solid' : mark === 'k' ? 'threshold' : 'floor'
  }
  return {
    kind,
    size: 6,
    floor: (at) => ({
      ...PLAIN,
      ground: ground(at),
      symbol: LARGE_SYMBOLS[letter(rows, at)] ?? null,
      treasure: /[1-4]/.test(letter(rows, at)),
    }),
    open: (side, place) => arrow(side, place) && ground(edgeSquare(side, place, 6)) !== 'solid',
    joined: (a, b) => ground(a) !== 'solid' && ground(b) !== 'solid',
    arches: [],
    walls: [],
    room: null,
    jaws: null,
  }
}

function letter(rows: readonly string[], [row, column]: Pair): string {
  return rows[row]?.charAt(column) ?? ''
}

function same(a: Pair | undefined, b: Pair): boolean {
  return a !== undefined && a[0] === b[0] && a[1] === b[1]
}

function isPair([one, other]: readonly [Pair, Pair], a: Pair, b: Pair): boolean {
  return (same(one, a) && same(other, b)) || (same(one, b) && same(other, a))
}

/** The square of an edge by its place along it. */
export function edgeSquare(side: Side, place: number, size: number): Pair {
  switch (side) {
    case 'n':
      return [0, place]
    case 's':
      return [size - 1, place]
    case 'w':
      return [place, 0]
    case 'e':
      return [place, size - 1]
  }
}

// ---------------------------------------------------------------- laying it out

function drawn(plan: Plan): TurnedTile {
  const { size } = plan
  const places = Array.from({ length: size }, (_, i) => i)
  const squares = places.flatMap((row) => places.map((column): Pair => [row, column]))
  const index = ([row, column]: Pair) => row * size + column
  const beside = ([row, column]: Pair): readonly Pair[] =>
    (
      [
        [row - 1, column],
        [row, column + 1],
        [row + 1, column],
        [row, column - 1],
      ] as const
    ).filter(([r, c]) => r >= 0 && c >= 0 && r < size && c < size)
  const archesFrom = (at: Pair) =>
    plan.arches.flatMap(([a, b]) => (same(a, at) ? [{ to: index(b), arch: true }] : same(b, at) ? [{ to: index(a), arch: true }] : []))
  const open = (side: Side) => places.map((place) => plan.open(side, place))
  return {
    kind: plan.kind,
    size,
    floors: squares.map(plan.floor),
    open: { n: open('n'), e: open('e'), s: open('s'), w: open('w') },
    links: squares.map((at) => [
      ...beside(at)
        .filter((to) => plan.joined(at, to))
        .map((to) => ({ to: index(to), arch: false })),
      ...archesFrom(at),
    ]),
    walled: squares.map((at) =>
      beside(at)
        .filter((to) => plan.walls.some((wall) => isPair(wall, at, to)))
        .map(index),
    ),
    room: plan.room,
    jaws: plan.jaws,
  }
}

/** One quarter clockwise: square (r, c) comes to (c, last - r). */
function quarterTurn(tile: TurnedTile): TurnedTile {
  const { size, open } = tile
  const to = (index: number) => (index % size) * size + (size - 1 - Math.floor(index / size))
  const moved = <T>(list: readonly T[]): T[] => {
    const out: T[] = [...list]
    list.forEach((each, i) => {
      out[to(i)] = each
    })
    return out
  }
  return {
    ...tile,
    floors: moved(tile.floors),
    open: { e: open.n, s: open.e.toReversed(), w: open.s, n: open.w.toReversed() },
    links: moved(tile.links.map((links) => links.map((link) => ({ ...link, to: to(link.to) })))),
    walled: moved(tile.walled.map((walled) => walled.map(to))),
    jaws: tile.jaws === null ? null : turnedJaws(tile.jaws, size),
  }
}

function turnedJaws({ side, place }: NonNullable<TurnedTile['jaws']>, size: number): NonNullable<TurnedTile['jaws']> {
  const next = SIDES[(SIDES.indexOf(side) + 1) % SIDES.length] ?? 'n'
  return { side: next, place: side === 'e' || side === 'w' ? size - 1 - place : place }
}
