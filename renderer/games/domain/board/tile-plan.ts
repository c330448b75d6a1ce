import type {
  Antechamber,
  DeckId,
  DomainTables,
  InnerTile,
  OuterTile,
  Pair,
  Side,
  TreasureChamber,
} from '../../../../engine/domain/tables/table-types.ts'

// Tiles as they are drawn: each is read once from the tables and turned by quarters, clockwise.

/** light, dark: the two storeys of an outer tile. threshold: a dark square of the treasure chamber. */
export type Ground = 'light' | 'dark' | 'corridor' | 'room' | 'solid' | 'threshold'

export interface Cell {
  readonly ground: Ground
  readonly symbol: DeckId | null
  /** A dot that decides how a tile is laid. */
  readonly dot: boolean
  readonly shaft: 'stair' | 'trapdoor' | null
  /** The side over which the shaft is reached. */
  readonly shaftFrom: Side | null
  /** One of the four squares where the major treasures lie. */
  readonly treasure: boolean
}

export interface Plan {
  readonly id: string
  readonly kind: 'outer' | 'inner' | 'antechamber' | 'chamber'
  /** Squares along an edge. */
  readonly size: 3 | 6
  /** Row by row. */
  readonly cells: readonly Cell[]
  /** Cells by index, row by row. */
  readonly steps: readonly { readonly dark: number; readonly light: number }[]
  readonly arches: readonly { readonly from: number; readonly under: number; readonly to: number }[]
  /** Neighbours with a wall between them, both walkable. */
  readonly walls: readonly (readonly [number, number])[]
  /** North and south from the west, east and west from the north. */
  readonly open: Readonly<Record<Side, readonly boolean[]>>
  readonly centre: 'pentangle' | 'skull' | null
  /** The middle door of the skull chamber. */
  readonly jaws: { readonly side: Side; readonly place: number } | null
}

export const SIDES: readonly Side[] = ['n', 'e', 's', 'w']
export const OPPOSITE: Readonly<Record<Side, Side>> = { n: 's', e: 'w', s: 'n', w: 'e' }

const read = new WeakMap<DomainTables, Map<string, Plan>>()

/**
 * A tile as it lies.
 *
 * @param turn clockwise quarter turns, 0 to 3
 * @returns null for an unknown tile
 */
export function planOf(tables: DomainTables, id: string, turn: number): Plan | null {
  let plans = read.get(tables)
  if (plans === undefined) {
    plans = new Map()
    read.set(tables, plans)
  }
  const key = `${id}/${turn}`
  const known = plans.get(key)
  if (known !== undefined) return known
  const before = turn === 0 ? printed(tables, id) : planOf(tables, id, turn - 1)
  const plan = before === null || turn === 0 ? before : quarterTurn(before)
  if (plan !== null) plans.set(key, plan)
  return plan
}

function printed({ tiles, large }: DomainTables, id: string): Plan | null {
  const outer = tiles.outer.find((tile) => tile.id === id)
  if (outer) return outerPlan(outer)
  const inner = tiles.inner.find((tile) => tile.id === id)
  if (inner) return innerPlan(inner)
  const antechamber = large.antechambers.find((tile) => tile.id === id)
  if (antechamber) return antechamberPlan(antechamber, large.antechamberOpenings)
  const chamber = large.treasureChambers.find((tile) => tile.id === id)
  return chamber ? chamberPlan(chamber) : null
}

/** Every tile of the tables, small ones first. */
export function tileIds({ tiles, large }: DomainTables): readonly string[] {
  return [...tiles.outer, ...tiles.inner, ...large.antechambers, ...large.treasureChambers].map(({ id }) => id)
}

const BARE: Cell = { ground: 'solid', symbol: null, dot: false, shaft: null, shaftFrom: null, treasure: false }
const ALL_OPEN = [true, true, true]

function outerPlan({ id, rows, dots, steps, arches, objects }: OuterTile): Plan {
  return {
    id,
    kind: 'outer',
    size: 3,
    cells: cellsOf(rows, (mark, at) => ({
      ...BARE,
      ground: mark === 'L' ? 'light' : 'dark',
      symbol: objects.find((object) => isSame(object.at, at))?.symbol ?? null,
      dot: Object.values(dots).some((dot) => isSame(dot, at)),
    })),
    steps: steps.map(({ dark, light }) => ({ dark: indexOf(dark, 3), light: indexOf(light, 3) })),
    arches: arches.map(({ from, under, to }) => ({ from: indexOf(from, 3), under: indexOf(under, 3), to: indexOf(to, 3) })),
    walls: [],
    open: { n: ALL_OPEN, e: ALL_OPEN, s: ALL_OPEN, w: ALL_OPEN },
    centre: null,
    jaws: null,
  }
}

const INNER: Readonly<Record<string, Ground>> = { c: 'corridor', r: 'room' }

function innerPlan({ id, kind, rows, open, walls, objects, stair, trapdoor, jaws }: InnerTile): Plan {
  const shaftAt = (at: Pair): Pick<Cell, 'shaft' | 'shaftFrom'> => {
    if (stair && isSame(stair.at, at)) return { shaft: 'stair', shaftFrom: stair.from }
    if (trapdoor && isSame(trapdoor.at, at)) return { shaft: 'trapdoor', shaftFrom: trapdoor.from }
    return { shaft: null, shaftFrom: null }
  }
  return {
    id,
    kind: 'inner',
    size: 3,
    cells: cellsOf(rows, (mark, at) => ({
      ...BARE,
      ground: INNER[mark] ?? 'solid',
      symbol: objects.find((object) => isSame(object.at, at))?.symbol ?? null,
      ...shaftAt(at),
    })),
    steps: [],
    arches: [],
    walls: walls.map(([a, b]) => [indexOf(a, 3), indexOf(b, 3)]),
    open: bySide((side) => [...open[side]].map((digit) => digit === '1')),
    centre: kind === 'magic' ? 'pentangle' : kind === 'skull' ? 'skull' : null,
    jaws: jaws ?? null,
  }
}

const LARGE_SYMBOLS: Readonly<Record<string, DeckId>> = { R: 'red', X: 'x', G: 'green' }

function largeCells(rows: readonly string[], floor: Ground): readonly Cell[] {
  return cellsOf(rows, (mark) => ({
    ...BARE,
    ground: mark === '#' ? 'solid' : mark === 'k' ? 'threshold' : floor,
    symbol: LARGE_SYMBOLS[mark] ?? null,
    treasure: /[1-4]/.test(mark),
  }))
}

const LARGE = { size: 6, steps: [], arches: [], walls: [], centre: null, jaws: null } as const

function antechamberPlan({ id, rows }: Antechamber, openings: Readonly<Record<Side, readonly number[]>>): Plan {
  const cells = largeCells(rows, 'corridor')
  const isFloor = (side: Side, place: number) => cells[edgeCell(side, place, 6)]?.ground !== 'solid'
  const open = bySide((side) => PLACES.map((place) => openings[side].includes(place) && isFloor(side, place)))
  return { ...LARGE, id, kind: 'antechamber', cells, open }
}

function chamberPlan({ id, rows, thresholds }: TreasureChamber): Plan {
  const open = bySide((side) => PLACES.map((place) => (side === 'w' || side === 'e') && thresholds[side] === place))
  return { ...LARGE, id, kind: 'chamber', cells: largeCells(rows, 'room'), open }
}

const PLACES = [0, 1, 2, 3, 4, 5]

function bySide<T>(of: (side: Side) => T): Record<Side, T> {
  return { n: of('n'), e: of('e'), s: of('s'), w: of('w') }
}

function cellsOf(rows: readonly string[], cell: (mark: string, at: Pair) => Cell): readonly Cell[] {
  return rows.flatMap((row, r) => [...row].map((mark, c) => cell(mark, [r, c])))
}

function isSame(a: Pair, b: Pair): boolean {
  return a[0] === b[0] && a[1] === b[1]
}

function indexOf([row, column]: Pair, size: number): number {
  return row * size + column
}

/** The cell of an edge by its place along it. */
function edgeCell(side: Side, place: number, size: number): number {
  switch (side) {
    case 'n':
      return place
    case 's':
      return (size - 1) * size + place
    case 'w':
      return place * size
    case 'e':
      return place * size + size - 1
  }
}

/** The cell beside another; null beyond the edge of the tile. */
export function cellBeside(cell: number, side: Side, size: number): number | null {
  const [row, column] = [Math.floor(cell / size), cell % size]
  if (side === 'n') return row > 0 ? cell - size : null
  if (side === 's') return row < size - 1 ? cell + size : null
  if (side === 'w') return column > 0 ? cell - 1 : null
  return column < size - 1 ? cell + 1 : null
}

/** One quarter clockwise: row and column become column and last less row. */
function quarterTurn(plan: Plan): Plan {
  const { size, open, jaws } = plan
  const to = (cell: number) => (cell % size) * size + (size - 1 - Math.floor(cell / size))
  const next = (side: Side): Side => SIDES[(SIDES.indexOf(side) + 1) % SIDES.length] ?? 'n'
  const cells: Cell[] = [...plan.cells]
  plan.cells.forEach((cell, i) => {
    cells[to(i)] = cell.shaftFrom === null ? cell : { ...cell, shaftFrom: next(cell.shaftFrom) }
  })
  return {
    ...plan,
    cells,
    steps: plan.steps.map(({ dark, light }) => ({ dark: to(dark), light: to(light) })),
    arches: plan.arches.map(({ from, under, to: end }) => ({ from: to(from), under: to(under), to: to(end) })),
    walls: plan.walls.map(([a, b]) => [to(a), to(b)]),
    open: { e: open.n, s: open.e.toReversed(), w: open.s, n: open.w.toReversed() },
    jaws: jaws && { side: next(jaws.side), place: jaws.side === 'e' || jaws.side === 'w' ? size - 1 - jaws.place : jaws.place },
  }
}

/** Whether one step joins two cells of one tile that touch. */
export function isJoinedWithin({ kind, cells, steps, walls }: Plan, a: number, b: number): boolean {
  const [one, other] = [cells[a]?.ground, cells[b]?.ground]
  if (one === undefined || other === undefined || one === 'solid' || other === 'solid') return false
  if (kind === 'outer') return one === other || steps.some(({ dark, light }) => (dark === a && light === b) || (dark === b && light === a))
  return !walls.some(([from, to]) => (from === a && to === b) || (from === b && to === a))
}
