import { chance, type Distribution, distribution, mapped, mean } from '../../kernel/odds.ts'
import type { Card } from '../state.ts'
import { DECK, pointsAt } from '../tables/index.ts'

const DIE = distribution('1D6')

export interface RoundOdds {
  /** The chance that the card is the nearer one. */
  readonly win: number
  /** Points on average, less those of the other. */
  readonly lead: number
}

/** 2.3: how a card fares against the cards that the other may hold, all equally likely. */
export function roundOdds(card: Card, unseen: readonly Card[]): RoundOdds {
  const against = unseen.map((other) => one(card, other))
  const average = (of: (odds: RoundOdds) => number) => against.reduce((sum, odds) => sum + of(odds), 0) / Math.max(1, against.length)
  return { win: average(({ win }) => win), lead: average(({ lead }) => lead) }
}

function one(card: Card, other: Card): RoundOdds {
  const gain: Distribution = mapped(DIE, (toll) => {
    const [mine, his] = [Math.abs(card - toll), Math.abs(other - toll)]
    if (mine === his) return 0
    return mine < his ? pointsAt(mine) : -pointsAt(his)
  })
  return { win: chance(gain, (points) => points > 0), lead: mean(gain) }
}

/** 1.1: the deck without the known cards. */
export function unseenBy(known: readonly Card[]): readonly Card[] {
  const rest = [...DECK]
  for (const card of known) {
    const at = rest.indexOf(card)
    if (at >= 0) rest.splice(at, 1)
  }
  return rest
}
