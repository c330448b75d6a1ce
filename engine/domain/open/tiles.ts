import { ANTECHAMBER_OPENINGS, ANTECHAMBERS, INNER_TILES, OUTER_TILES, TREASURE_CHAMBERS } from '../tables/index.ts'
import { type DeckId, type Dot, type InnerTile, type OuterTile, type Pair, SIDES, type Side } from '../tables/table-types.ts'

// Tiles as they lie, by the rules and as they are drawn: each is read once from the tables and turned by quarters, clockwise.

/** `o02/1`: a tile by its id, and its clockwise quarter turns, 0 to 3. */
export type LaidTile = `${string}/${number}`

/** light, dark: the two levels of an outer tile. threshold: a dark square of the treasure chamber. */
export type Ground = 'light' | 'dark' | 'corridor' | 'room' | 'solid' | 'threshold'

/** One square of a tile. */
export interface Floor {
  readonly ground: Ground
  readonly symbol: DeckId | null
  /** A dark square from which stone steps lead up: a stairway to someone without light (6.4). */
  readonly steps: boolean
  readonly shaft: 'stair' | 'trapdoor' | null
  /** The side over which the shaft is reached. */
  readonly shaftFrom: Side | null
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
  readonly id: string
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
  /** Stone steps between the two levels (6.2). */
  readonly steps: readonly { readonly dark: number; readonly light: number }[]
  /** An archway leads from one dark square to another, under a light one. */
  readonly arches: readonly Arch<number>[]
  readonly room: 'magic' | 'skull' | null
  /** The middle door of the skull chamber. */
  readonly jaws: { readonly side: Side; readonly place: number } | null
}

interface Arch<At> {
  readonly from: At
  readonly under: At
  readonly to: At
}

/** A tile as it is drawn in the tables. */
interface Plan {
  readonly id: string
  readonly kind: TurnedTile['kind']
  readonly size: 3 | 6
  readonly floor: (at: Pair) => Floor
  readonly open: (side: Side, place: number) => boolean
  readonly joined: (a: Pair, b: Pair) => boolean
  readonly steps: OuterTile['steps']
  readonly arches: OuterTile['arches']
  readonly walls: readonly (readonly [Pair, Pair])[]
  readonly room: TurnedTile['room']
  readonly jaws: TurnedTile['jaws']
}

const known = new Map<LaidTile, TurnedTile>()

/** A tile by its id, turned. Throws on an unknown one. */
export function turnedTile(id: string, turn: number): TurnedTile {
  return laidTile(`${id}/${turn}`)
}

/** A tile that is written down as those of the tables are, not turned. */
export function tileOf(tile: OuterTile | InnerTile): TurnedTile {
  return drawn('kind' in tile ? innerPlan(tile) : outerPlan(tile))
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
    return largePlan(id, 'antechamber', antechamber.rows, (side, place) => ANTECHAMBER_OPENINGS[side].includes(place))
  const chamber = TREASURE_CHAMBERS.find((tile) => tile.id === id)
  if (chamber === undefined) throw new Error(`there is no tile ${id}`)
  const { w, e } = chamber.thresholds
  return largePlan(id, 'chamber', chamber.rows, (side, place) => (side === 'w' && place === w) || (side === 'e' && place === e))
}

const PLAIN = { symbol: null, steps: false, shaft: null, shaftFrom: null, treasure: false, dot: null } as const

/** 6.2: the two levels meet at stone steps only; an archway leads under a light square. */
function outerPlan({ id, rows, dots, steps, arches, objects }: OuterTile): Plan {
  const ground = ([row, column]: Pair) => (letter(rows, [row, column]) === 'L' ? 'light' : 'dark')
  const dotAt = (at: Pair): Dot | null => {
    const found = Object.entries(dots).find(([, where]) => same(where, at))
    return found === undefined ? null : (found[0] as Dot)
  }
  return {
    id,
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
    steps,
    arches,
    walls: [],
    room: null,
    jaws: null,
  }
}

const INNER_GROUND: Readonly<Record<string, Ground>> = { c: 'corridor', r: 'room', s: 'solid' }

/** 5.2: what is not walled is open. */
function innerPlan({ id, rows, kind, open, walls, objects, stair, trapdoor, jaws }: InnerTile): Plan {
  const ground = (at: Pair) => INNER_GROUND[letter(rows, at)] ?? 'solid'
  const shaftAt = (at: Pair): Pick<Floor, 'shaft' | 'shaftFrom'> => {
    if (stair && same(stair.at, at)) return { shaft: 'stair', shaftFrom: stair.from }
    if (trapdoor && same(trapdoor.at, at)) return { shaft: 'trapdoor', shaftFrom: trapdoor.from }
    return { shaft: null, shaftFrom: null }
  }
  return {
    id,
    kind: 'inner',
    size: 3,
    floor: (at) => ({
      ...PLAIN,
      ground: ground(at),
      symbol: objects.find((object) => same(object.at, at))?.symbol ?? null,
      ...shaftAt(at),
    }),
    open: (side, place) => open[side].charAt(place) === '1',
    joined: (a, b) => ground(a) !== 'solid' && ground(b) !== 'solid' && !walls.some((wall) => isPair(wall, a, b)),
    steps: [],
    arches: [],
    walls,
    room: kind === 'magic' || kind === 'skull' ? kind : null,
    jaws: jaws ?? null,
  }
}

const LARGE_SYMBOLS: Readonly<Record<string, DeckId>> = { R: 'red', X: 'x', G: 'green' }

/** 5.3: a large tile is open at its arrows or thresholds alone. */
function largePlan(
  id: string,
  kind: 'antechamber' | 'chamber',
  rows: readonly string[],
  arrow: (side: Side, place: number) => boolean,
): Plan {
  const ground = (at: Pair): Ground => {
    const mark = letter(rows, at)
    return mark === '#' ? 'solid' : mark === 'k' ? 'threshold' : kind === 'chamber' ? 'room' : 'corridor'
  }
  return {
    id,
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
    steps: [],
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
  const besides = (at: Pair): readonly Pair[] =>
    SIDES.flatMap((side) => {
      const cell = cellBeside(index(at), side, size)
      return cell === null ? [] : [[Math.floor(cell / size), cell % size] as const]
    })
  const archesFrom = (at: Pair) =>
    plan.arches.flatMap(({ from, to }) =>
      same(from, at) ? [{ to: index(to), arch: true }] : same(to, at) ? [{ to: index(from), arch: true }] : [],
    )
  const open = (side: Side) => places.map((place) => plan.open(side, place))
  return {
    id: plan.id,
    kind: plan.kind,
    size,
    floors: squares.map(plan.floor),
    open: { n: open('n'), e: open('e'), s: open('s'), w: open('w') },
    links: squares.map((at) => [
      ...besides(at)
        .filter((to) => plan.joined(at, to))
        .map((to) => ({ to: index(to), arch: false })),
      ...archesFrom(at),
    ]),
    walled: squares.map((at) =>
      besides(at)
        .filter((to) => plan.walls.some((wall) => isPair(wall, at, to)))
        .map(index),
    ),
    steps: plan.steps.map(({ dark, light }) => ({ dark: index(dark), light: index(light) })),
    arches: plan.arches.map(({ from, under, to }) => ({ from: index(from), under: index(under), to: index(to) })),
    room: plan.room,
    jaws: plan.jaws,
  }
}

/** The cell beside another of the same tile; null beyond its edge. */
export function cellBeside(cell: number, side: Side, size: number): number | null {
  const [row, column] = [Math.floor(cell / size), cell % size]
  if (side === 'n') return row > 0 ? cell - size : null
  if (side === 's') return row < size - 1 ? cell + size : null
  if (side === 'w') return column > 0 ? cell - 1 : null
  return column < size - 1 ? cell + 1 : null
}

/** Whether one step leads from a cell to one beside it. */
export function isJoinedWithin({ links }: Pick<TurnedTile, 'links'>, a: number, b: number): boolean {
  return links[a]?.some(({ to, arch }) => to === b && !arch) === true
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
    floors: moved(tile.floors.map((floor) => (floor.shaftFrom === null ? floor : { ...floor, shaftFrom: nextSide(floor.shaftFrom) }))),
    open: { e: open.n, s: open.e.toReversed(), w: open.s, n: open.w.toReversed() },
    links: moved(tile.links.map((links) => links.map((link) => ({ ...link, to: to(link.to) })))),
    walled: moved(tile.walled.map((walled) => walled.map(to))),
    steps: tile.steps.map(({ dark, light }) => ({ dark: to(dark), light: to(light) })),
    arches: tile.arches.map((arch) => ({ from: to(arch.from), under: to(arch.under), to: to(arch.to) })),
    jaws: tile.jaws === null ? null : turnedJaws(tile.jaws, size),
  }
}

function turnedJaws({ side, place }: NonNullable<TurnedTile['jaws']>, size: number): NonNullable<TurnedTile['jaws']> {
  return { side: nextSide(side), place: side === 'e' || side === 'w' ? size - 1 - place : place }
}

function nextSide(side: Side): Side {
  return SIDES[(SIDES.indexOf(side) + 1) % SIDES.length] ?? 'n'
}

/** D-08: dark squares of outer tiles, the thresholds of the treasure chamber, and with `dark-inner` all that is not outer. */
export function isDarkFloor({ ground }: Pick<Floor, 'ground'>, variants: readonly string[]): boolean {
  return ground === 'dark' || ground === 'threshold' || (ground !== 'light' && variants.includes('dark-inner'))
}

/** Every tile of the game, small ones first. */
export const TILE_IDS: readonly string[] = [...OUTER_TILES, ...INNER_TILES, ...ANTECHAMBERS, ...TREASURE_CHAMBERS].map(({ id }) => id)
