import type { Setup, SetupInput } from '../kernel/game.ts'
import { fields, list, type Reading, readStart, wholeNumber } from '../kernel/reading.ts'
import { misread } from '../kernel/refusal.ts'
import type { Json, Refusal } from '../kernel/types.ts'
import { variantIds } from '../kernel/words.ts'
import { VARIANT_WORDS } from './open/variants.ts'
import { HAND, ROUNDS } from './tables/index.ts'
import type { TollState } from './types.ts'

export const SEATS = { min: 2, max: 2 }

/** Two players before the cards are dealt, or a scenario. Refuses nonsense with `bad-request`. */
export function setup(input: SetupInput): Setup<TollState> | Refusal {
  const { seats, scenario } = input
  const { r, variants } = readStart(input, { seats: SEATS, variants: variantIds(VARIANT_WORDS) })
  const rounds = variants.includes('whole-hand') ? HAND : ROUNDS // 2.0
  const sides = seats.map((name) => ({ name, hand: [], laid: null, points: 0 }))
  const fresh: TollState = { phase: 'deal', round: 1, rounds, sides, end: null }
  const state = scenario === undefined ? fresh : readScenario(r, fresh, scenario)
  return misread(r.wrong) ?? { state, physical: variants.includes('physical-dice') }
}

/** A game that begins in the middle: `{"round": 3, "hands": [[1, 6, 6], [2, 2, 4]], "points": [2, 3]}`. Nonsense is noted in `r`. */
function readScenario(r: Reading, fresh: TollState, scenario: Json): TollState {
  const given = fields(r, 'the scenario', scenario, ['round', 'hands', 'points'])
  const round = wholeNumber(r, 'round', given.round, 1, fresh.rounds, 1)
  const hands = list(r, 'hands', given.hands, 2, (at, hand) => list(r, at, hand, HAND, (where, card) => wholeNumber(r, where, card, 1, 6)))
  const points = list(r, 'points', given.points, 2, (at, one) => wholeNumber(r, at, one, 0, Number.MAX_SAFE_INTEGER))
  const held = HAND - round + 1
  if (hands.length !== 2 || hands.some(({ length }) => length !== held)) r.wrong.push(`in round ${round} there are two hands of ${held}`)
  const sides = fresh.sides.map((side, seat) => ({ ...side, hand: [...(hands[seat] ?? [])], points: points[seat] ?? 0 }))
  return { ...fresh, phase: 'round', round, sides }
}
