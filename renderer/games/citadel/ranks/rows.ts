/** Somebody who has or may have a place in a rank. Both sides are ordered by rank and, within it, from left to right. */
interface Standing {
  readonly rank: number
  readonly space: number
}

export const SPACES = [0, 1, 2] as const

/** `[front rank, second rank, ...]`, each of three spaces, empty ones `null`; at least `least` ranks. */
export function ranksOf<T extends Standing>(units: readonly T[], least = 2): (T | null)[][] {
  const standing = units.filter((unit) => unit.rank >= 0)
  const count = Math.max(least, ...standing.map((unit) => unit.rank + 1))
  return Array.from({ length: count }, (_, rank) =>
    SPACES.map((space) => standing.find((unit) => unit.rank === rank && unit.space === space) ?? null),
  )
}
