// Names by the rules and on the page alike.

export const RANKS = ['Front rank', 'Second rank', 'Third rank', 'Fourth rank'] as const
export const SPACE_NAMES = ['left', 'middle', 'right']

/** `Front rank`; counted from 0. */
export function rankName(rank: number): string {
  return RANKS[rank] ?? `Rank ${rank + 1}`
}

/** `front rank, left`; both counted from 0. */
export function placeInRanks(rank: number, space: number): string {
  return `${rankName(rank).toLowerCase()}, ${SPACE_NAMES[space] ?? space + 1}`
}
