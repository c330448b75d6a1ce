import type { Characteristic } from '../state.ts'

/** One letter of the Wound Table: a level of a characteristic, or of the weapon in hand (212B5). */
export type Wound = Exclude<Characteristic, 'luck' | 'class'> | 'weapon'

const LETTERS: Readonly<Record<string, Wound>> = {
  H: 'hits',
  P: 'appearance',
  I: 'intelligence',
  S: 'strength',
  M: 'movement',
  W: 'weapon',
}

/**
 * The Hero Wound Table (212B), rows 2 to 12 of two dice, columns 0 to 6. Three printed copies disagree in ten cells: the
 * majority decides, and the table against the example (H-17).
 */
const ROWS = [
  ['H', 'M', 'M', 'H', 'W', 'M', 'PP'],
  ['P', 'S', 'W', 'M', 'I', 'WW', 'I'],
  ['I', 'P', 'S', 'H', 'HH', 'SS', 'SS'],
  ['H', 'H', 'I', 'P', 'H', 'P', 'M'],
  ['H', 'H', 'H', 'W', 'M', 'P', 'HH'],
  ['H', 'H', 'H', 'W', 'S', 'M', 'SS'],
  ['H', 'H', 'W', 'H', 'P', 'S', 'I'],
  ['H', 'H', 'P', 'S', 'M', 'HH', 'PH'],
  ['H', 'P', 'H', 'S', 'W', 'HH', 'WW'],
  ['S', 'S', 'M', 'I', 'HH', 'HH', 'M'],
  ['M', 'M', 'HS', 'S', 'SP', 'SS', 'MM'],
] as const

export const WOUND_TABLE: readonly (readonly string[])[] = ROWS

/** The last column; every number beyond it adds 1 to the dice instead (212B5). */
export const LAST_WOUND_COLUMN = 6
export const LEAST_WOUND_ROW = 2
const LAST_WOUND_ROW = 12

/** Where an attack strikes in the table: the row that was rolled with what the column adds, and the column (212B5, H-18). */
export function woundCell(margin: number, dice: number): { readonly row: number; readonly column: number } {
  const beyond = Math.max(0, margin - LAST_WOUND_COLUMN)
  return { row: Math.min(LAST_WOUND_ROW, dice + beyond), column: margin - beyond }
}

/** The wounds of a cell: `row` 2 to 12, `column` 0 to 6. */
export function woundsAt(row: number, column: number): readonly Wound[] {
  const letters = ROWS[row - LEAST_WOUND_ROW]?.[column]
  if (letters === undefined) throw new RangeError(`no cell ${row}, ${column} in the Wound Table`)
  return woundsOf(letters)
}

/** The wounds that a cell's letters stand for. */
export function woundsOf(letters: string): readonly Wound[] {
  return [...letters].map((letter) => {
    const wound = LETTERS[letter]
    if (wound === undefined) throw new RangeError(`no wound ${letter}`)
    return wound
  })
}
