import type { Input } from '../../../../electron/contract/index.ts'
import { LIMITS } from '../../../../engine/cave/tables/index.ts'
import { FEWEST_ROUNDS, MOST_ROUNDS } from '../../../../engine/cave/tables/limits.ts'
import type { Json } from '../../../../engine/kernel/types.ts'
import { firstWish, startInput } from '../../../screens/shelf/new-game/wish.ts'

/** The Cave's own options of a new game. */
export interface CaveWish {
  /** The last round. */
  readonly rounds: number
}

/** The possible numbers of players; against two bots is the usual game. */
export const COUNTS: readonly number[] = [3, 1, 2, 4, 5, 6]
export const FIRST_SEATS = 3

/** The last round of the rules (C-97); alone it is never near, and a shorter game is proposed. */
const USUAL_ROUNDS = LIMITS.rounds
const ALONE_ROUNDS = 60

/** What is proposed to so many players. */
export function proposedRounds(seats: number): number {
  return seats === 1 ? ALONE_ROUNDS : USUAL_ROUNDS
}

/** Last rounds to choose among: the usual one first. */
export const ROUNDS: readonly number[] = [USUAL_ROUNDS, 100, ALONE_ROUNDS]

export function optionsOf({ rounds }: CaveWish): Readonly<Record<string, Json>> {
  return rounds === USUAL_ROUNDS ? {} : { rounds: Math.min(MOST_ROUNDS, Math.max(FEWEST_ROUNDS, rounds)) }
}

/** One person against two bots, Characters as dealt. */
export function readyGame(): Input<'game.start'> {
  return startInput('cave', firstWish(FIRST_SEATS), optionsOf({ rounds: proposedRounds(FIRST_SEATS) }))
}
