const FIRST_ROW = 'A'.charCodeAt(0)

/** `12-12` as the frame of the board names it: `M13`, the row by its letter from the north, the column by its number from the west. */
export function squareName(square: string): string {
  const [row = 0, column = 0] = square.split('-').map(Number)
  return `${String.fromCharCode(FIRST_ROW + row)}${column + 1}`
}
