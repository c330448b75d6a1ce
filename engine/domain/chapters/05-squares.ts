import { entrySquares, type Slot, spotOf } from '../open/squares.ts'
import { type Floor, isDarkFloor, laidTile, type TurnedTile, turnedTile } from '../open/tiles.ts'
import type { DomainState, Square } from '../state.ts'
import { BOARD } from '../tables/index.ts'
import { QUADRANTS, type QuadrantId } from '../tables/table-types.ts'

// What lies on the frame, square by square.

/** The tile in a slot as it lies; null where there is none yet. */
export function tileIn(s: DomainState, slot: Slot): TurnedTile | null {
  if (slot.kind === 'large') {
    const large = s.large[slot.place]
    return large === null ? null : turnedTile(large, BOARD.large[slot.place].turn ?? 0)
  }
  const laid = s.tiles[slot.id]
  return laid === undefined ? null : laidTile(laid)
}

/** The tile under a square; null where none lies yet. */
export function tileAt(s: DomainState, square: Square): TurnedTile | null {
  return tileIn(s, spotOf(square).slot)
}

/** What the square shows; null where no tile lies yet. */
export function floorAt(s: DomainState, square: Square): Floor | null {
  return tileAt(s, square)?.floors[spotOf(square).cell] ?? null
}

/** D-08 */
export function isDark(s: DomainState, square: Square): boolean {
  const floor = floorAt(s, square)
  return floor !== null && isDarkFloor(floor, s.variants)
}

/** 10.1: everything that is found there is magical. */
export function isMagicRoom(s: DomainState, square: Square): boolean {
  return tileAt(s, square)?.room === 'magic'
}

/** 10.2 */
export function isSkullChamber(s: DomainState, square: Square): boolean {
  return tileAt(s, square)?.room === 'skull'
}

const EXITS: ReadonlyMap<QuadrantId | null, ReadonlySet<Square>> = new Map(
  QUADRANTS.map((quadrant) => [quadrant, new Set(entrySquares(quadrant))]),
)

/** On the grey line of a quadrant in which someone began: a treasure is carried out there (2.0, D-63). */
export function isExit(s: DomainState, square: Square): boolean {
  return s.characters.some(({ quadrant }) => EXITS.get(quadrant)?.has(square) === true)
}
