import type { Setup, SetupInput } from '../kernel/game.ts'
import { fields, isFields, quoted, type Reading, readVariants, wholeNumber } from '../kernel/reading.ts'
import { misread } from '../kernel/refusal.ts'
import type { Refusal } from '../kernel/types.ts'
import { newCharacter } from './chapters/characters.ts'
import { VARIANTS } from './open/variants.ts'
import { readQuadrants, readScenario } from './scenario.ts'
import type { DomainState } from './state.ts'
import { MOST_ROUNDS } from './tables/limits.ts'

const OPTIONS = ['quadrants', 'rounds', 'variants'] as const
const MOST_SEATS = 4

/**
 * The first state of a game. Options: `quadrants` by seat, so that no one chooses; `rounds`, the last round (0 for none); `variants`. A
 * scenario begins in the middle. Refuses with `bad-request` what makes no sense, saying why.
 */
export function setup(input: SetupInput): Setup<DomainState> | Refusal {
  const r: Reading = { wrong: [] }
  const state = read(r, input)
  return misread(r.wrong) ?? { state, physical: state.variants.includes('physical-dice') }
}

function read(r: Reading, input: SetupInput): DomainState {
  const { seats, options, scenario, party } = input
  if (seats.length < 1 || seats.length > MOST_SEATS) r.wrong.push(`DOMAIN is for one to four players, not ${seats.length}`)
  if (party !== undefined) r.wrong.push('DOMAIN has no campaigns: all come with nothing but a lantern')
  if (options !== null && !isFields(options)) r.wrong.push(`options must be an object, not ${quoted(options)}`)
  const given = options === null ? {} : fields(r, 'options', options, OPTIONS)
  const fresh: DomainState = {
    phase: 'dice',
    round: 1,
    rounds: wholeNumber(r, 'options.rounds', given.rounds, 0, MOST_ROUNDS, 0),
    variants: readVariants(r, input.variants, given.variants, VARIANTS),
    order: [],
    at: 0,
    wished: readQuadrants(r, 'options.quadrants', given.quadrants, seats.length),
    tiles: {},
    large: { west: null, treasure: null, east: null },
    blanks: [],
    cards: {},
    treasures: {},
    gone: [],
    warlock: null,
    characters: seats.map((name, seat) => newCharacter(seat, name, null)),
    turn: null,
    fight: null,
    end: null,
  }
  if (scenario === undefined || r.wrong.length > 0) return fresh
  if (given.quadrants !== undefined) r.wrong.push('a scenario brings its own quadrants')
  return readScenario(r, fresh, scenario)
}
