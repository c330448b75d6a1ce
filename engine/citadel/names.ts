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

/** What became of a character in a raid, phrased to follow the name. */
export const FATE_NAMES = {
  inside: 'still inside',
  'came-out': 'came home',
  fallen: 'fell',
  lost: 'was lost',
  abandoned: 'called back',
} as const

/** What the ledger counts. */
export const UNIT_NAMES = {
  experience: { title: 'Experience Points', one: 'Experience Point', many: 'Experience Points' },
  gold: { title: 'Gold Marks', one: 'gold mark', many: 'gold marks' },
  jewel: { title: 'Jewels', one: 'jewel', many: 'jewels' },
  ability: { title: 'Abilities', one: 'ability', many: 'abilities' },
  item: { title: 'Items', one: 'item', many: 'items' },
  exit: { title: 'Exits', one: 'exit', many: 'exits' },
} as const
