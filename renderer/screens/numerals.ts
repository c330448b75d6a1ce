import type { Numerals } from '../campaign-page.ts'

const SIGNS = [
  [1000, 'M'],
  [900, 'CM'],
  [500, 'D'],
  [400, 'CD'],
  [100, 'C'],
  [90, 'XC'],
  [50, 'L'],
  [40, 'XL'],
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
] as const

/** I, II, III, IV. */
export function roman(n: number): string {
  const [value, sign] = SIGNS.find(([least]) => n >= least) ?? [0, '']
  return value === 0 ? '' : sign + roman(n - value)
}

/** The number of a game in a campaign, wherever there is room for it. */
export function numeral(numerals: Numerals, n: number): string {
  return numerals === 'roman' ? roman(n) : String(n)
}

/** The longest campaign whose games have Roman numerals in a column: beyond that they are too wide. */
const LAST_ROMAN = 12

/** The same in a column, for a campaign of this length. */
export function numeralOf(numerals: Numerals, n: number, of: number): string {
  return of <= LAST_ROMAN ? numeral(numerals, n) : String(n)
}

/** Arabic numerals use another typeface than Roman ones. */
export function figureClass(numerals: Numerals, of: number): 'fig' | undefined {
  return numerals === 'roman' && of <= LAST_ROMAN ? undefined : 'fig'
}
