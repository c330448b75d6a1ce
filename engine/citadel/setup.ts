import type { Setup, SetupInput } from '../kernel/game.ts'
import type { Refusal } from '../kernel/types.ts'
import { newCharacter } from './04-start.ts'
import { freshCup, freshMaze } from './06-placement.ts'
import { fields, isFields, list, quoted, type Reading, word } from './reading.ts'
import { readScenario } from './scenario.ts'
import { addCharacter, MOST_CHARACTERS, readSeat, readSheet } from './sheet.ts'
import { type DelveState, VARIANTS, type Variant } from './state.ts'

/**
 * The first state of a raid: out of a scenario, with characters of a campaign, or empty for the starting sequence (4.0).
 * Refuses with `bad-request` what makes no sense, saying why.
 */
export function setup(input: SetupInput): Setup<DelveState> | Refusal {
  const r: Reading = { wrong: [] }
  const variants = readVariants(r, input)
  const state = emptyRaid(variants, input.seats.length)
  if (input.scenario !== undefined) {
    if (input.party !== undefined) r.wrong.push('a scenario brings its own party')
    readScenario(r, state, input.scenario)
  } else if (input.party !== undefined) bringParty(r, state, input.party)
  if (input.campaign !== undefined) {
    state.campaign = true
    if (state.start !== null) state.start.taken = [...input.campaign.taken]
  }
  const [first] = r.wrong
  if (first !== undefined) return { code: 'bad-request', message: first }
  return { state, physical: variants.includes('physical-dice') }
}

/** Variants of the campaign, and those wished for in the options: `{"variants": ["short-hunt"]}` (2.3). */
function readVariants(r: Reading, { variants, options }: SetupInput): Variant[] {
  const wished = isFields(options) ? fields(r, 'options', options, ['variants']) : {}
  if (options !== null && !isFields(options)) r.wrong.push(`options must be an object, not ${quoted(options)}`)
  const all = [...variants, ...list(r, 'options.variants', wished.variants, VARIANTS.length, (_at, one) => one)]
  return [...new Set(all.map((one) => word(r, 'a variant', one, VARIANTS)))]
}

/** A raid on which nobody has gone yet. */
export function emptyRaid(variants: readonly Variant[], seats: number): DelveState {
  return {
    variants: [...variants],
    seats,
    campaign: false,
    phase: 'start',
    start: { heroes: null, initiates: null, marched: false },
    turn: 0,
    leader: 0,
    sun: null,
    characters: [],
    monsters: [],
    march: [],
    segments: freshMaze(),
    at: 'gateway',
    from: null,
    trail: ['gateway'],
    entering: null,
    drawn: null,
    cup: freshCup(),
    hellgate: { level: null, segmentsLeft: null, guarded: false, at: null, destroyed: false },
    fight: null,
    loot: null,
    below: null,
    named: {},
    end: null,
  }
}

/** The party of a campaign's raid: characters whose seat is left open are dealt round. */
function bringParty(r: Reading, s: DelveState, party: NonNullable<SetupInput['party']>): void {
  s.campaign = true
  if (party.length < 1 || party.length > MOST_CHARACTERS) r.wrong.push(`from 1 to ${MOST_CHARACTERS} characters go in, not ${party.length}`)
  party.forEach(({ record, seat }, i) => {
    const sheet = readSheet(r, `party[${i}]`, record)
    addCharacter(r, s, newCharacter(sheet, readSeat(r, s, `party[${i}].seat`, seat, i)))
  })
}
