import { foeOf } from '../chapters/09-combat.ts'
import type { FightOdds } from '../odds/fight.ts'
import { bestHands } from '../odds/odds.ts'
import type { Character, DomainState, Foe, Item, Square } from '../state.ts'

/** The chances of a fight with the best hands; where it is fought tells whether it is dark there. */
export function fightOddsOf(s: DomainState, c: Character, creature: Item, square: Square | null): FightOdds {
  return againstFoe(s, c, foeOf(s, creature), square)
}

export function againstFoe(s: DomainState, c: Character, foe: Foe, square: Square | null): FightOdds {
  return bestHands(s, c, foe, square).odds
}
