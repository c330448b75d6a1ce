import type { PrintedTable } from '../../kernel/printed-types.ts'

/** 1.1: two of each number. */
export const DECK: readonly number[] = [1, 2, 3, 4, 5, 6, 1, 2, 3, 4, 5, 6]
/** 1.1 */
export const HAND = 5
/** 2.0: two cards of a hand are never laid. */
export const ROUNDS = 3
/** 2.3: points by the distance of the nearer card from the die, 0 first; the last number is for everything beyond. */
export const POINTS: readonly number[] = [3, 2, 1]

/** 2.3: the row of the table that a distance is read in, and its points. */
export function readAt(distance: number): { readonly row: number; readonly points: number } {
  const row = Math.min(distance, POINTS.length - 1)
  return { row, points: POINTS[row] ?? 0 }
}

/** The tables of the book, ready to be set. */
export const PRINTED: readonly PrintedTable[] = [
  {
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
  },
]
