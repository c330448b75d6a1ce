import { fingerprint } from '../kernel/random.ts'
import { counts, type Fields, fields, flag, list, quoted, type Reading, text, wholeNumber, word } from '../kernel/reading.ts'
import type { Json } from '../kernel/types.ts'
import { type Catacomb, catacombOf, isFloor, sameSpot, spotId, squareAt, takesCounters } from './chapters/101-catacomb.ts'
import { levelOf } from './chapters/102-levels.ts'
import { copyLevels, LONGEST_NAME, levelsRefusal, newHero, presetOf, readArmed, readLevels } from './chapters/103-profile.ts'
import { PLACING_ORDER } from './chapters/104-placement.ts'
import { mayStack } from './chapters/203-stacking.ts'
import { isSpent } from './chapters/212-wounds.ts'
import { countersOn, isMonster, stepOf } from './chapters/section.ts'
import {
  ARMOURS,
  type CatacombRef,
  CHARACTERISTICS,
  type Counter,
  FACINGS,
  type HeroSheet,
  type HeroState,
  type Kind,
  MONSTERS,
  RICHES,
  type Section,
  SPECIALS,
  type Spot,
  WEAPONS,
} from './state.ts'
import { ALYSA_COLUMN, COUNTERS, MAP_IDS, ROWS, TRACK_BOXES } from './tables/index.ts'

// A game that begins in the middle, for tests and puzzles:
// {"catacomb": "m1", "turn": 3, "phase": "hero", "at": "a", "sections": {"a": {"hero": {"at": [4, 6]}, "counters": [{"kind": "troll", "at": [4, 7]}]}}}

const SCENARIO = ['catacomb', 'turn', 'phase', 'at', 'sections'] as const
const PHASES = ['hero', 'monsters', 'breather'] as const
const SECTION = ['hero', 'counters'] as const
const HERO = [
  'name',
  'levels',
  'now',
  'armour',
  'shield',
  'armed',
  'status',
  'at',
  'facing',
  'carries',
  'killed',
  'track',
  'held',
  'befuddled',
  'attacked',
  'blocked',
] as const
const COUNTER = ['kind', 'at', 'up', 'known', 'carries'] as const
const STATUSES = ['in-catacomb', 'track', 'dead'] as const
const ELIMINATED = [...MONSTERS, ...SPECIALS] as const
const MOST_TURNS = 999
const MOST_COUNTERS = PLACING_ORDER.reduce((sum, kind) => sum + COUNTERS[kind].count, 0)

/**
 * The state that a scenario describes; what makes no sense is noted in `r`. Sections that it does not name have the usual hero on
 * the first start square, and no counters. Counters are called c1, c2, ... as they are listed; then come those that he has eliminated, and those that he carries.
 */
export function readScenario(r: Reading, empty: HeroState, scenario: Json, seed: string): HeroState {
  const given = fields(r, 'the scenario', scenario, SCENARIO)
  const ids = empty.sections.map(({ id }) => id)
  const sections = fields(r, 'sections', given.sections, ids)
  const state: HeroState = {
    ...empty,
    phase: word(r, 'phase', given.phase, PHASES, 'hero'),
    turn: wholeNumber(r, 'turn', given.turn, 1, MOST_TURNS, 1),
    catacomb: readCatacomb(r, 'catacomb', given.catacomb, seed),
    sections: empty.sections.map((section) => ({ ...section, hero: null, counters: [] })),
  }
  state.at = ids.indexOf(word(r, 'at', given.at, ids, ids[stepOf(state, 0)]))
  const c = catacombOf(state.catacomb)
  for (const section of state.sections) readSection(r, c, section, sections[section.id])
  return state
}

const RANDOM = 'random'
const LONGEST_SEED = 40

/**
 * The catacomb that is wished for: a drawn one by its id, m1 when it is left out, or one made from a seed of its own. Without such
 * a seed it is made from the game's, which cannot be told from it.
 */
export function readCatacomb(r: Reading, at: string, value: Json | undefined, seed: string): CatacombRef {
  if (value === RANDOM) return { kind: 'random', seed: fingerprint(`catacomb ${seed}`).slice(0, 8) }
  if (typeof value === 'string' && value.startsWith(`${RANDOM}:`)) {
    const own = value.slice(RANDOM.length + 1).trim()
    if (own.length >= 1 && own.length <= LONGEST_SEED) return { kind: 'random', seed: own }
    r.wrong.push(`${at}: a seed has 1 to ${LONGEST_SEED} characters`)
  }
  const known = MAP_IDS.find((id) => id === value)
  if (value !== undefined && known === undefined)
    r.wrong.push(`${at} must be one of ${MAP_IDS.join(', ')}, ${RANDOM}, or ${RANDOM}:<seed>, not ${quoted(value)}`)
  return { kind: 'drawn', id: known ?? 'm1' }
}

function readSection(r: Reading, c: Catacomb, section: Section, value: Json | undefined): void {
  const at = `sections.${section.id}`
  const given = fields(r, at, value, SECTION)
  const places = list(r, `${at}.counters`, given.counters, MOST_COUNTERS, (where, one) => ({ where, one }))
  for (const { where, one } of places) readCounter(r, c, section, where, one)
  section.hero = readHero(r, c, section, `${at}.hero`, given.hero)
  refuseCrowds(r, section, at)
}

// ---------------------------------------------------------------- counters

function readCounter(r: Reading, c: Catacomb, section: Section, at: string, value: Json): void {
  const given = fields(r, at, value, COUNTER)
  const kind = word(r, `${at}.kind`, given.kind, PLACING_ORDER)
  const spot = readSpot(r, `${at}.at`, given.at) ?? { row: 0, col: 0 }
  if (!takesCounters(squareAt(c, spot))) r.wrong.push(`${at}.at: no counter can lie on ${spotId(spot)} (104D)`)
  const up = flag(r, `${at}.up`, given.up, false)
  const counter = addCounter(section, kind, spot)
  counter.up = up
  counter.known = flag(r, `${at}.known`, given.known, up)
  if (given.carries === undefined || given.carries === null) return
  if (!isMonster(kind)) r.wrong.push(`${at}.carries: only monsters carry riches (207B8)`)
  const carried = addCounter(section, word(r, `${at}.carries`, given.carries, RICHES), spot)
  counter.with = carried.id
  carried.with = counter.id
}

function addCounter(section: Section, kind: Kind, at: Spot | null): Counter {
  const counter: Counter = { id: `c${section.counters.length + 1}`, kind, at, up: false, known: false, with: null }
  section.counters.push(counter)
  return counter
}

/** Too many of a kind, too many in a square, or where the hero stands (104B, 203B, 204B4). */
function refuseCrowds(r: Reading, section: Section, at: string): void {
  for (const kind of PLACING_ORDER) {
    const { count } = COUNTERS[kind]
    if (section.counters.filter((counter) => counter.kind === kind).length > count)
      r.wrong.push(`${at}: a section has ${count} counters of ${kind}, no more (104B)`)
  }
  for (const counter of section.counters) {
    if (counter.at === null) continue
    if (!mayStack(countersOn(section, counter.at))) r.wrong.push(`${at}: the counters on ${spotId(counter.at)} may not be stacked (203B)`)
    if (isMonster(counter.kind) && sameSpot(section.hero?.at ?? null, counter.at))
      r.wrong.push(`${at}: the hero cannot stand where a monster is (204B4)`)
  }
}

function readSpot(r: Reading, at: string, value: Json | undefined): Spot | null {
  if (value === undefined || value === null) return null
  const pair = list(r, at, value, 2, (where, one) => wholeNumber(r, where, one, 0, ALYSA_COLUMN))
  const [row, col] = pair
  if (row !== undefined && col !== undefined && row < ROWS) return { row, col }
  r.wrong.push(`${at} must be a row and a column, as in [4, 12], not ${quoted(value)}`)
  return null
}

// ---------------------------------------------------------------- heroes

function readHero(r: Reading, c: Catacomb, section: Section, at: string, value: Json | undefined): HeroSheet {
  const given = fields(r, at, value, HERO)
  const usual = presetOf(section.seat)
  const levels = given.levels === undefined ? copyLevels(usual.levels) : readLevels(r, `${at}.levels`, given.levels)
  const refusal = levelsRefusal(levels)
  if (refusal !== null) r.wrong.push(`${at}.levels: ${refusal}`)
  const hero = newHero({
    name: given.name === undefined ? usual.name : text(r, `${at}.name`, given.name, LONGEST_NAME),
    levels,
    armour: word(r, `${at}.armour`, given.armour, ARMOURS, usual.armour),
    shield: flag(r, `${at}.shield`, given.shield, usual.shield),
    armed: readArmed(r, `${at}.armed`, given.armed, levels),
  })
  readNow(r, `${at}.now`, given.now, hero)
  hero.status = word(r, `${at}.status`, given.status, STATUSES, given.track === undefined ? 'in-catacomb' : 'track')
  const { strength, hits } = levels.characteristics
  if (hero.status === 'in-catacomb' && isSpent(hero) && strength + hits > 0)
    r.wrong.push(`${at}: a hero with neither strength nor hits is dead (212D2)`)
  hero.track = wholeNumber(r, `${at}.track`, given.track, 0, TRACK_BOXES - 1, 0)
  hero.facing = word(r, `${at}.facing`, given.facing, FACINGS, 'e')
  hero.at = readPlace(r, c, hero, `${at}.at`, given.at)
  hero.befuddled = flag(r, `${at}.befuddled`, given.befuddled, false)
  hero.attacked = flag(r, `${at}.attacked`, given.attacked, false)
  hero.blocked = flag(r, `${at}.blocked`, given.blocked, false)
  readKilled(r, section, hero, `${at}.killed`, given.killed)
  readCarried(r, section, hero, at, given)
  return hero
}

/** Levels as they are now; those that are not named are as they were bought (213B4). */
function readNow(r: Reading, at: string, value: Json | undefined, { bought, now }: HeroSheet): void {
  if (value === undefined) return
  const given = fields(r, at, value, ['characteristics', 'weapons'])
  const characteristics = fields(r, `${at}.characteristics`, given.characteristics, CHARACTERISTICS)
  const weapons = fields(r, `${at}.weapons`, given.weapons, WEAPONS)
  readLevelsUpTo(r, at, characteristics, CHARACTERISTICS, bought.characteristics, now.characteristics)
  readLevelsUpTo(r, at, weapons, WEAPONS, bought.weapons, now.weapons)
}

function readLevelsUpTo<T extends string>(
  r: Reading,
  at: string,
  given: Fields,
  names: readonly T[],
  most: Readonly<Record<T, number>>,
  now: Record<T, number>,
): void {
  for (const name of names) now[name] = wholeNumber(r, `${at}.${name}`, given[name], 0, most[name], most[name])
}

/** Where he stands: on a floor, and nowhere when he is dead or with Alysa. */
function readPlace(r: Reading, c: Catacomb, hero: HeroSheet, at: string, value: Json | undefined): Spot | null {
  const spot = readSpot(r, at, value)
  if (hero.status !== 'in-catacomb') {
    if (spot !== null) r.wrong.push(`${at}: a hero who is ${hero.status === 'dead' ? 'dead' : 'with Alysa'} stands nowhere`)
    return null
  }
  if (spot === null) return c.starts[0] ?? null
  const square = squareAt(c, spot)
  if (!isFloor(square) || square.kind === 'alysa') r.wrong.push(`${at}: no hero can stand on ${spotId(spot)} (101B3)`)
  return spot
}

/** The counters that he has eliminated (212A2): they are of the section, and out of the game. */
function readKilled(r: Reading, section: Section, hero: HeroSheet, at: string, value: Json | undefined): void {
  const killed = counts(r, at, value, ELIMINATED, MOST_COUNTERS)
  for (const kind of ELIMINATED) {
    const count = killed[kind] ?? 0
    if (count > 0) hero.killed[kind] = count
    for (let i = 0; i < count; i++) addCounter(section, kind, null).known = true
  }
}

/** Riches on his sheet (207A), and the succubus that holds him (211C5): she lies in his square. */
function readCarried(r: Reading, section: Section, hero: HeroSheet, at: string, given: Fields): void {
  for (const kind of list(r, `${at}.carries`, given.carries, MOST_COUNTERS, (where, one) => word(r, where, one, RICHES))) {
    const riches = addCounter(section, kind, null)
    riches.known = true
    hero.carries.push(riches.id)
  }
  if (!flag(r, `${at}.held`, given.held, false)) return
  const succubus = section.counters.find((counter) => counter.kind === 'succubus' && sameSpot(counter.at, hero.at))
  if (succubus === undefined) r.wrong.push(`${at}.held: there is no succubus in his square`)
  else if (levelOf(hero.now, 'strength') === 0) r.wrong.push(`${at}.held: the succubus lets go of a hero without strength (211C7)`)
  else {
    hero.heldBy = succubus.id
    succubus.up = true
    succubus.known = true
  }
}
