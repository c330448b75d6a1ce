import type { DomainTables, LargePlace } from '../../../../engine/domain/tables/table-types.ts'
import type { DomainView, Square } from '../../../../engine/domain/view-types.ts'
import { type Frame, frameOf, type Slot, type Spot, squareBeside } from './frame.ts'
import { type Cell, cellBeside, isJoinedWithin, OPPOSITE, type Plan, planOf, SIDES } from './tile-plan.ts'

// What lies in the frame, and which squares are one step apart by its tiles (doors, rubble and darkness apart).

/** A tile in its slot. */
export interface Laid {
  readonly slot: Slot
  readonly plan: Plan
  readonly turn: number
}

/** A square on a laid tile. */
export interface Here {
  readonly spot: Spot
  readonly laid: Laid
  readonly cell: Cell
}

export interface Layout {
  readonly frame: Frame
  readonly laid: readonly Laid[]
  /** Slots in which nothing lies yet. */
  readonly empty: readonly Slot[]
  readonly at: (square: Square) => Here | null
  /** Squares one step away. */
  readonly beside: (square: Square) => readonly { readonly to: Square; readonly arch: boolean }[]
  /** Steps to every square that can be reached over laid tiles. */
  readonly distances: (from: Square, most?: number) => ReadonlyMap<Square, number>
}

/** What tells one layout from another, so that it is worked out once for all views that show it. */
export function layoutKey({ tiles, large }: Pick<DomainView, 'tiles' | 'large'>): string {
  const places = [large.west, large.treasure, large.east].map((each) => each?.id ?? '')
  return [...tiles.map(({ id, slot, turn }) => `${id}@${slot[0]}-${slot[1]}/${turn}`), ...places].join(' ')
}

export function layoutOf(tables: DomainTables, view: Pick<DomainView, 'tiles' | 'large'>): Layout {
  const frame = frameOf(tables)
  const laid = laidIn(tables, frame, view)
  const bySlot = new Map(laid.map((each) => [each.slot.id, each]))
  const at = (square: Square): Here | null => {
    const spot = frame.spot(square)
    const tile = spot && bySlot.get(spot.slot.id)
    const cell = tile?.plan.cells[spot?.cell ?? -1]
    return spot && tile && cell ? { spot, laid: tile, cell } : null
  }
  const beside: Layout['beside'] = (square) => besideOf(at, square)
  return {
    frame,
    laid,
    empty: frame.slots.filter(({ id }) => !bySlot.has(id)),
    at,
    beside,
    distances: (from, most = Number.POSITIVE_INFINITY) => {
      const far = new Map([[from, 0]])
      for (const [square, steps] of far) {
        if (steps >= most) continue
        for (const { to } of beside(square)) if (!far.has(to)) far.set(to, steps + 1)
      }
      return far
    },
  }
}

function laidIn(tables: DomainTables, { slots }: Frame, { tiles, large }: Pick<DomainView, 'tiles' | 'large'>): readonly Laid[] {
  const ids = new Map(tiles.map(({ id, slot, turn }) => [`${slot[0]}-${slot[1]}`, { id, turn }]))
  return slots.flatMap((slot): Laid[] => {
    const there = slot.place === null ? ids.get(slot.id) : largeIn(tables, large, slot.place)
    const plan = there && planOf(tables, there.id, there.turn)
    return there && plan ? [{ slot, plan, turn: there.turn }] : []
  })
}

function largeIn({ board }: DomainTables, large: DomainView['large'], place: LargePlace) {
  const id = large[place]?.id
  return id === undefined ? undefined : { id, turn: board.large[place].turn ?? 0 }
}

function besideOf(at: Layout['at'], square: Square): ReturnType<Layout['beside']> {
  const here = at(square)
  if (here === null || here.cell.ground === 'solid') return []
  const { plan, slot } = here.laid
  const steps = SIDES.flatMap((side) => {
    const to = squareBeside(square, side)
    const there = at(to)
    if (there === null || there.cell.ground === 'solid') return []
    if (there.laid === here.laid) return isJoinedWithin(plan, here.spot.cell, there.spot.cell) ? [{ to, arch: false }] : []
    return isJoinedAcross(here, there, side) ? [{ to, arch: false }] : []
  })
  const arches = plan.arches.flatMap(({ from, to }) => {
    const end = from === here.spot.cell ? to : to === here.spot.cell ? from : null
    if (end === null) return []
    return [{ to: `${slot.row + Math.floor(end / plan.size)}-${slot.column + (end % plan.size)}`, arch: true }]
  })
  return [...steps, ...arches]
}

/** Across an edge between two tiles: both open there, and of two outer tiles on the same level (6.2). */
function isJoinedAcross(here: Here, there: Here, side: (typeof SIDES)[number]): boolean {
  if (here.laid.plan.kind === 'outer' && there.laid.plan.kind === 'outer') return here.cell.ground === there.cell.ground
  return isOpenAt(here, side) && isOpenAt(there, OPPOSITE[side])
}

/** Whether the edge of its tile is open on that side of a square; false where that side is no edge. */
function isOpenAt({ laid: { plan, slot }, spot }: Here, side: (typeof SIDES)[number]): boolean {
  if (cellBeside(spot.cell, side, plan.size) !== null) return false
  return plan.open[side][side === 'n' || side === 's' ? spot.column - slot.column : spot.row - slot.row] === true
}

/** Whether it is dark there without a light: the lower storey, the thresholds of the chamber, and inside too with `dark-inner`. */
export function isDark({ cell: { ground } }: Here, variants: readonly string[]): boolean {
  return ground === 'dark' || ground === 'threshold' || (ground !== 'light' && variants.includes('dark-inner'))
}

/** Empty slots that touch an open edge of a laid tile. */
export function frontier({ empty, at }: Layout): readonly Slot[] {
  return empty.filter(({ row, column, size }) => {
    const edge = Array.from({ length: size }, (_, i) => i)
    return edge.some((i) =>
      [
        [`${row - 1}-${column + i}`, 's'] as const,
        [`${row + size}-${column + i}`, 'n'] as const,
        [`${row + i}-${column - 1}`, 'e'] as const,
        [`${row + i}-${column + size}`, 'w'] as const,
      ].some(([square, side]) => {
        const here = at(square)
        return here !== null && here.cell.ground !== 'solid' && isOpenAt(here, side)
      }),
    )
  })
}
