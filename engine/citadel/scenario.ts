import { distribution, mean } from '../kernel/odds.ts'
import { counts, type Fields, fields, flag, list, quoted, type Reading, text, wholeNumber, word } from '../kernel/reading.ts'
import type { Json } from '../kernel/types.ts'
import { suggestedMarch } from './chapters/04-march.ts'
import { BACKGROUND_CHOICES, type BackgroundChoice, heroSheet, initiateId, initiateSheet, newCharacter } from './chapters/04-records.ts'
import { lay, laysOf, segmentAt, siteBehind } from './chapters/06-placement.ts'
import { newMonster } from './chapters/08-appearing.ts'
import { LIMITED_SPELLS } from './chapters/10-casting.ts'
import { MOST_WEAPONS } from './chapters/14-items.ts'
import { beginFight, here, magicOf, nextId, totalWoundPoints } from './chapters/party.ts'
import { MOST_IN_PARTY } from './open/names.ts'
import { addCharacter, readSeat, threeSuns } from './sheet.ts'
import type { Character, CharacterSheet, DelveState, Id, Item, Segment, SegmentId } from './state.ts'
import {
  type Feature,
  HERO_IDS,
  HEROES,
  INITIATE_RACES,
  LEVEL_CHART,
  LEVELS,
  type Level,
  MEDALLIONS,
  type Met,
  MONSTER_TYPES,
  MONSTERS,
  ORDINARY_SPELL_IDS,
  POTIONS,
  potentialUnder,
  RINGS,
  SEGMENTS,
  type Sides,
  SPELL_IDS,
  SPELLS,
  type SpellId,
  TALISMANS,
  WEAPONS,
  type Weapon,
} from './tables/index.ts'

// A raid that begins in the middle, for tests and puzzles (API.md).

const SCENARIO = ['level', 'sun', 'at', 'feature', 'party', 'march', 'monsters', 'met', 'start', 'hellgate'] as const
const STARTS = ['turn', 'trap', 'monsters', 'negotiation', 'bribery', 'combat', 'treasure', 'feature', 'hellgate', 'mirror'] as const
type StartAt = (typeof STARTS)[number]
const PLACES = ['room', 'corridor', 'gateway'] as const
type Place = (typeof PLACES)[number]
const FEATURES = ['fountain', 'furniture', 'statue', 'altar', 'trap-door', 'artwork', 'mirror', 'staircase'] as const
const SUNS = ['red', 'yellow', 'blue'] as const
const MET = ['room', 'wandering'] as const

/** Harpies of level 3: twice 1D6+2 (8.3, 6.7). */
const MOST_MONSTERS = 16
const MOST_WOUNDS = 99
const MOST_GOLD = 100_000
const MOST_JEWELS = 100
const MOST_ITEMS = 60
const MOST_BONUS = 20
const MOST_POTENTIAL = 20

/** Sets the raid up as the scenario says; what makes no sense is noted in `r`. */
export function readScenario(r: Reading, s: DelveState, scenario: Json): void {
  const given = fields(r, 'the scenario', scenario, SCENARIO)
  const wished = given.feature === undefined || given.feature === null ? null : word(r, 'feature', given.feature, FEATURES)
  const start = word(r, 'start', given.start, STARTS, startFor(given, wished))
  const feature = wished ?? (start === 'mirror' ? 'mirror' : null)
  const at = word(r, 'at', given.at, PLACES, 'room')
  const level = LEVELS[wholeNumber(r, 'level', given.level, 1, LEVELS.length, 1) - 1] ?? 1
  refusePlace(r, at, level, feature, start)
  if (r.wrong.length > 0) return
  s.start = null
  s.turn = 1
  s.sun = word(r, 'sun', given.sun, SUNS, 'red')
  moveTo(s, build(s, at, level, feature).id)
  readParty(r, s, given.party)
  readMarch(r, s, given.march)
  const met = word(r, 'met', given.met, MET, at === 'room' ? 'room' : 'wandering')
  readMonsters(r, s, given.monsters, met)
  readHellgate(r, s, given.hellgate)
  refuseStart(r, s, start)
  if (r.wrong.length === 0) enter(s, start, met)
}

/** Where a scenario begins if it does not say. */
function startFor(given: Fields, feature: Feature | null): StartAt {
  if (given.monsters !== undefined) return 'combat'
  if (feature === null || feature === 'staircase') return 'turn'
  return feature === 'mirror' ? 'mirror' : 'feature'
}

function refusePlace(r: Reading, at: Place, level: Level, feature: Feature | null, start: StartAt): void {
  if (at !== 'room' && feature !== null) r.wrong.push(`a ${at} holds no ${feature}: features stand in rooms (13.0)`)
  if (at === 'gateway' && level !== 1) r.wrong.push('the Gateway of Evil lies on level 1 (4.1.F)')
  if (at === 'gateway' && start !== 'turn') r.wrong.push(`nothing but a turn can begin at the Gateway of Evil, not "${start}"`)
  if (at !== 'room' && start === 'trap') r.wrong.push('only the door of a room can be trapped (7.0)')
  if (start === 'mirror' && feature !== 'mirror') r.wrong.push(`a room with a ${feature} holds no mirror`)
  if (start === 'feature' && (feature === null || feature === 'staircase'))
    r.wrong.push('there is nothing to investigate: name a feature of 13.9, or a mirror')
}

function refuseStart(r: Reading, s: DelveState, start: StartAt): void {
  const foes = s.monsters
  if (NEEDS_FOES.includes(start) && foes.length === 0) r.wrong.push(`"${start}" needs monsters`)
  if (start === 'trap' && foes.length > 0) r.wrong.push('behind an unopened door there are no monsters yet')
  if (start === 'hellgate' && foes.length > 0) r.wrong.push('the Hellgate has its own guardians (16.0)')
  const mute = foes.find((m) => m.negotiation === null)
  if ((start === 'negotiation' || start === 'bribery') && mute !== undefined)
    r.wrong.push(`no one can negotiate with ${mute.type} (8.4) or bribe it (8.7)`)
}

const NEEDS_FOES: readonly StartAt[] = ['negotiation', 'bribery', 'combat', 'treasure']

// ---------------------------------------------------------------- the maze

/**
 * The smallest maze with such a place, laid northwards: a corridor behind the Gateway; for the lower levels stairs,
 * and behind them the room; for a corridor down there a room that leads into one.
 */
function build(s: DelveState, at: Place, level: Level, feature: Feature | null): Segment {
  const [gateway] = s.segments
  if (gateway === undefined) throw new Error('a maze begins with the Gateway')
  if (at === 'gateway') return gateway
  const first = laid(s, gateway, 'DDCC')
  if (at === 'corridor' && level === 1) return first
  if (level === 1) return room(s, first, feature)
  const stairs = laid(s, first, 'DDDD', 'staircase')
  const below = segmentAt(s, { level, x: stairs.x, y: stairs.y })
  if (below === null) throw new Error('stairs lead to every level')
  walkInto(s, below)
  if (feature === 'staircase') return below
  return at === 'room' ? room(s, below, feature) : laid(s, laid(s, below, 'CWDC'), 'DDCC')
}

function room(s: DelveState, from: Segment, feature: Feature | null): Segment {
  return laid(s, from, feature === null ? 'DWDW' : 'DDDD', feature)
}

/** Lays the first chit of the cup that can lie so, north of `from`, and walks into it. */
function laid(s: DelveState, from: Segment, sides: Sides, feature: Feature | null = null): Segment {
  const site = siteBehind(s, from, 'north')
  for (const { id, room: face } of SEGMENTS) {
    if (!s.cup.includes(id) || (site.face === 'room' && face.feature !== feature)) continue
    const how = laysOf(id, site.face).find((each) => each.sides.join('') === sides)
    if (how === undefined) continue
    s.cup = s.cup.filter((chit) => chit !== id)
    const there = lay(s, site, id, how)
    walkInto(s, there)
    return there
  }
  throw new Error(`no chit has the sides ${sides}`)
}

function walkInto(s: DelveState, there: Segment): void {
  there.visits = 1
  s.trail.push(there.id)
}

function moveTo(s: DelveState, there: SegmentId): void {
  s.at = there
  s.from = s.trail.at(-2) ?? null
}

// ---------------------------------------------------------------- the party

const MEMBER = ['hero', 'initiate', 'wounds', 'gold', 'jewels', 'items', 'spells', 'circled', 'limits', 'seat'] as const
const INITIATE = ['name', 'race', 'weapons', 'magic', 'spells', 'experience'] as const
const PARTY: Json = [
  { hero: 'lord-dil' },
  { hero: 'gislan' },
  { hero: 'paladin-glade' },
  { hero: 'larraka' },
  { hero: 'edred' },
  { hero: 'maytwist' },
]

function readParty(r: Reading, s: DelveState, party: Json | undefined): void {
  const places = list(r, 'party', party ?? PARTY, MOST_IN_PARTY, (at, one) => ({ at, one }))
  if (places.length === 0) r.wrong.push('the party is empty: at least one character must go')
  places.forEach(({ at, one }, place) => {
    readMember(r, s, at, fields(r, at, one, MEMBER), place)
  })
}

function readMember(r: Reading, s: DelveState, at: string, given: Fields, place: number): void {
  const sheet = readWho(r, s, at, given)
  if (sheet === null) return
  const c = newCharacter(sheet, readSeat(r, s, `${at}.seat`, given.seat, place))
  c.at = s.at
  addCharacter(r, s, c)
  for (const item of list(r, `${at}.items`, given.items, MOST_ITEMS, (where, one) => readItem(r, s, where, one))) give(c, item)
  const weapons = c.items.filter(({ kind }) => kind === 'weapon').length
  if (weapons > MOST_WEAPONS) r.wrong.push(`${c.name} carries ${MOST_WEAPONS} weapons at most, not ${weapons} magic ones (14.3)`)
  c.gold = wholeNumber(r, `${at}.gold`, given.gold, 0, MOST_GOLD, 0)
  c.jewels = list(r, `${at}.jewels`, given.jewels, MOST_JEWELS, (where, one) => wholeNumber(r, where, one, 1, MOST_GOLD))
  const total = totalWoundPoints(c)
  c.wounds = total - wholeNumber(r, `${at}.wounds`, given.wounds, 1, total, total)
  readSpells(r, s, at, given, c)
  const limits = counts(r, `${at}.limits`, given.limits, LIMITED_SPELLS, MOST_BONUS)
  for (const spell of LIMITED_SPELLS) if (c.circled.includes(spell)) c.limits[spell] = limits[spell] ?? USUAL_LIMIT
}

/** Where a scenario does not say how often Heal can be cast: about what 1D6 gives (10.6). */
const USUAL_LIMIT = 4

function readWho(r: Reading, s: DelveState, at: string, given: Fields): CharacterSheet | null {
  if ((given.hero === undefined) === (given.initiate === undefined)) {
    r.wrong.push(`${at} must name either a hero or an initiate`)
    return null
  }
  if (given.initiate !== undefined) return readInitiate(r, s, `${at}.initiate`, given.initiate)
  const hero = HERO_IDS.find((id) => id === given.hero || HEROES[id].name === given.hero)
  if (hero !== undefined) return heroSheet(hero)
  r.wrong.push(`${at}.hero: there is no hero ${quoted(given.hero)} on the chart (4.3)`)
  return null
}

function readInitiate(r: Reading, s: DelveState, at: string, value: Json | undefined): CharacterSheet {
  const given = fields(r, at, value ?? null, INITIATE)
  const name = text(r, `${at}.name`, given.name, 40)
  const weapons = list(r, `${at}.weapons`, given.weapons, 2, (where, one) => word(r, where, one, WEAPONS))
  const [primary = 'sword', secondary = primary === 'dagger' ? 'sword' : 'dagger'] = weapons
  const known = list(r, `${at}.spells`, given.spells, SPELL_IDS.length, (where, one) => word(r, where, one, SPELL_IDS))
  const rating = ordinary(known).length
  const magic = given.magic === undefined ? ([rating, rating, rating] as const) : threeSuns(r, `${at}.magic`, given.magic, MOST_POTENTIAL)
  return initiateSheet({
    id: initiateId(
      name,
      s.characters.map((c) => c.id),
    ),
    name,
    // API.md writes races with a capital.
    race: word(r, `${at}.race`, typeof given.race === 'string' ? given.race.toLowerCase() : given.race, INITIATE_RACES, 'human'),
    weapons: [primary, secondary],
    magic,
    background: readBackground(r, `${at}.experience`, given.experience, primary),
    known,
  })
}

/** 4.1.B.7: `wounds`, `detrap`, `weapon-skill:bow`; `weapon-skill` alone is the primary weapon's. None where it is left out. */
function readBackground(r: Reading, at: string, value: Json | undefined, primary: Weapon): BackgroundChoice | null {
  if (value === undefined || value === null) return null
  return word(r, at, value === 'weapon-skill' ? `weapon-skill:${primary}` : value, BACKGROUND_CHOICES)
}

function ordinary(spells: readonly SpellId[]): SpellId[] {
  return spells.filter((spell) => SPELLS[spell].kind !== 'special')
}

/** Known spells, and those circled under the present sun: as many as it allows (4.1.B.6, 4.1.D); special ones count for neither (10.8). */
function readSpells(r: Reading, s: DelveState, at: string, given: Fields, c: Character): void {
  const most = Math.max(...magicOf(c))
  const read = (field: 'spells' | 'circled') =>
    list(r, `${at}.${field}`, given[field], SPELL_IDS.length, (where, one) => word(r, where, one, SPELL_IDS))
  if (given.spells !== undefined) c.known = read('spells')
  else if (c.known.length === 0) c.known = USUAL_SPELLS.slice(0, most)
  if (ordinary(c.known).length > most) r.wrong.push(`${c.name} may know ${most} spells at most, not ${ordinary(c.known).length} (4.1.B.6)`)
  if (new Set(c.known).size !== c.known.length) r.wrong.push(`${c.name} cannot know a spell twice`)
  const under = potentialUnder(s.sun ?? 'red', magicOf(c))
  c.circled = given.circled === undefined ? circledFirst(c.known, under) : read('circled')
  const stranger = c.circled.find((spell) => !c.known.includes(spell))
  if (stranger !== undefined) r.wrong.push(`${c.name} does not know ${stranger}`)
  if (ordinary(c.circled).length > under) r.wrong.push(`${c.name} may circle ${under} spells under the ${s.sun} sun, no more (4.1.D)`)
}

const USUAL_FIRST: readonly SpellId[] = ['heal', 'lightning', 'charm', 'blast', 'sleep', 'rejuvenate', 'mental-attack', 'neutralize-poison']
/** What a character knows where a scenario does not say. */
const USUAL_SPELLS: readonly SpellId[] = [...new Set([...USUAL_FIRST, ...ORDINARY_SPELL_IDS])]

function circledFirst(known: readonly SpellId[], most: number): SpellId[] {
  const circled = ordinary(known).slice(0, most)
  return known.filter((spell) => circled.includes(spell) || SPELLS[spell].kind === 'special')
}

// ---------------------------------------------------------------- items

/** An item by its type: `ring:heal`, `weapon:sword:2`, `armor:1`, `potion:healing:2` (doses), `talisman:red-sun:3` (its gain), `tapestry:50`. */
export function readItem(r: Reading, s: Pick<DelveState, 'named'>, at: string, value: Json): Item {
  const [kind = '', type = '', size] = typeof value === 'string' ? value.split(':') : []
  const number = (given: string | undefined, or: number) =>
    wholeNumber(r, at, given === undefined || given === '' ? undefined : Number(given), 1, MOST_GOLD, or)
  const id = nextId(s, type === '' || Number.isFinite(Number(type)) ? kind : `${kind}-${type}`)
  switch (kind) {
    case 'weapon':
      return { kind, id, weapon: word(r, at, type, WEAPONS), bonus: number(size, 1) }
    case 'armor':
      return { kind, id, bonus: number(type, 1), worn: true }
    case 'potion':
      return { kind, id, type: word(r, at, type, POTIONS), doses: number(size, 1) }
    case 'talisman':
      return { kind, id, type: word(r, at, type, TALISMANS), gains: gainsOf(type, number(size, USUAL_GAIN)) }
    case 'medallion':
      return { kind, id, type: word(r, at, type, MEDALLIONS), worn: true }
    case 'ring':
      return { kind, id, type: word(r, at, type, RINGS), worn: true, used: false }
    case 'tapestry':
      return { kind, id, value: number(type, 100) }
    default:
      r.wrong.push(`${at}: ${quoted(value)} is not an item; an item reads "ring:heal", "weapon:sword:2", "armor:1"`)
      return { kind: 'tapestry', id, value: 0 }
  }
}

/** About what the 1D3 of a sun's talisman gives (14.6). */
const USUAL_GAIN = 2

function gainsOf(type: string, gain: number): [number, number, number] {
  const all = type === 'all-suns'
  return [all || type === 'red-sun' ? gain : 0, all || type === 'yellow-sun' ? gain : 0, all || type === 'blue-sun' ? gain : 0]
}

/** Puts the thing on him; a magical weapon takes the place of its like, or of the secondary one (14.3). */
function give(c: Character, item: Item): void {
  c.items.push(item)
  if (item.kind === 'armor' && c.items.some((other) => other !== item && other.kind === 'armor' && other.worn)) item.worn = false
  if (item.kind === 'talisman' && item.type === 'mind') c.limits[item.id] = USUAL_LIMIT
  if (item.kind !== 'weapon') return
  const like = c.weapons.findIndex(({ weapon, item: magic }) => weapon === item.weapon && magic === null)
  const place = like >= 0 ? like : Math.min(1, c.weapons.length)
  c.weapons[place] = { weapon: item.weapon, bonus: item.bonus, item: item.id }
}

// ---------------------------------------------------------------- ranks and monsters

/** The march order (4.1.C): given in ranks of three places from the left, or as it is usual. */
function readMarch(r: Reading, s: DelveState, march: Json | undefined): void {
  if (march === undefined) {
    s.march = suggestedMarch(s)
    return
  }
  s.march = list(r, 'march', march, MOST_IN_PARTY, (at, rank) => readRank(r, at, rank))
  const standing = s.march.flat().filter((id) => id !== null)
  for (const id of standing) if (!s.characters.some((c) => c.id === id)) r.wrong.push(`march: ${quoted(id)} is not in the party`)
  if (new Set(standing).size !== standing.length || standing.length !== s.characters.length)
    r.wrong.push('march: each member of the party must stand in exactly one place')
  if (s.march.some((rank) => rank.every((id) => id === null))) r.wrong.push('march: a rank is empty')
}

/** Where no places are given, one alone in a rank stands in the middle, and two at the ends (9.1). */
function readRank(r: Reading, at: string, value: Json): (Id | null)[] {
  const rank = list(r, at, value, 3, (where, one) => (one === null ? null : text(r, where, one, 64)))
  const [left = null, right = null] = rank
  if (rank.length === 1) return [null, left, null]
  return rank.length === 2 ? [left, null, right] : rank
}

function readMonsters(r: Reading, s: DelveState, monsters: Json | undefined, met: Met): void {
  for (const { at, one } of list(r, 'monsters', monsters, MOST_MONSTERS, (where, each) => ({ at: where, one: each }))) {
    const given = fields(r, at, one, ['type', 'wounds', 'weaponSkill'])
    const type = word(r, `${at}.type`, given.type, MONSTER_TYPES)
    const { wounds, weaponSkill } = MONSTERS[type]
    const skill = wholeNumber(r, `${at}.weaponSkill`, given.weaponSkill, 0, 6, weaponSkill === null ? 0 : usual(weaponSkill))
    const m = newMonster(s, type, 1, met, skill)
    const usualWounds = usual(wounds) + LEVEL_CHART[m.level].monsterWound
    m.woundPoints = wholeNumber(r, `${at}.wounds`, given.wounds, 1, MOST_WOUNDS, usualWounds)
    s.monsters.push(m)
  }
}

/** About what those dice give, where a scenario does not say. */
function usual(code: string): number {
  return Math.round(mean(distribution(code)))
}

// ---------------------------------------------------------------- the Hellgate

function readHellgate(r: Reading, s: DelveState, value: Json | undefined): void {
  if (value === undefined) return
  const given = fields(r, 'hellgate', value, ['level', 'segmentsLeft', 'destroyed'])
  const { hellgate } = s
  if (given.level !== undefined) hellgate.level = LEVELS[wholeNumber(r, 'hellgate.level', given.level, 1, LEVELS.length) - 1] ?? null
  if (given.segmentsLeft !== undefined) hellgate.segmentsLeft = wholeNumber(r, 'hellgate.segmentsLeft', given.segmentsLeft, 1, 8)
  hellgate.destroyed = flag(r, 'hellgate.destroyed', given.destroyed, false)
  if (hellgate.segmentsLeft !== null && hellgate.level === null) r.wrong.push('hellgate: its level is known before its distance (13.7)')
}

// ---------------------------------------------------------------- where play begins

/** Puts play at the right place of 5.0. */
function enter(s: DelveState, start: StartAt, met: Met): void {
  const ids = s.monsters.map((m) => m.id)
  switch (start) {
    case 'turn':
      makePeace(s)
      s.phase = 'route'
      return
    case 'trap':
      stepBack(s, true)
      s.phase = 'trap'
      return
    case 'monsters':
      stepBack(s, met === 'room')
      s.phase = 'monsters'
      return
    case 'negotiation':
      s.phase = 'monsters'
      return
    case 'bribery':
      s.phase = 'bribery'
      return
    case 'combat':
      s.phase = 'feature'
      beginFight(s, ids)
      return
    case 'treasure':
      s.phase = 'feature'
      layDown(s, ids)
      return
    case 'feature':
    case 'mirror':
      makePeace(s)
      s.phase = 'feature'
      return
    case 'hellgate':
      s.phase = 'hellgate'
      s.hellgate.level = here(s).level
      s.hellgate.segmentsLeft = 0
      s.hellgate.at = s.at
      return
    default:
      throw new Error(start satisfies never)
  }
}

/** Those who are there have let the party be (8.6). */
function makePeace(s: DelveState): void {
  for (const m of s.monsters) m.atPeace = true
}

/** The party stands before the segment again and is about to enter it. */
function stepBack(s: DelveState, first: boolean): void {
  const there = here(s)
  if (first) there.visits = 0
  s.entering = { segment: there.id, first, room: there.kind === 'room' }
  s.trail.pop()
  moveTo(s, s.trail.at(-1) ?? 'gateway')
  for (const c of s.characters) c.at = s.at
}

/** A fight that is won: the slain lie there with what they guarded (14.0), and experience is to be gained (12.0). */
function layDown(s: DelveState, ids: readonly Id[]): void {
  beginFight(s, [])
  if (s.fight === null) return
  s.fight.round = 2
  s.fight.beaten.push(...ids)
  s.fight.fighters.push(...s.characters.map((c) => c.id))
  for (const m of s.monsters) {
    m.status = 'dead'
    m.wounds = m.woundPoints
  }
}
