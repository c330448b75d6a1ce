/**
 * How a place is called: a letter across, a figure down, as on the map's frame. The Gateway stands at the origin of the
 * maze's coordinates, so a name never changes while the maze grows to the west or the north.
 */
const COLUMN_OF_THE_GATEWAY = 12
const ROW_OF_THE_GATEWAY = 50

/** `A` for the column twelve west of the Gateway; `Z` is followed by `AA`, and `A` is preceded by `-A`. */
export function columnName(x: number): string {
  const n = x + COLUMN_OF_THE_GATEWAY
  if (n < 0) return `-${letters(-n - 1)}`
  return letters(n)
}

/** Rows count southwards, `50` is the Gateway's: a level is never so deep that they would run out. */
export function rowName(y: number): string {
  return String(y + ROW_OF_THE_GATEWAY)
}

export function placeName(at: { readonly x: number; readonly y: number }): string {
  return `${columnName(at.x)}${rowName(at.y)}`
}

/** The cell somebody means by `f4`, `F 4` or `-a37`; `null` for what is no name of a place. */
export function placeNamed(name: string): { readonly x: number; readonly y: number } | null {
  const [, before, column, row] = /^\s*(-?)([a-z]{1,3})\s*(-?\d{1,3})\s*$/i.exec(name) ?? []
  if (column === undefined) return null
  const n = [...column.toUpperCase()].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
  return { x: (before ? -n - 1 : n) - COLUMN_OF_THE_GATEWAY, y: Number(row) - ROW_OF_THE_GATEWAY }
}

function letters(n: number): string {
  const last = String.fromCharCode(65 + (n % 26))
  return n < 26 ? last : letters(Math.floor(n / 26) - 1) + last
}
