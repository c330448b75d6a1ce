/** The place and size of the `nth` of several counters in a square of 100. */
export function placeInSquare(count: number, nth: number): readonly [x: number, y: number, size: number] {
  if (count === 1) return [7, 7, 86]
  return [1 + (nth % 2) * 49, count > 2 ? 1 + Math.floor(nth / 2) * 49 : 25, 49]
}
