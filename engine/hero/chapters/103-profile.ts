import { type Script, tell } from '../../kernel/play.ts'
import { type Fields, fields, flag, quoted, type Reading, text, wholeNumber, word } from '../../kernel/reading.ts'
import { misread } from '../../kernel/refusal.ts'
import type { Json, Refusal, Seat } from '../../kernel/types.ts'
import { parseAction } from '../actions.ts'
import { askText, pickOne, share } from '../asks.ts'
import {
  ARMOURS,
  CHARACTERISTICS,
  type Characteristic,
  type Hero,
  type HeroSheet,
  type Levels,
  type Profile,
  type Section,
  type SectionId,
  WEAPONS,
  type Weapon,
} from '../state.ts'
import { MOST_WEAPON_LEVELS, mostLevels, POINTS_TO_SPEND, PRESETS, PROFILE } from '../tables/index.ts'
import { isCharacteristic, isWeapon } from './102-levels.ts'

export interface ProfileEvent {
  readonly type: 'hero-made'
  readonly rule: '103'
  readonly section: SectionId
  readonly hero: Profile
  /** Of the 70 points. */
  readonly spent: number
}

export const LONGEST_NAME = 30

// ---------------------------------------------------------------- asking

/** A player fills in the set-up sheet of his hero (103): name, levels, armour, shield, and the weapon that is drawn. */
export function* fillSheet(g: Hero, section: Section): Script<void> {
  const { seat, id: about } = section
  const name = yield* askText({ seat, rule: '103', topic: 'hero-name', about, min: 1, max: LONGEST_NAME })
  const levels = yield* askLevels(seat, about)
  const ready = PRESETS.find((preset) => isSameLevels(preset.levels, levels))
  const armours = firstly(ARMOURS, ready?.armour)
  const { armour } = parseAction('armour', yield* pickOne({ seat, rule: '103A7', topic: 'armour', about, ids: armours }))
  const shields = firstly(['shield', 'no-shield'], ready?.shield === false ? 'no-shield' : 'shield')
  const carried = parseAction('shield', yield* pickOne({ seat, rule: '103A9', topic: 'shield', about, ids: shields }))
  const shield = carried.kind === 'shield'
  const armed = yield* askArmed(seat, about, levels, ready?.armed)
  yield* enter(g, section, { name, levels, armour, shield, armed })
}

/** The same ids, what goes with the levels of a ready-made hero first: it is proposed. */
function firstly<T extends string>(ids: readonly T[], first: T | null | undefined): readonly T[] {
  return first !== null && first !== undefined && ids.includes(first) ? [first, ...ids.filter((id) => id !== first)] : ids
}

/** The hero comes into the game with that sheet. */
export function* enter(g: Hero, section: Section, hero: Profile): Script<void> {
  section.hero = newHero(hero)
  yield* tell(g, { type: 'hero-made', rule: '103', section: section.id, hero, spent: costOf(hero.levels) } satisfies ProfileEvent)
}

/** Levels are bought together: `{"levels": {"class": 5, "long-sword": 9, ...}}`. */
function* askLevels(seat: Seat, about: SectionId): Script<Levels> {
  const bought = yield* share({
    seat,
    rule: '103A',
    topic: 'profile',
    about,
    of: [{ id: LEVELS, amount: POINTS_TO_SPEND }],
    among: [...CHARACTERISTICS, ...WEAPONS],
    check: (shares) => levelsRefusal(levelsOf(shares[LEVELS] ?? {})),
    suggest: () => ({ [LEVELS]: flatLevels(presetOf(seat).levels) }),
  })
  return levelsOf(bought[LEVELS] ?? {})
}

const LEVELS = 'levels'

/** A sensible sheet to begin with; each seat has another one. */
export function presetOf(seat: Seat): Profile {
  const preset = PRESETS[seat % PRESETS.length]
  if (preset === undefined) throw new Error('there are no sheets to suggest')
  return preset
}

/** Bought levels by name, as a share has them. */
export function flatLevels({ characteristics, weapons }: Levels): Record<string, number> {
  return Object.fromEntries(Object.entries({ ...characteristics, ...weapons }).filter(([, level]) => level > 0))
}

function levelsOf(shares: Readonly<Record<string, number>>): Levels {
  const levels = noLevels()
  for (const [name, level] of Object.entries(shares)) {
    if (isCharacteristic(name)) levels.characteristics[name] = level
    else if (isWeapon(name)) levels.weapons[name] = level
  }
  return levels
}

/** 103B5: one of the weapons bought; not asked where there is no choice. */
function* askArmed(seat: Seat, about: SectionId, levels: Levels, proposed: Weapon | null | undefined): Script<Weapon | null> {
  const ids = WEAPONS.filter((weapon) => levels.weapons[weapon] > 0)
  const [only = null] = ids
  if (ids.length <= 1) return only
  return parseAction('armed', yield* pickOne({ seat, rule: '103B5', topic: 'armed', about, ids: firstly(ids, proposed) })).weapon
}

// ---------------------------------------------------------------- levels and what they cost

export function noLevels(): Levels {
  return {
    characteristics: { appearance: 0, intelligence: 0, class: 0, strength: 0, luck: 0, hits: 0, movement: 0 },
    weapons: { 'short-sword': 0, 'long-sword': 0, dagger: 0, ax: 0, 'long-ax': 0, hammer: 0, spear: 0 },
  }
}

function isSameLevels(a: Levels, b: Levels): boolean {
  return (
    CHARACTERISTICS.every((each) => a.characteristics[each] === b.characteristics[each]) &&
    WEAPONS.every((each) => a.weapons[each] === b.weapons[each])
  )
}

export function copyLevels({ characteristics, weapons }: Levels): Levels {
  return { characteristics: { ...characteristics }, weapons: { ...weapons } }
}

/** What those levels cost of the 70 points (103A2, 103B3). */
export function costOf(levels: Levels): number {
  return CHARACTERISTICS.reduce((sum, each) => sum + levels.characteristics[each] * PROFILE[each].cost, weaponLevels(levels))
}

/** Column W: all weapons together (103B1). */
export function weaponLevels({ weapons }: Levels): number {
  return WEAPONS.reduce((sum, weapon) => sum + weapons[weapon], 0)
}

/** Why these levels may not be bought (103); null if they may. */
export function levelsRefusal(levels: Levels): string | null {
  for (const each of CHARACTERISTICS) {
    const { least, most } = PROFILE[each]
    const level = levels.characteristics[each]
    if (level < least) return `A hero needs level ${least} of ${each} at least.`
    if (level > most) return `The highest level of ${each} is ${most}, not ${level}.`
  }
  for (const weapon of WEAPONS) {
    const level = levels.weapons[weapon]
    if (level > mostLevels(weapon)) return `The highest level with the ${spoken(weapon)} is ${mostLevels(weapon)}, not ${level}.`
  }
  if (weaponLevels(levels) > MOST_WEAPON_LEVELS)
    return `All weapons together have ${MOST_WEAPON_LEVELS} levels at most, not ${weaponLevels(levels)}.`
  const cost = costOf(levels)
  return cost > POINTS_TO_SPEND ? `There are ${POINTS_TO_SPEND} points to spend; this costs ${cost}.` : null
}

function spoken(weapon: Weapon): string {
  return weapon.replace('-', ' ')
}

// ---------------------------------------------------------------- sheets

/** A hero with that sheet, before he is put on the board. */
export function newHero({ name, levels, armour, shield, armed }: Profile): HeroSheet {
  return {
    name,
    bought: copyLevels(levels),
    now: copyLevels(levels),
    armour,
    shield,
    armed,
    status: 'in-catacomb',
    at: null,
    facing: 'e',
    carries: [],
    killed: {},
    track: 0,
    arrived: null,
    heldBy: null,
    befuddled: false,
    attacked: false,
    blocked: false,
  }
}

const PROFILE_FIELDS = ['name', 'levels', 'armour', 'shield', 'armed'] as const

/** A set-up sheet from outside, every field checked; `bad-request` with what is wrong with it. */
export function readProfile(json: Json): Profile | Refusal {
  const r: Reading = { wrong: [] }
  const profile = readSheet(r, 'the sheet', json)
  return misread(r.wrong, { rule: '103' }) ?? profile
}

/** As `readProfile`, in the course of reading something larger. Levels that are left out are not bought. */
export function readSheet(r: Reading, at: string, json: Json): Profile {
  const given = fields(r, at, json, PROFILE_FIELDS)
  const name = text(r, `${at}.name`, given.name, LONGEST_NAME)
  const levels = readLevels(r, `${at}.levels`, given.levels)
  const refusal = levelsRefusal(levels)
  if (refusal !== null) r.wrong.push(`${at}: ${refusal}`)
  const armour = word(r, `${at}.armour`, given.armour, ARMOURS, 'none')
  const shield = flag(r, `${at}.shield`, given.shield, false)
  return { name, levels, armour, shield, armed: readArmed(r, `${at}.armed`, given.armed, levels) }
}

/** Levels as the state has them; those that are left out are 0. */
export function readLevels(r: Reading, at: string, json: Json | undefined): Levels {
  const levels = noLevels()
  const given = fields(r, at, json, ['characteristics', 'weapons'])
  const characteristics = fields(r, `${at}.characteristics`, given.characteristics, CHARACTERISTICS)
  const weapons = fields(r, `${at}.weapons`, given.weapons, WEAPONS)
  for (const each of CHARACTERISTICS) levels.characteristics[each] = readLevel(r, at, characteristics, each, PROFILE[each].most)
  for (const each of WEAPONS) levels.weapons[each] = readLevel(r, at, weapons, each, mostLevels(each))
  return levels
}

function readLevel(r: Reading, at: string, given: Fields, name: Characteristic | Weapon, most: number): number {
  return wholeNumber(r, `${at}.${name}`, given[name], 0, most, 0)
}

/** One of the weapons that he can use; the first of them where nothing is said. */
export function readArmed(r: Reading, at: string, json: Json | undefined, { weapons }: Levels): Weapon | null {
  const usable = WEAPONS.filter((weapon) => weapons[weapon] > 0)
  if (json === undefined) return usable[0] ?? null
  if (json === null) return null
  const armed = usable.find((weapon) => weapon === json)
  if (armed === undefined) r.wrong.push(`${at}: a hero is armed with a weapon that he has levels of, not with ${quoted(json)}`)
  return armed ?? null
}
