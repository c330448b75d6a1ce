import type { Input } from '../../../../electron/contract/index.ts'
import { MOST_ROUNDS } from '../../../../engine/domain/tables/limits.ts'
import type { Json } from '../../../../engine/kernel/types.ts'
import { firstWish, startInput } from '../../../screens/shelf/new-game/wish.ts'

/** DOMAIN's own options of a new game. */
export interface DomainWish {
  /** The last round; 0 for none. Up to 500. */
  readonly rounds: number
}

/** The possible numbers of players; alone against two bots is the usual game. */
export const COUNTS: readonly number[] = [3, 1, 2, 4]
export const FIRST_SEATS = 3

export const FIRST_WISH: DomainWish = { rounds: 0 }

/** Limits that the rulebook speaks of, and none at all. */
export const ROUNDS = [0, 60, 90] as const

export function optionsOf({ rounds }: DomainWish): Readonly<Record<string, Json>> {
  return rounds > 0 ? { rounds: Math.min(rounds, MOST_ROUNDS) } : {}
}

/** One person against two bots from other quadrants, without a last round. */
export function readyGame(): Input<'game.start'> {
  return startInput('domain', firstWish(FIRST_SEATS), optionsOf(FIRST_WISH))
}
