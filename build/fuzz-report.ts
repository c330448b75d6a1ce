/** How many games of which kind. */
export interface Counts {
  readonly random: number
  readonly sensible: number
  /** Games that begin somewhere in the middle. */
  readonly wild: number
  /** Left out by games that have none. */
  readonly campaigns: number
  readonly seed: string
  /** Every how many questions everything is looked at. */
  readonly every: number
}

/** `12 (3.4 %)` of the games are so. */
export function share<T>(games: readonly T[], so: (game: T) => boolean): string {
  const count = games.filter(so).length
  return `${count} (${((100 * count) / games.length).toFixed(1)} %)`
}

/** Least, median and most. */
export function spread<T>(games: readonly T[], of: (game: T) => number): string {
  const sorted = games.map(of).sort((a, b) => a - b)
  const at = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))]
  return `${at(0)} / ${at(0.5)} / ${at(1)}`
}
