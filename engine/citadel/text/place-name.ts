/**
 * The name of a place on a level: a letter across, a number down, with the Gateway at M50, as on the map's frame.
 * The name depends on the coordinates alone, so it never changes while the maze grows.
 */
const COLUMN_OF_THE_GATEWAY = 12
const ROW_OF_THE_GATEWAY = 50
const LETTERS = 26

/** `M50` for the Gateway, `N49` north-east of it; east of `Z` comes `AA`, west of `A` comes `-A`. */
export function placeName({ x, y }: { readonly x: number; readonly y: number }): string {
  const column = x + COLUMN_OF_THE_GATEWAY
  return `${column < 0 ? `-${letters(-column - 1)}` : letters(column)}${y + ROW_OF_THE_GATEWAY}`
}

function letters(n: number): string {
  const last = String.fromCharCode(65 + (n % LETTERS))
  return n < LETTERS ? last : letters(Math.floor(n / LETTERS) - 1) + last
}
