import { fields, list, type Reading, wholeNumber } from '../kernel/reading.ts'
import type { Json } from '../kernel/types.ts'
import type { TollState } from './state.ts'
import { HAND, ROUNDS } from './tables/index.ts'

const MOST_POINTS = 99

/** A game that begins in the middle: `{"round": 3, "hands": [[1, 6], [2, 2]], "points": [2, 3]}`. Nonsense is noted in `r`. */
export function readScenario(r: Reading, fresh: TollState, scenario: Json): TollState {
  const given = fields(r, 'the scenario', scenario, ['round', 'hands', 'points'])
  const round = wholeNumber(r, 'round', given.round, 1, ROUNDS, 1)
  const hands = list(r, 'hands', given.hands, 2, (at, hand) => list(r, at, hand, HAND, (where, card) => wholeNumber(r, where, card, 1, 6)))
  const points = list(r, 'points', given.points, 2, (at, one) => wholeNumber(r, at, one, 0, MOST_POINTS))
  const held = HAND - round + 1
  if (hands.length !== 2 || hands.some(({ length }) => length !== held)) r.wrong.push(`in round ${round} there are two hands of ${held}`)
  return {
    ...fresh,
    phase: 'lay',
    round,
    sides: fresh.sides.map((side, seat) => ({ ...side, hand: [...(hands[seat] ?? [])], points: points[seat] ?? 0 })),
  }
}
