import type { Json } from '../../../../engine/kernel/types.ts'

/** The Cave's own options of a new game. */
export interface CaveWish {
  /** The last round, from 10 to 999. */
  readonly rounds: number
}

/** The possible numbers of players; against two bots is the usual game. */
export const COUNTS: readonly number[] = [3, 1, 2, 4, 5, 6]
export const FIRST_SEATS = 3

/** The last round of the rules (C-97), and the bounds of any other. */
const USUAL_ROUNDS = 200
export const FEWEST_ROUNDS = 10
export const MOST_ROUNDS = 999

export const FIRST_WISH: CaveWish = { rounds: USUAL_ROUNDS }

/** Last rounds to choose among: the usual one first. */
export const ROUNDS: readonly number[] = [USUAL_ROUNDS, 100, 60]

export function optionsOf({ rounds }: CaveWish): Readonly<Record<string, Json>> {
  return rounds === USUAL_ROUNDS ? {} : { rounds: Math.min(MOST_ROUNDS, Math.max(FEWEST_ROUNDS, rounds)) }
}
