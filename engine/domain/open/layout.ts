import { BOARD } from '../tables/index.ts'
import type { Side } from '../tables/table-types.ts'
import type { DomainView, Square } from '../view-types.ts'
import { edgesOf, knownSpot, OPPOSITE, placeAlong, SLOTS, type Slot, type Spot, squareIn } from './squares.ts'
import { cellBeside, type Floor, isDarkFloor, type TurnedTile, turnedTile } from './tiles.ts'
import { isJoinedAcross, waysWithin } from './ways.ts'

// The tiles in the frame, and which squares they make one step apart (leaving aside doors, rubble and darkness).

/** A tile in its slot. */
export interface Laid {
  readonly slot: Slot
  readonly plan: TurnedTile
}

/** A square on a laid tile. */
export interface Here {
  readonly spot: Spot
  readonly laid: Laid
  readonly cell: Floor
}

export interface Layout {
  readonly laid: readonly Laid[]
  /** Slots in which nothing lies yet. */
  readonly empty: readonly Slot[]
  readonly at: (square: Square) => Here | null
  /** Squares one step away. */
  readonly beside: (square: Square) => readonly Square[]
  /** Steps to every square that can be reached over laid tiles. */
  readonly distances: (from: Square, most?: number) => ReadonlyMap<Square, number>
}

/** What tells one layout from another, so that it is worked out once for all views that show it. */
export function layoutKey({ tiles, large }: Pick<DomainView, 'tiles' | 'large'>): string {
  const places = [large.west, large.treasure, large.east].map((each) => each?.id ?? '')
  return [...tiles.map(({ id, slot, turn }) => `${id}@${slot[0]}-${slot[1]}/${turn}`), ...places].join(' ')
}

export function layoutOf({ tiles, large }: Pick<DomainView, 'tiles' | 'large'>): Layout {
  const small = new Map(tiles.map(({ id, slot, turn }) => [`${slot[0]}-${slot[1]}`, { id, turn }]))
  const laid = SLOTS.flatMap((slot): Laid[] => {
    const there =
      slot.kind === 'large' ? large[slot.place] && { ...large[slot.place], turn: BOARD.large[slot.place].turn ?? 0 } : small.get(slot.id)
    return there?.id === undefined ? [] : [{ slot, plan: turnedTile(there.id, there.turn) }]
  })
  const bySlot = new Map(laid.map((each) => [each.slot.id, each]))
  const at = (square: Square): Here | null => {
    const spot = knownSpot(square)
    const tile = spot && bySlot.get(spot.slot.id)
    const cell = tile?.plan.floors[spot?.cell ?? -1]
    return spot && tile && cell ? { spot, laid: tile, cell } : null
  }
  const beside: Layout['beside'] = (square) => {
    const here = at(square)
    if (here === null || here.cell.ground === 'solid') return []
    const { plan } = here.laid
    const across = edgesOf(here.spot).filter((edge) => {
      const there = bySlot.get(edge.to.slot.id)
      return there !== undefined && isJoinedAcross(plan, here.spot, there.plan, edge)
    })
    return [...waysWithin(plan, here.spot).map(({ to }) => to), ...across.map(({ to }) => to.id)]
  }
  return {
    laid,
    empty: SLOTS.filter(({ id }) => !bySlot.has(id)),
    at,
    beside,
    distances: (from, most = Number.POSITIVE_INFINITY) => {
      const far = new Map([[from, 0]])
      for (const [square, steps] of far) {
        if (steps >= most) continue
        for (const to of beside(square)) if (!far.has(to)) far.set(to, steps + 1)
      }
      return far
    },
  }
}

/** Every square of a laid tile that is not solid. */
export function floorsOf({ slot, plan }: Laid): readonly Square[] {
  return plan.floors.flatMap(({ ground }, cell) => (ground === 'solid' ? [] : [squareIn(slot, cell)]))
}

/** Whether the edge of its tile is open on that side of a square; false where that side isn't an edge. */
function isOpenAt({ laid: { plan }, spot }: Here, side: Side): boolean {
  return cellBeside(spot.cell, side, plan.size) === null && plan.open[side][placeAlong(spot, side)] === true
}

/** Whether it is dark there without a light (D-08). */
export function isDark({ cell }: Here, variants: readonly string[]): boolean {
  return isDarkFloor(cell, variants)
}

/** Empty slots that touch an open edge of a laid tile. */
export function frontier({ empty, at }: Layout): readonly Slot[] {
  return empty.filter((slot) =>
    Array.from({ length: slot.size ** 2 }, (_, cell) => knownSpot(squareIn(slot, cell))).some(
      (spot) =>
        spot &&
        edgesOf(spot).some(({ side, to }) => {
          const there = at(to.id)
          return there !== null && there.cell.ground !== 'solid' && isOpenAt(there, OPPOSITE[side])
        }),
    ),
  )
}
