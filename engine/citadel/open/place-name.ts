/**
 * The name of a place: a letter across, a number down, as on the frame of the map. The Gateway is the origin of the coordinates, so names never change as the maze grows west or north.
 */
const COLUMN_OF_THE_GATEWAY = 12
const ROW_OF_THE_GATEWAY = 50

/** `A` for the column twelve west of the Gateway; `Z` is followed by `AA`, and `A` is preceded by `-A`. */
export function columnName(x: number): string {
  const n = x + COLUMN_OF_THE_GATEWAY
  if (n < 0) return `-${letters(-n - 1)}`
  return letters(n)
}

/** Rows count southwards from `50`, the row of the Gateway: no level is deep enough to run out of numbers. */
export function rowName(y: number): string {
  return String(y + ROW_OF_THE_GATEWAY)
}

export function placeName(at: { readonly x: number; readonly y: number }): string {
  return `${columnName(at.x)}${rowName(at.y)}`
}

/** The cell meant by `f4`, `F 4` or `-a37`; `null` for anything that is not the name of a place. */
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
