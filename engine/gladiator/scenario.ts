import { type Fields, fields, flag, isFields, list, quoted, type Reading, text, wholeNumber, word } from '../kernel/reading.ts'
import type { Json, Seat } from '../kernel/types.ts'
import { gearOf } from './chapters/06-gear.ts'
import { isGround, lay } from './chapters/22-terrain.ts'
import { newBeast, newFigure, newThing, reloadTurns, startFacing, startSquares } from './chapters/24-starting.ts'
import { halfPoints, isGladiator } from './chapters/figures.ts'
import { gearWords } from './open/faults.ts'
import { gearFault } from './open/gear.ts'
import { isCreature, isRace, isRobot } from './open/people.ts'
import { SPELL_IDS, spellsOfMage } from './open/spells.ts'
import { areAdjacent, type Square, squareAt, squareId } from './open/squares.ts'
import type { Gear } from './sheet-types.ts'
import { type ArenaState, type Figure, type Lying, type Phase, TERRAIN_KINDS, type Thing } from './state.ts'
import { HELMETS, SUITS } from './tables/armour.ts'
import { CREATURES, ROBOTS } from './tables/beasts.ts'
import type { HelmetId, RaceId, SpellId, SuitId, ThingType } from './tables/ids.ts'
import { ARENA } from './tables/limits.ts'
import { RACES } from './tables/races.ts'
import { SPECIAL } from './tables/special.ts'
import { FACINGS, SIDES, type Side } from './tables/table-types.ts'
import { WEAPONS } from './tables/weapons.ts'

// A fight that begins in the middle, for tests and puzzles:
// {"phase": "action", "characters": [{"name": "Ann", "at": [9, 10], "race": "human", "ready": "broadsword"}, {"creature": "wolf", "side": "east"}]}

const SCENARIO = ['turn', 'phase', 'first', 'exit', 'altar', 'terrain', 'things', 'characters'] as const
const SOMEBODY = ['side', 'at', 'facing', 'now', 'moved', 'prone', 'acted', 'evading', 'dazed', 'handCombat', 'effects', 'dead'] as const
const GLADIATOR = [
  ...['name', 'race', 'sh', 'ag', 'iq', 'experience', 'ready', 'also', 'slung', 'unloaded', 'suit', 'helmet', 'spells'],
  ...SOMEBODY,
]
const PHASES: readonly Phase[] = ['incentive', 'move', 'action']
const MOST_TURNS = 300
const MOST_NAME = 24
const MOST_PEOPLE = 60
const MOST_THINGS = 200
const MOST_LAYERS = 9
const MOST_EXPERIENCE = 99_999

/** The state that a scenario describes; what makes no sense is noted in `r`. No random terrain, exit, altar or robots but those named. */
export function readScenario(r: Reading, fresh: ArenaState, scenario: Json): ArenaState {
  const given = fields(r, 'the scenario', scenario, SCENARIO)
  const s: ArenaState = {
    ...fresh,
    mustering: null,
    turn: wholeNumber(r, 'turn', given.turn, 1, MOST_TURNS, 1),
    phase: word(r, 'phase', given.phase, PHASES, 'incentive'),
    exits: readSpot(r, 'exit', given.exit ?? null).list,
    altar: readSpot(r, 'altar', given.altar ?? null).square,
  }
  s.lastBlood = s.turn - 1
  if (s.phase !== 'incentive') s.first = word(r, 'first', given.first, SIDES, 'west')
  if (s.phase === 'move') s.moving = s.first
  readTerrain(r, s, given.terrain)
  list(r, 'characters', given.characters, MOST_PEOPLE, (at, one) => readFigure(r, s, at, one))
  for (const side of unseated(s)) r.wrong.push(`characters must have only robots on side ${side}, because no seat is on it`)
  readPlaces(r, s, given)
  readThings(r, s, given.things)
  return s
}

// ---------------------------------------------------------------- squares

interface ReadSpot {
  readonly square: Square | null
  readonly list: Square[]
}

/** `[row, column]`, or null. */
function readSpot(r: Reading, at: string, value: Json): ReadSpot {
  if (value === null) return { square: null, list: [] }
  const numbers = list(r, at, value, 2, (where, one) => wholeNumber(r, where, one, 0, ARENA.columns - 1))
  const [row, column] = numbers
  const square = row === undefined || column === undefined ? null : squareAt(row, column)
  if (square === null) r.wrong.push(`${at} must be a square of the arena, [row, column], not ${quoted(value)}`)
  return { square, list: square === null ? [] : [square] }
}

function readTerrain(r: Reading, s: ArenaState, value: Json | undefined): void {
  list(r, 'terrain', value, MOST_THINGS, (at, one) => {
    const given = fields(r, at, one, ['kind', 'at', 'layers'])
    const kind = word(r, `${at}.kind`, given.kind, TERRAIN_KINDS)
    const { square } = readSpot(r, `${at}.at`, given.at ?? [])
    const isSingle = kind === 'pit' || kind === 'wall'
    const layers = wholeNumber(r, `${at}.layers`, given.layers, 1, isSingle ? 1 : MOST_LAYERS, 1)
    if (square !== null) for (let i = 0; i < layers; i++) lay(s, square, kind)
  })
}

// ---------------------------------------------------------------- people

function readFigure(r: Reading, s: ArenaState, at: string, one: Json): void {
  const given = fieldsOf(one)
  const f = given.creature !== undefined || given.robot !== undefined ? readBeast(r, s, at, one) : readGladiator(r, s, at, one)
  s.figures.push(f)
}

function readBeast(r: Reading, s: ArenaState, at: string, one: Json): Figure {
  const given = fields(r, at, one, ['creature', 'robot', ...SOMEBODY])
  const side = word(r, `${at}.side`, given.side, SIDES, 'west')
  if (given.creature !== undefined) {
    const kind = word(r, `${at}.creature`, given.creature, Object.keys(CREATURES).filter(isCreature))
    return readNow(r, s, at, given, newBeast(s, kind, { coming: 'creature', side, seat: seatOf(s, side) }))
  }
  const kind = word(r, `${at}.robot`, given.robot, Object.keys(ROBOTS).filter(isRobot))
  return readNow(r, s, at, given, newBeast(s, kind, { coming: 'robot', side, seat: null }))
}

function readGladiator(r: Reading, s: ArenaState, at: string, one: Json): Figure {
  const given = fields(r, at, one, GLADIATOR)
  const kind = word(r, `${at}.race`, given.race, Object.keys(RACES).filter(isRace), 'human')
  const side = word(r, `${at}.side`, given.side, SIDES, 'west')
  const { base, max } = RACES[kind]
  const normal = {
    sh: wholeNumber(r, `${at}.sh`, given.sh, 1, max.sh, base.sh),
    ag: wholeNumber(r, `${at}.ag`, given.ag, 1, max.ag, base.ag),
    iq: wholeNumber(r, `${at}.iq`, given.iq, 1, max.iq, base.iq),
  }
  const f = newFigure(s, {
    name: text(r, `${at}.name`, given.name, MOST_NAME),
    kind,
    coming: 'fighter',
    side,
    seat: seatOf(s, side),
    normal,
    experience: wholeNumber(r, `${at}.experience`, given.experience, 0, MOST_EXPERIENCE, 0),
    gear: readGear(r, at, given),
  })
  f.spells.push(...readSpells(r, at, given, kind, normal.iq))
  for (const thing of [f.ready, f.also, ...f.slung]) if (thing !== null) readLoad(r, at, given, thing)
  return readNow(r, s, at, given, f)
}

/** Whose the next one of a side is: the seats on it have as many each as it goes, the first of them first; null where none is on it. */
export function seatOf(s: Pick<ArenaState, 'seats' | 'figures'>, side: Side): Seat | null {
  const seats = s.seats.flatMap((player, seat) => (player.side === side ? [seat] : []))
  const many = (seat: Seat) => s.figures.filter((f) => f.seat === seat).length
  return seats.reduce<Seat | null>((a, b) => (a === null || many(b) < many(a) ? b : a), null)
}

/** The sides with people nobody plays: robots alone need no seat (18.1). */
export function unseated(s: Pick<ArenaState, 'figures'>): readonly Side[] {
  return SIDES.filter((side) => s.figures.some((f) => f.side === side && f.seat === null && f.coming !== 'robot'))
}

/** What he has about him; nothing where it is left out, and clothes. */
export function readGear(r: Reading, at: string, given: Fields): Gear {
  const suits = Object.keys(SUITS) as SuitId[]
  const helmets = Object.keys(HELMETS) as HelmetId[]
  return {
    ready: readHeld(r, `${at}.ready`, given.ready),
    also: readHeld(r, `${at}.also`, given.also),
    slung: list(r, `${at}.slung`, given.slung, 2, (where, one) => readType(r, where, one)),
    suit: word(r, `${at}.suit`, given.suit, suits, 'clothes'),
    helmet: given.helmet === undefined || given.helmet === null ? null : word(r, `${at}.helmet`, given.helmet, helmets),
  }
}

function readHeld(r: Reading, at: string, value: Json | undefined): ThingType | null {
  if (value === undefined || value === null) return null
  return typeof value === 'string' && value.startsWith(BONES) ? 'bones' : readType(r, at, value)
}

const BONES = 'bones:'
const TYPES = [...Object.keys(WEAPONS), ...Object.keys(SPECIAL)] as ThingType[]

function readType(r: Reading, at: string, value: Json): ThingType {
  return word(r, at, value, TYPES)
}

function readLoad(r: Reading, at: string, given: Fields, thing: Thing): void {
  if (flag(r, `${at}.unloaded`, given.unloaded, false) && thing.reload !== undefined) thing.reload = reloadTurns(thing.type)
}

/** Spells of a mage left out: all of his wits (G-55). */
function readSpells(r: Reading, at: string, given: Fields, kind: RaceId, iq: number): readonly SpellId[] {
  if (given.spells === undefined) return kind === 'mage' ? spellsOfMage(iq) : []
  return list(r, `${at}.spells`, given.spells, SPELL_IDS.length, (where, one) => word(r, where, one, SPELL_IDS))
}

/** How he stands there now. */
function readNow(r: Reading, s: ArenaState, at: string, given: Fields, f: Figure): Figure {
  f.sh = wholeNumber(r, `${at}.now`, given.now, 1, f.normal.sh + 2, f.normal.sh)
  f.facing = word(r, `${at}.facing`, given.facing, FACINGS, startFacing(f.side))
  if (given.moved !== undefined) f.moved = wholeNumber(r, `${at}.moved`, given.moved, 0, 16)
  else if (s.phase === 'action') f.moved = 0
  f.acted = flag(r, `${at}.acted`, given.acted, false)
  f.evading = flag(r, `${at}.evading`, given.evading, false)
  f.dazed = flag(r, `${at}.dazed`, given.dazed, false)
  if (f.sh === 1) f.status = 'unconscious'
  else if (flag(r, `${at}.prone`, given.prone, false)) f.status = 'prone'
  list(r, `${at}.effects`, given.effects, SPELL_IDS.length, (where, one) => {
    const effect = fields(r, where, one, ['spell', 'turns', 'amount'])
    const spell = word(r, `${where}.spell`, effect.spell, SPELL_IDS)
    const turns = effect.turns === undefined ? null : wholeNumber(r, `${where}.turns`, effect.turns, 0, MOST_TURNS)
    const amount = effect.amount === undefined ? {} : { amount: wholeNumber(r, `${where}.amount`, effect.amount, 1, 40) }
    f.effects.push({ spell, until: turns === null ? null : s.turn + turns, ...amount })
  })
  if (flag(r, `${at}.dead`, given.dead, false)) layOut(f)
  const fault = gearFault(f, gearOf(f))
  if (fault !== null) r.wrong.push(`${at}: ${gearWords(fault)}`)
  return f
}

/** 11.1, G-65: dead before the fight, with his experience in his bones. */
function layOut(f: Figure): void {
  f.status = 'dead'
  if (!isGladiator(f)) return
  f.bones = f.experience
  f.experience = 0
}

// ---------------------------------------------------------------- where they stand

/** Everyone on his square, or on the start squares of his side; nobody on another, and wrestlers next to each other. */
function readPlaces(r: Reading, s: ArenaState, given: Fields): void {
  const sheets: readonly Json[] = Array.isArray(given.characters) ? given.characters : []
  const unplaced: Figure[] = []
  for (const [i, f] of s.figures.entries()) {
    const one = fieldsOf(sheets[i])
    if (f.status === 'dead') continue
    if (one.at === undefined) unplaced.push(f)
    else place(r, s, f, `characters[${i}].at`, readSpot(r, `characters[${i}].at`, one.at).square)
    list(r, `characters[${i}].handCombat`, one.handCombat, MOST_PEOPLE, (where, id) => readHold(r, s, f, where, id))
  }
  for (const side of SIDES) {
    const theirs = unplaced.filter((f) => f.side === side)
    for (const [j, square] of startSquares(side, theirs.length).entries()) {
      const f = theirs[j]
      if (f !== undefined) place(r, s, f, `the start square of ${f.name}`, square)
    }
  }
  for (const [i, f] of s.figures.entries()) {
    readHolds(r, s, f)
    readBonesInHand(r, s, f, fieldsOf(sheets[i]))
  }
}

function fieldsOf(sheet: Json | undefined): Fields {
  return isFields(sheet) ? sheet : {}
}

/** `"ready": "bones:una"`: whose bones he carries. */
function readBonesInHand(r: Reading, s: ArenaState, f: Figure, given: Fields): void {
  for (const hand of ['ready', 'also'] as const) {
    const thing = f[hand]
    const value = given[hand]
    if (thing?.type !== 'bones' || typeof value !== 'string') continue
    const dead = s.figures.find((each) => each.status === 'dead' && `${BONES}${each.id}` === value)
    if (dead === undefined) r.wrong.push(`${f.name} cannot hold ${quoted(value)}: no dead gladiator has that id`)
    else f[hand] = { ...thing, of: dead.id }
  }
}

function place(r: Reading, s: ArenaState, f: Figure, at: string, square: Square | null): void {
  if (square === null) return
  const there = s.figures.find((each) => each.at === square)
  if (there !== undefined) r.wrong.push(`${at}: ${there.name} stands on ${squareId(square)} already`)
  else if (!isGround(s, f, square) && f.status === 'standing') r.wrong.push(`${at}: no one can stand on ${squareId(square)}`)
  else f.at = square
}

function readHold(r: Reading, s: ArenaState, f: Figure, at: string, id: Json): void {
  const other = s.figures.find((each) => each.id === id)
  if (other === undefined || other.side === f.side) r.wrong.push(`${at} must be the id of an enemy in the fight, not ${quoted(id)}`)
  else {
    if (!f.holds.includes(other.id)) f.holds.push(other.id)
    if (!other.holds.includes(f.id)) other.holds.push(f.id)
  }
}

/** G-97, G-99: a fighter in hand combat is prone, next to those he holds. */
function readHolds(r: Reading, s: ArenaState, f: Figure): void {
  if (f.holds.length > 0 && f.status === 'standing') f.status = 'prone'
  for (const id of f.holds) {
    const other = s.figures.find((each) => each.id === id)
    if (f.at !== null && other?.at !== null && other !== undefined && !areAdjacent(f.at, other.at))
      r.wrong.push(`${f.name} and ${other.name} are in hand combat, but not next to each other`)
  }
  if ((f.moved ?? 0) > halfPoints(f) && f.acted) r.wrong.push(`${f.name} cannot have acted after a run`)
}

// ---------------------------------------------------------------- what lies about

function readThings(r: Reading, s: ArenaState, value: Json | undefined): void {
  list(r, 'things', value, MOST_THINGS, (at, one) => {
    const given = fields(r, at, one, ['type', 'at', 'of'])
    const type = readType(r, `${at}.type`, given.type ?? null)
    const { square } = readSpot(r, `${at}.at`, given.at ?? [])
    if (square === null) return
    if (type === 'caltrops') lay(s, square, 'caltrops')
    else s.things.push(readBones(r, s, at, given, { ...newThing(s, type), at: square }))
  })
}

/** Bones are someone's: one of the dead. */
function readBones(r: Reading, s: ArenaState, at: string, { of }: Fields, thing: Lying): Lying {
  if (thing.type !== 'bones') return thing
  const dead = s.figures.find((each) => each.id === of && each.status === 'dead')
  if (dead !== undefined) return { ...thing, of: dead.id }
  r.wrong.push(`${at}.of must be the id of a dead gladiator, not ${quoted(of)}`)
  return thing
}
