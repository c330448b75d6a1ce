import type { Setup, SetupInput } from '../kernel/game.ts'
import { fields, type Reading, readVariants } from '../kernel/reading.ts'
import { misread } from '../kernel/refusal.ts'
import type { Refusal } from '../kernel/types.ts'
import { PHYSICAL_DICE, variantIds } from '../kernel/words.ts'
import { readScenario } from './scenario.ts'
import type { TollState } from './state.ts'

export const VARIANT_WORDS = { 'physical-dice': PHYSICAL_DICE } as const

/** Two players before the cards are dealt, or a scenario. Refuses nonsense with `bad-request`. */
export function setup({ seats, options, variants, scenario, party }: SetupInput): Setup<TollState> | Refusal {
  const r: Reading = { wrong: [] }
  if (seats.length !== 2) r.wrong.push(`The Toll takes two players, not ${seats.length}`)
  if (party !== undefined) r.wrong.push('this game has no campaigns')
  const wished = options === null ? {} : fields(r, 'options', options, ['variants'])
  const chosen = readVariants(r, variants, wished.variants, variantIds(VARIANT_WORDS))
  const fresh: TollState = { phase: 'deal', round: 1, sides: seats.map((name) => ({ name, hand: [], laid: null, points: 0 })), end: null }
  const state = scenario === undefined ? fresh : readScenario(r, fresh, scenario)
  return misread(r.wrong) ?? { state, physical: chosen.includes('physical-dice') }
}
