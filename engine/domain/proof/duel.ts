import type { Duels } from '../../kernel/proof/duel.ts'
import { domain } from '../index.ts'
import type { DomainState } from '../state.ts'

/**
 * Bots against each other, to the first treasure, or to the round after which the richest inside has won (D-75). A share of wins is one of
 * all games, as for HERO: where no one wins, or several share the first place, the game counts as not won. Alone there is no one to be
 * richer than: only a treasure brought home counts.
 */
export const duels: Duels<DomainState> = {
  game: domain,
  winner: ({ end, characters }) => {
    if (characters.length === 1 && end?.kind !== 'treasure') return null
    const [first, ...others] = end?.winners ?? []
    return first === undefined || others.length > 0 ? null : first
  },
}
