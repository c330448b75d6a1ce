import type { Duels } from '../../kernel/proof/duel.ts'
import { cave } from '../index.ts'
import type { CaveState } from '../state.ts'

/** Bots against each other, to the Magic Crystal. */
export const duels: Duels<CaveState> = {
  game: cave,
  winner: ({ end }) => {
    const [first, ...others] = end?.winners ?? []
    return first === undefined || others.length > 0 ? null : first
  },
}
