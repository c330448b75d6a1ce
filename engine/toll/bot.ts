import { randomAnswer } from '../kernel/bots.ts'
import type { Game } from '../kernel/game.ts'
import { cardOf } from './asks.ts'
import { roundOdds, unseenBy } from './odds.ts'
import type { TollState, TollView } from './types.ts'

/** Answers from its seat's view. A novice lays any card, an able bot none from the ends, a master the best on average. */
export const sensible: Game<TollState>['sensible'] = (view, ask, chance, skill = 'master') => {
  if (ask.kind !== 'pick' || skill === 'novice') return { answer: randomAnswer(ask, chance), why: 'any card will do' }
  // The kernel gives each game its own view back.
  const unseen = unseenBy((view as TollView).sides[ask.seat]?.hand ?? [])
  const worth = skill === 'able' ? (card: number) => Number(card > 1 && card < 6) : (card: number) => roundOdds(card, unseen).lead
  const best = ask.ids.toSorted((a, b) => worth(cardOf(b)) - worth(cardOf(a))).slice(0, 1)
  return { answer: { pick: best }, why: skill === 'able' ? 'the ends are seldom near' : 'it leads most on average' }
}
