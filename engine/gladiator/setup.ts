import type { Setup, SetupInput } from '../kernel/game.ts'
import { fields, isFields, list, quoted, type Reading, readVariants, text, wholeNumber, word } from '../kernel/reading.ts'
import { misread } from '../kernel/refusal.ts'
import type { Json, Refusal, Seat } from '../kernel/types.ts'
import { gearOf } from './chapters/06-gear.ts'
import { newBeast, newFigure } from './chapters/24-starting.ts'
import { LONGEST_NAME, MOST_PEOPLE } from './open/campaign.ts'
import { gearWords } from './open/faults.ts'
import { gearFault } from './open/gear.ts'
import { attributesOf } from './open/growth.ts'
import { canBegin } from './open/making.ts'
import { type Attributes, isCreature, isRace } from './open/people.ts'
import { spellsOfMage } from './open/spells.ts'
import { VARIANTS } from './open/variants.ts'
import { readGear, readScenario, seatOf, unseated } from './scenario.ts'
import { MOST_EXPERIENCE, readSheet as readHome } from './sheet.ts'
import type { Gear, StableSheet } from './sheet-types.ts'
import { type ArenaState, BALANCES, type Player } from './state.ts'
import { CREATURES } from './tables/beasts.ts'
import { PRESETS } from './tables/fighters.ts'
import type { PresetId, RaceId } from './tables/ids.ts'
import { RACES } from './tables/races.ts'
import { SIDES, type Side } from './tables/table-types.ts'

const OPTIONS = ['teams', 'sides', 'balance', 'variants'] as const
const SHEET = ['name', 'race', 'sh', 'ag', 'iq', 'experience', 'ready', 'also', 'slung', 'suit', 'helmet']
const MOST_SEATS = 4

/**
 * The first state of a fight. Options: `teams`, who fights on each side (presets by id, `{creature}`, or sheets); `sides`, one for each seat
 * (West and East by turns when left out); `balance` (G-66); `variants`. Without teams and scenario it begins with the muster. Refuses with
 * `bad-request` what makes no sense, saying why.
 */
export function setup(input: SetupInput): Setup<ArenaState> | Refusal {
  const r: Reading = { wrong: [] }
  const state = read(r, input)
  return misread(r.wrong) ?? { state, physical: state.variants.includes('physical-dice') }
}

/** As many as `sides` names; else two where people stand on both sides, and one (the West, against robots) where they do not. */
export function seatsFor({ options, scenario }: Pick<SetupInput, 'options' | 'scenario'>): number {
  const { teams, sides } = isFields(options) ? options : {}
  if (Array.isArray(sides)) return sides.length
  if (isFields(teams)) return SIDES.every((side) => Array.isArray(teams[side]) && teams[side].length > 0) ? 2 : 1
  const characters = isFields(scenario) && Array.isArray(scenario.characters) ? scenario.characters.filter(isFields) : []
  const people = characters.filter(({ robot }) => robot === undefined)
  return people.some(({ side }) => side === 'east') && people.some(({ side }) => side !== 'east') ? 2 : 1
}

function read(r: Reading, input: SetupInput): ArenaState {
  const { seats, options, scenario, party = [], campaign } = input
  if (seats.length < 1 || seats.length > MOST_SEATS) r.wrong.push(`a fight is for one to four players, not ${seats.length}`)
  if (options !== null && !isFields(options)) r.wrong.push(`options must be an object, not ${quoted(options)}`)
  const given = options === null ? {} : fields(r, 'options', options, OPTIONS)
  const fresh: ArenaState = {
    phase: 'muster',
    turn: 1,
    variants: readVariants(r, input.variants, given.variants, VARIANTS),
    balance: word(r, 'options.balance', given.balance, BALANCES, 'even'),
    seats: readSeats(r, seats, given.sides),
    exits: [],
    altar: null,
    terrain: [],
    party: [],
    things: [],
    figures: [],
    mustering: 0,
    first: null,
    moving: null,
    active: null,
    known: [],
    lastSeen: [],
    lastBlood: 0,
    numbers: {},
    end: null,
  }
  if (scenario !== undefined && r.wrong.length === 0) return readScenario(r, fresh, scenario)
  if (campaign !== undefined && party.length === 0) r.wrong.push('party must name the gladiators who fight')
  const s = party.length === 0 ? fresh : joinParty(r, fresh, party)
  if (given.teams !== undefined) readTeams(r, s, given.teams)
  if (s.balance === 'none' && SIDES.some((side) => isEmpty(s, side)))
    r.wrong.push('options.balance must not be none while a side is empty: its robots would be missing')
  return s
}

/** Whether only the robots that even it will be on that side (18.1). */
function isEmpty(s: ArenaState, side: Side): boolean {
  const mayCome = s.mustering !== null && s.seats.some((player) => player.side === side)
  return !mayCome && !s.figures.some((f) => f.side === side && f.status !== 'dead')
}

/** Those of a stable, each on the side of his seat (the first seat's where none is named); bones come as bones (23.6, G-133). */
function joinParty(r: Reading, fresh: ArenaState, party: NonNullable<SetupInput['party']>): ArenaState {
  const s = { ...fresh, mustering: null, party: party.map(({ record }, i) => readHome(r, `party[${i}]`, record)) }
  for (const [i, sheet] of s.party.entries()) {
    const { seat = 0, status = 'living' } = party[i] ?? {}
    const player = s.seats[seat]
    if (player === undefined) r.wrong.push(`party[${i}].seat must be one of ${s.seats.length} seats, counted from 0, not ${seat}`)
    else bringHome(s, player.side, seat, sheet, status === 'dead')
  }
  for (const side of SIDES)
    if (s.figures.filter((f) => f.side === side).length > MOST_PEOPLE) r.wrong.push(`party may hold ${MOST_PEOPLE} for one side at most`)
  if (r.wrong.length === 0 && s.figures.every((f) => f.status === 'dead')) r.wrong.push('party must name at least one living gladiator')
  s.figures.sort((a, b) => SIDES.indexOf(a.side) - SIDES.indexOf(b.side))
  return s
}

function bringHome(s: ArenaState, side: Side, seat: Seat, sheet: StableSheet, isBones: boolean): void {
  const { id, name, race, start, gear } = sheet
  bring(s, side, seat, { id, name, race, ...start, experience: sheet.experience, ...(isBones ? NOTHING : gear) })
  const f = s.figures.at(-1)
  if (f === undefined || !isBones) return
  f.status = 'dead'
  f.bones = sheet.bones
}

const NOTHING: Gear = { ready: null, also: null, slung: [], suit: 'clothes', helmet: null }

/** West, East, West, East where nothing is said. */
function readSeats(r: Reading, names: readonly string[], value: Json | undefined): Player[] {
  const sides = list(r, 'options.sides', value, MOST_SEATS, (at, one) => word(r, at, one, SIDES))
  if (value !== undefined && sides.length !== names.length)
    r.wrong.push(`options.sides must have one entry for each of ${names.length} seats`)
  return names.map((name, seat) => ({ name, side: sides[seat] ?? SIDES[seat % SIDES.length] ?? 'west' }))
}

// ---------------------------------------------------------------- teams

function readTeams(r: Reading, s: ArenaState, value: Json): void {
  const given = fields(r, 'options.teams', value, SIDES)
  const isStable = s.party.length > 0
  for (const side of SIDES)
    list(r, `options.teams.${side}`, given[side], MOST_PEOPLE, (at, one) => {
      // G-131: beside those of a stable only animals can be added, for no one else has a career to win or to lose.
      if (isStable && !(isFields(one) && one.creature !== undefined)) r.wrong.push(`${at} must be an animal, not ${quoted(one)}`)
      else readMember(r, s, side, at, one)
    })
  s.figures.sort((a, b) => SIDES.indexOf(a.side) - SIDES.indexOf(b.side))
  if (s.figures.length === 0) r.wrong.push('options.teams must name at least one fighter')
  for (const side of unseated(s)) r.wrong.push(`options.teams.${side} must be empty, because no seat is on that side`)
  s.mustering = null
}

/** A preset by its id, an animal, or a sheet. */
function readMember(r: Reading, s: ArenaState, side: Side, at: string, one: Json): void {
  const seat = seatOf(s, side)
  if (typeof one === 'string') {
    const preset = word(r, at, one, Object.keys(PRESETS) as PresetId[])
    bring(s, side, seat, PRESETS[preset])
  } else if (isFields(one) && one.creature !== undefined) {
    const { creature } = fields(r, at, one, ['creature'])
    const kind = word(r, `${at}.creature`, creature, Object.keys(CREATURES).filter(isCreature))
    s.figures.push(newBeast(s, kind, { coming: 'creature', side, seat }))
  } else {
    const sheet = readSheet(r, at, one)
    bring(s, side, seat, sheet)
    const f = s.figures.at(-1)
    const fault = f === undefined ? null : gearFault(f, gearOf(f))
    if (fault !== null) r.wrong.push(`${at}: ${gearWords(fault)}`)
  }
}

/** Someone as he is between fights: what he began with, and what he has learnt. */
export interface Sheet extends Attributes, Gear {
  /** Left out: made of his name. */
  readonly id?: string
  readonly name: string
  readonly race: RaceId
  readonly experience?: number
}

/** G-47: his attributes are what he began with and what his experience gives; G-55: a mage knows all that his wits allow. */
export function bring(s: ArenaState, side: Side, seat: Seat | null, sheet: Sheet): void {
  const { id, name, race, sh, ag, iq, experience = 0 } = sheet
  const normal = attributesOf({ race, start: { sh, ag, iq }, experience })
  const f = newFigure(s, {
    ...(id === undefined ? {} : { id }),
    name,
    kind: race,
    coming: 'fighter',
    side,
    seat,
    normal,
    start: { sh, ag, iq },
    experience,
    gear: sheet,
  })
  if (race === 'mage') f.spells.push(...spellsOfMage(normal.iq))
  s.figures.push(f)
}

function readSheet(r: Reading, at: string, one: Json): Sheet {
  const given = fields(r, at, one, SHEET)
  const race = word(r, `${at}.race`, given.race, Object.keys(RACES).filter(isRace), 'human')
  const { base, max } = RACES[race]
  const sheet: Sheet = {
    name: text(r, `${at}.name`, given.name, LONGEST_NAME),
    race,
    sh: wholeNumber(r, `${at}.sh`, given.sh, 1, max.sh, base.sh),
    ag: wholeNumber(r, `${at}.ag`, given.ag, 1, max.ag, base.ag),
    iq: wholeNumber(r, `${at}.iq`, given.iq, 1, max.iq, base.iq),
    experience: wholeNumber(r, `${at}.experience`, given.experience, 0, MOST_EXPERIENCE, 0),
    ...readGear(r, at, given),
  }
  if (!canBegin(race, sheet))
    r.wrong.push(`${at}: the race does not allow strength ${sheet.sh}, agility ${sheet.ag}, intelligence ${sheet.iq} at the start`)
  return sheet
}
