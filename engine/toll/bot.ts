import { randomAnswer } from '../kernel/bots.ts'
import type { Game } from '../kernel/game.ts'
import { cardOf } from './asks.ts'
import { roundOdds, unseenBy } from './odds.ts'
import type { TollState, TollView } from './types.ts'

/** Answers from its seat's view. A novice lays any card, an able bot none from the ends, a master the best on average. */
export const sensible: Game<TollState>['sensible'] = (view, ask, chance, skill = 'master') => {
  if (ask.kind !== 'pick' || skill === 'novice') return { answer: randomAnswer(ask, chance), why: 'a card at random' }
  // The kernel gives each game its own view back.
  const unseen = unseenBy((view as TollView).sides[ask.seat]?.hand ?? [])
  const [why, worth] =
    skill === 'able'
      ? (['a 1 or a 6 is seldom the nearer card', (card: number) => Number(card > 1 && card < 6)] as const)
      : (['it gains most on the other player on average', (card: number) => roundOdds(card, unseen).lead] as const)
  return { answer: { pick: ask.ids.toSorted((a, b) => worth(cardOf(b)) - worth(cardOf(a))).slice(0, 1) }, why }
}
