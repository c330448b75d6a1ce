import type { Setup, SetupInput } from '../kernel/game.ts'
import { fields, isFields, list, quoted, type Reading, readVariants, word } from '../kernel/reading.ts'
import { misread } from '../kernel/refusal.ts'
import type { Json, Refusal } from '../kernel/types.ts'
import { newHero, readSheet } from './chapters/103-profile.ts'
import { freshCounters } from './chapters/104-placement.ts'
import { VARIANTS } from './open/variants.ts'
import { readCatacomb, readScenario } from './scenario.ts'
import type { HeroState, Section, SectionId } from './state.ts'

const OPTIONS = ['heroes', 'catacomb', 'layout', 'variants'] as const
/** Who lays out the counters: their owners, or the app for all of them. */
const LAYOUTS = ['owners', 'app'] as const

/** The sections in use, by the number of players: two take the diagonal pair (101A5). */
const SECTIONS: Readonly<Record<number, readonly SectionId[]>> = { 2: ['a', 'c'], 3: ['a', 'b', 'c'] }

/**
 * The first state of a game. Options: `catacomb` is `m1`, `m2`, `m3` (m1 when left out), `random`, or `random:` with a seed of its
 * own; `layout` is `owners` (also when left out) or `app`; `heroes` has a set-up sheet or null for each seat, and a seat without one fills
 * it in. A scenario begins in the middle. Refuses with `bad-request` what makes no sense, saying why.
 */
export function setup(input: SetupInput): Setup<HeroState> | Refusal {
  const r: Reading = { wrong: [] }
  const state = read(r, input)
  const refusal = misread(r.wrong)
  if (refusal !== null) return refusal
  return { state, physical: state.variants.includes('physical-dice') }
}

function read(r: Reading, input: SetupInput): HeroState {
  const { seed, seats, options, scenario } = input
  const ids = SECTIONS[seats.length] ?? []
  if (ids.length === 0) r.wrong.push(`HERO is for two or three players, not ${seats.length}`)
  if (input.party !== undefined) r.wrong.push('HERO has no campaigns: a hero comes with the options, as a set-up sheet')
  if (options !== null && !isFields(options)) r.wrong.push(`options must be an object, not ${quoted(options)}`)
  const given = options === null ? {} : fields(r, 'options', options, OPTIONS)
  const state: HeroState = {
    phase: 'heroes',
    turn: 0,
    at: 0,
    catacomb: readCatacomb(r, 'options.catacomb', given.catacomb, seed),
    variants: readVariants(r, input.variants, given.variants, VARIANTS),
    ...(given.layout !== undefined && word(r, 'options.layout', given.layout, LAYOUTS) === 'app' && { laidByApp: true }),
    sections: ids.map((id, seat) => newSection(id, seat, ids.length, seed)),
    activity: null,
    march: null,
    end: null,
  }
  readHeroes(r, state, given.heroes)
  if (scenario === undefined) return state
  if (given.heroes !== undefined || given.catacomb !== undefined) r.wrong.push('a scenario brings its own heroes and its own catacomb')
  return readScenario(r, state, scenario, seed)
}

/** A's counters lie in C, C's in B and B's in A; of two players each has them in the other's section (104D, H-06). */
function newSection(id: SectionId, seat: number, seats: number, seed: string): Section {
  return { id, seat, owner: (seat + 1) % seats, hero: null, counters: freshCounters(seed, id) }
}

function readHeroes(r: Reading, s: HeroState, heroes: Json | undefined): void {
  const sheets = list(r, 'options.heroes', heroes, s.sections.length, (at, one) => (one === null ? null : newHero(readSheet(r, at, one))))
  for (const [seat, sheet] of sheets.entries()) {
    const section = s.sections[seat]
    if (section !== undefined) section.hero = sheet
  }
}
