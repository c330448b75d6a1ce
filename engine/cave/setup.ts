import type { Setup, SetupInput } from '../kernel/game.ts'
import { fields, isFields, quoted, type Reading, readVariants, wholeNumber } from '../kernel/reading.ts'
import { misread } from '../kernel/refusal.ts'
import type { Refusal } from '../kernel/types.ts'
import { nobody } from './chapters/characters.ts'
import { VARIANTS } from './open/variants.ts'
import { readScenario } from './scenario.ts'
import type { CaveState } from './state.ts'
import { LIMITS } from './tables/index.ts'
import { FEWEST_ROUNDS, MOST_ROUNDS } from './tables/limits.ts'
import { CHARACTER_IDS } from './tables/table-types.ts'

const OPTIONS = ['rounds', 'variants'] as const
const MOST_SEATS = 6

/**
 * The first state of a game. Options: `rounds`, the last round (10 to 999, 200 when left out, C-97); `variants`. A scenario begins in the
 * middle. Refuses with `bad-request` what makes no sense, saying why.
 */
export function setup(input: SetupInput): Setup<CaveState> | Refusal {
  const r: Reading = { wrong: [] }
  const state = read(r, input)
  return misread(r.wrong) ?? { state, physical: state.variants.includes('physical-dice') }
}

function read(r: Reading, input: SetupInput): CaveState {
  const { seats, options, scenario, party } = input
  if (seats.length < 1 || seats.length > MOST_SEATS) r.wrong.push(`the Cave is for one to six players, not ${seats.length}`)
  if (party !== undefined) r.wrong.push('the Cave has no campaigns: Characters are dealt')
  if (options !== null && !isFields(options)) r.wrong.push(`options must be an object, not ${quoted(options)}`)
  const given = options === null ? {} : fields(r, 'options', options, OPTIONS)
  const fresh: CaveState = {
    phase: 'set-up',
    round: 1,
    rounds: wholeNumber(r, 'options.rounds', given.rounds, FEWEST_ROUNDS, MOST_ROUNDS, LIMITS.rounds),
    variants: readVariants(r, input.variants, given.variants, VARIANTS),
    first: 0,
    active: 0,
    crystal: null,
    dark: null,
    unused: [...CHARACTER_IDS],
    players: seats.map((name, seat) => nobody(seat, name)),
    lying: {},
    counts: {},
    discards: { cave: [], adventure: [], spells: [] },
    gone: [],
    turn: null,
    end: null,
  }
  return scenario === undefined || r.wrong.length > 0 ? fresh : readScenario(r, fresh, scenario)
}
