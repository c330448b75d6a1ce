import type { Duels } from '../../kernel/proof/duel.ts'
import { domain } from '../index.ts'
import type { DomainState } from '../state.ts'

/** Bots against each other, to the first treasure. */
export const duels: Duels<DomainState> = {
  game: domain,
  options: () => ({}),
  winner: ({ end }) => {
    const [first, ...others] = end?.winners ?? []
    return first === undefined || others.length > 0 ? null : first
  },
}
