import type { Setup, SetupInput } from '../kernel/game.ts'
import { isFields, list, quoted, type Reading, word } from '../kernel/reading.ts'
import { misread } from '../kernel/refusal.ts'
import type { Refusal } from '../kernel/types.ts'
import { readScenario } from './scenario.ts'
import type { TollState } from './state.ts'

/** The one switch: players throw a real die. */
export const VARIANTS = ['physical-dice'] as const

/** Two players before the cards are dealt, or a scenario. Refuses nonsense with `bad-request`. */
export function setup({ seats, options, variants, scenario, party }: SetupInput): Setup<TollState> | Refusal {
  const r: Reading = { wrong: [] }
  if (seats.length !== 2) r.wrong.push(`the toll is paid by two players, not ${seats.length}`)
  if (party !== undefined) r.wrong.push('this game has no campaigns')
  if (options !== null && !isFields(options)) r.wrong.push(`options must be an object, not ${quoted(options)}`)
  const wished = isFields(options) ? list(r, 'options.variants', options.variants, VARIANTS.length, (_at, one) => one) : []
  const chosen = [...variants, ...wished].map((one) => word(r, 'a variant', one, VARIANTS))
  const fresh: TollState = { phase: 'deal', round: 1, sides: seats.map((name) => ({ name, hand: [], laid: null, points: 0 })), end: null }
  const state = scenario === undefined ? fresh : readScenario(r, fresh, scenario)
  return misread(r.wrong) ?? { state, physical: chosen.includes('physical-dice') }
}
