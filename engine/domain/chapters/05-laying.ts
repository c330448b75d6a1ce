import { draw, type Script, tell } from '../../kernel/play.ts'
import type { Seat } from '../../kernel/types.ts'
import { parseAction } from '../open/actions.ts'
import { OPPOSITE, placeAlong, type Slot, slotPair, spotOf } from '../open/squares.ts'
import { tileAndTurn, turnedTile } from '../open/tiles.ts'
import type { Character, Domain, DomainState, Square } from '../state.ts'
import { ANTECHAMBERS, EXPERIENCE, INNER_TILES, OUTER_TILES, TREASURE_CHAMBERS } from '../tables/index.ts'
import type { Dot, LargePlace, Pair, Side } from '../tables/table-types.ts'
import { learn } from './04-life.ts'
import { floorAt } from './05-squares.ts'
import { disturb } from './06-walks.ts'
import { isOneStep } from './06-ways.ts'
import { own } from './own.ts'

export type LayingEvent =
  | { type: 'tile-laid'; rule: '5.1' | '5.2'; seat: Seat; tile: string; slot: Pair; turn: number; entered: boolean }
  | { type: 'chamber-laid'; rule: '5.3'; seat: Seat; tile: string; place: LargePlace }

type Small = Extract<Slot, { kind: 'outer' | 'inner' }>

const TURNS = [0, 1, 2, 3] as const

/**
 * 5: the tile of an empty slot is drawn and laid as one comes over that side; `from` is null for one who comes from outside the board.
 * Returns whether he can enter it there. Null: he died over the question how it lies.
 */
export function* layTile(g: Domain, c: Character, from: Square | null, to: Square, side: Side): Script<boolean | null> {
  const { slot } = spotOf(to)
  if (slot.kind === 'large') return yield* layLarge(g, c, slot.place, from, to)
  if (slot.kind === 'outer') return yield* layOuter(g, c, slot, from, to)
  return yield* layInner(g, c, slot, to, side)
}

/** Small tiles of a stack that do not lie yet. */
export function tilesLeft(s: DomainState, kind: 'outer' | 'inner'): readonly string[] {
  const laid = new Set(Object.values(s.tiles).map((each) => tileAndTurn(each)[0]))
  return (kind === 'outer' ? OUTER_TILES : INNER_TILES).map(({ id }) => id).filter((id) => !laid.has(id))
}

/**
 * 5.1: the dot of the level that is left, corner or middle, comes onto the square of entry. Where a tile has no such dark dot the light
 * one does, and he stands before a wall (D-04). From inside and from outside the board one comes on the light level (D-01, D-06).
 */
function* layOuter(g: Domain, c: Character, slot: Small, from: Square | null, to: Square): Script<boolean> {
  const s = g.state
  const tile = yield* draw(g, tilesLeft(s, 'outer'))
  const isDark = from !== null && floorAt(s, from)?.ground === 'dark'
  const place = isCorner(spotOf(to).cell) ? 'c' : 'm'
  const wanted: Dot = `${isDark ? 'd' : 'l'}${place}`
  const dark = turnFor(tile, to, wanted)
  const turn = dark ?? turnFor(tile, to, `l${place}`) ?? 0
  yield* lay(g, c, slot, { tile, turn, entered: dark !== null })
  return dark !== null
}

function isCorner(cell: number): boolean {
  return cell === 0 || cell === 2 || cell === 6 || cell === 8
}

/** The one turn that brings that dot onto the square; null where the tile has no such dot. */
export function turnFor(tile: string, square: Square, dot: Dot): number | null {
  const { cell } = spotOf(square)
  return TURNS.find((turn) => turnedTile(tile, turn).floors[cell]?.dot === dot) ?? null
}

/** 5.2: any turn by which he can come in over that side; of several he chooses, without one it lies as drawn (D-05). */
function* layInner(g: Domain, c: Character, slot: Small, to: Square, side: Side): Script<boolean | null> {
  const tile = yield* draw(g, tilesLeft(g.state, 'inner'))
  const fits = fittingTurns(tile, to, side)
  const [first = 0] = fits
  const ids = fits.map((turn) => `turn:${turn}`)
  const data = { tile, square: to }
  const choice = fits.length > 1 ? yield* own(g, c, { rule: '5.2', topic: 'lay', data, ids: () => ids }) : `turn:${first}`
  if (choice === null) return null
  const { turn } = parseAction('lay', choice)
  yield* lay(g, c, slot, { tile, turn, entered: fits.length > 0 })
  return fits.length > 0
}

/** Turns by which an inner tile can be entered at that square from that side of the mover. */
export function fittingTurns(tile: string, square: Square, side: Side): readonly number[] {
  const spot = spotOf(square)
  const edge = OPPOSITE[side]
  return TURNS.filter((turn) => {
    const turned = turnedTile(tile, turn)
    return turned.open[edge][placeAlong(spot, edge)] === true && turned.floors[spot.cell]?.ground !== 'solid'
  })
}

function* lay(g: Domain, c: Character, slot: Small, { tile, turn, entered }: { tile: string; turn: number; entered: boolean }): Script {
  const s = g.state
  const { id, kind, quadrant } = slot
  s.tiles[id] = `${tile}/${turn}`
  disturb(s, slot)
  yield* tell(g, {
    type: 'tile-laid',
    rule: kind === 'outer' ? '5.1' : '5.2',
    seat: c.seat,
    tile,
    slot: slotPair(id),
    turn,
    entered,
  } satisfies LayingEvent)
  if (quadrant !== c.quadrant) return
  // 4.5: experience is for tiles in one's own quadrant alone, also for one that could not be entered.
  if (kind === 'outer') yield* learn(g, c, EXPERIENCE.outerTile, 'outer-tile')
  else yield* learn(g, c, EXPERIENCE.innerTile, 'inner-tile')
}

/** 5.3, D-07: it lies as its arrows say. At the treasure chamber there may be no threshold where he stands. */
function* layLarge(g: Domain, c: Character, place: LargePlace, from: Square | null, to: Square): Script<boolean> {
  const s = g.state
  const tile = yield* draw(g, largeLeft(s, place))
  s.large[place] = tile
  disturb(s, spotOf(to).slot)
  yield* tell(g, { type: 'chamber-laid', rule: '5.3', seat: c.seat, tile, place } satisfies LayingEvent)
  return from !== null && isOneStep(s, from, to)
}

/** Large tiles that may still be drawn for that place. */
export function largeLeft(s: DomainState, place: LargePlace): readonly string[] {
  if (place === 'treasure') return TREASURE_CHAMBERS.map(({ id }) => id)
  return ANTECHAMBERS.map(({ id }) => id).filter((id) => id !== s.large.west && id !== s.large.east)
}
