import type { TollState } from './state.ts'

/** A copy that shares nothing with the game. */
export function copy({ phase, round, sides, end }: TollState): TollState {
  return {
    phase,
    round,
    sides: sides.map(({ name, hand, laid, points }) => ({ name, hand: [...hand], laid, points })),
    end: end === null ? null : { ...end },
  }
}
