import { cell } from './table.ts'

/** The printed rows: gold marks offered. */
export const BRIBERY_ROWS = ['20', '40', '60', '80', '100', '150', '200', '300', '400+'] as const

export type BriberyRow = (typeof BRIBERY_ROWS)[number]

/** The printed columns: the strongest monster's Wound Points and Negotiation Value together. */
export const BRIBERY_COLUMNS = ['1-5', '6-9', '10-12', '13-16', '17-20', '21+'] as const

/** Bribery Table (8.9): success on 1D6 less than or equal to the number. */
export const BRIBERY: Readonly<Record<BriberyRow, readonly number[]>> = {
  '20': [4, 2, 1, 1, 0, 0],
  '40': [4, 3, 2, 1, 1, 0],
  '60': [5, 4, 2, 2, 1, 1],
  '80': [6, 5, 4, 2, 2, 1],
  '100': [6, 6, 4, 3, 2, 1],
  '150': [6, 6, 5, 4, 3, 2],
  '200': [6, 6, 6, 4, 4, 2],
  '300': [6, 6, 6, 5, 4, 3],
  '400+': [6, 6, 6, 5, 5, 4],
}

/** The least offer of each row, in gold marks. */
export const BRIBERY_OFFER: Readonly<Record<BriberyRow, number>> = {
  '20': 20,
  '40': 40,
  '60': 60,
  '80': 80,
  '100': 100,
  '150': 150,
  '200': 200,
  '300': 300,
  '400+': 400,
}

/** Whether a text given from outside names a row of the table. */
export function isBriberyRow(row: string): row is BriberyRow {
  return Object.hasOwn(BRIBERY, row)
}

/** The highest sum of each column but the last. */
const COLUMN_ENDS: readonly number[] = [5, 9, 12, 16, 20]

/** The place of the column for that sum, from 0 (8.7). */
export function bribeColumn(sum: number): number {
  let column = 0
  for (const end of COLUMN_ENDS) if (sum > end) column += 1
  return column
}

/** The row that an offer of that many gold marks reaches: between two rows the lower one; null below the first (8.7). */
export function bribeRow(offer: number): BriberyRow | null {
  let reached: BriberyRow | null = null
  for (const row of BRIBERY_ROWS) if (offer >= BRIBERY_OFFER[row]) reached = row
  return reached
}

/**
 * The number that 1D6 must not exceed (8.7), 0 to 6.
 * `sum` is the strongest monster's wounds and Negotiation Value; 0 as well where the offer reaches no row.
 */
export function bribeTarget(sum: number, offer: number): number {
  const row = bribeRow(offer)
  return row === null ? 0 : cell(BRIBERY[row], bribeColumn(sum))
}
