const SIGNS = [
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

/** I, II, III, IV: raids are counted as on the record. */
export function roman(n: number): string {
  const [value, sign] = SIGNS.find(([least]) => n >= least) ?? [0, '']
  return value === 0 ? '' : sign + roman(n - value)
}

/** The longest campaign whose raids have Roman figures: beyond, they are too wide to be read in a column. */
const LAST_ROMAN = 12

/** The number of a raid in a campaign of so many. */
export function raidNumber(n: number, of: number): string {
  return of <= LAST_ROMAN ? roman(n) : String(n)
}

/** Figures are set in another letter than Roman ones. */
export function figureClass(of: number): 'fig' | undefined {
  return of <= LAST_ROMAN ? undefined : 'fig'
}
