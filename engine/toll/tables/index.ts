import type { PrintedTable } from '../../kernel/printed-types.ts'
import type { TollTables } from './table-types.ts'

/** 1.1: two of each number. */
export const DECK: readonly number[] = [1, 2, 3, 4, 5, 6, 1, 2, 3, 4, 5, 6]
/** 1.1 */
export const HAND = 5
/** 2.0: two cards of a hand are never laid. */
export const ROUNDS = 3
/** 2.3: points by the distance of the nearer card from the die, 0 first; the last number is for everything beyond. */
export const POINTS: readonly number[] = [3, 2, 1]

/** 2.3 */
export function pointsAt(distance: number): number {
  return POINTS[rowAt(distance)] ?? 0
}

/** 2.3: the row of the table that a distance is read in. */
export function rowAt(distance: number): number {
  return Math.min(distance, POINTS.length - 1)
}

const PRINTED: PrintedTable = {
  id: '2.3',
  rule: '2.3',
  title: 'Points for the nearer card',
  corner: 'distance from the die',
  columns: [{ id: 'points', label: 'Points' }],
  rows: POINTS.map((points, distance) => ({
    id: String(distance),
    label: distance === POINTS.length - 1 ? `${distance} or more` : String(distance),
    cells: [String(points)],
  })),
}

/** The answer of `game.tables`. */
export function tables(): TollTables {
  return { '1.1': { deck: DECK, hand: HAND }, '2.3': { points: POINTS }, printed: [PRINTED] }
}
