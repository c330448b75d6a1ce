import type { Side } from '../tables/table-types.ts'
import type { Square } from '../view-types.ts'
import { type Edge, OPPOSITE, type Spot } from './squares.ts'
import type { TurnedTile } from './tiles.ts'

// 6.1, 6.2: which squares of laid tiles are one step apart. Doors, rubble and darkness are looked at elsewhere.

/** A step over laid tiles, or under an archway. */
export interface Joined {
  readonly to: Square
  readonly kind: 'step' | 'arch'
  readonly side: Side
}

/** The steps from a square to others of its tile; with `mole` also through inner walls (11.2.7). */
export function waysWithin(tile: TurnedTile, { cell: here, within }: Spot, mole = false): readonly Joined[] {
  const way = (cell: number, kind: Joined['kind']): Joined => ({ to: within[cell] ?? '', kind, side: towards(here, cell, tile.size) })
  const ways = (tile.links[here] ?? []).map(({ to, arch }) => way(to, arch ? 'arch' : 'step'))
  return mole ? [...ways, ...(tile.walled[here] ?? []).map((to) => way(to, 'step'))] : ways
}

/** The side of one square on which another of the same row or column of the tile lies. */
function towards(from: number, to: number, size: number): Side {
  if (Math.floor(from / size) === Math.floor(to / size)) return to > from ? 'e' : 'w'
  return to > from ? 's' : 'n'
}

/** Across an edge between two tiles: both open there, and of two outer tiles on the same level (6.2, D-06). */
export function isJoinedAcross(
  tile: TurnedTile,
  from: Spot,
  there: TurnedTile,
  { side, place, to, placeThere }: Edge,
  mole = false,
): boolean {
  const ground = there.floors[to.cell]?.ground
  if (ground === undefined || ground === 'solid') return false
  if (tile.kind === 'outer' && there.kind === 'outer') return tile.floors[from.cell]?.ground === ground
  return mole || (tile.open[side][place] === true && there.open[OPPOSITE[side]][placeThere] === true)
}
