import { assertNever } from '../kernel/assert-never.ts'
import { counts, type Fields, fields, flag, list, type Reading, text, wholeNumber, word } from '../kernel/reading.ts'
import { Unreadable } from '../kernel/refusal.ts'
import type { Json, Seat } from '../kernel/types.ts'
import type { CarriedWeapon, Character, CharacterSheet, DelveState, Id, Item } from './state.ts'
import { MEDALLIONS, POTIONS, RINGS, SPELL_IDS, TALISMANS, WEAPONS } from './tables/index.ts'

// A character as a campaign keeps it between raids (4.2), read back with every field looked at.

const SHEET = [
  'id',
  'name',
  'race',
  'kind',
  'woundPoints',
  'resistance',
  'combatBonus',
  'magic',
  'weapons',
  'weaponSkill',
  'skills',
  'known',
  'knows',
  'cheap',
  'items',
  'exits',
] as const

const RACES = ['elf', 'dwarf', 'human', 'demi-cronk', 'swamp-creature'] as const
/** 40 characters may be twice as many units of text. */
const NAME = 80
const ID = 64
/** Far above what any campaign brings about. */
const MOST = 9999

/** Reads a character out of a campaign; what is wrong with it is noted in `r`. */
export function readSheet(r: Reading, at: string, value: Json): CharacterSheet {
  const given = fields(r, at, value, SHEET)
  const sheet: CharacterSheet = {
    id: readId(r, `${at}.id`, given.id),
    name: text(r, `${at}.name`, given.name, NAME),
    race: word(r, `${at}.race`, given.race, RACES),
    kind: word(r, `${at}.kind`, given.kind, ['hero', 'initiate']),
    woundPoints: wholeNumber(r, `${at}.woundPoints`, given.woundPoints, 1, MOST),
    resistance: wholeNumber(r, `${at}.resistance`, given.resistance, 0, 5),
    combatBonus: wholeNumber(r, `${at}.combatBonus`, given.combatBonus, -MOST, MOST),
    magic: threeSuns(r, `${at}.magic`, given.magic, MOST),
    weapons: list(r, `${at}.weapons`, given.weapons, 2, (where, one) => readCarried(r, where, one)),
    weaponSkill: counts(r, `${at}.weaponSkill`, given.weaponSkill, WEAPONS, MOST),
    skills: counts(r, `${at}.skills`, given.skills, ['negotiation', 'detrap', 'hellgate'], MOST),
    known: list(r, `${at}.known`, given.known, SPELL_IDS.length, (where, one) => word(r, where, one, SPELL_IDS)),
    cheap: list(r, `${at}.cheap`, given.cheap, SPELL_IDS.length, (where, one) => word(r, where, one, SPELL_IDS)),
    items: list(r, `${at}.items`, given.items, MOST, (where, one) => readItem(r, where, one)),
    exits: wholeNumber(r, `${at}.exits`, given.exits, 0, MOST, 0),
  }
  if (given.knows !== undefined) sheet.knows = wholeNumber(r, `${at}.knows`, given.knows, 0, SPELL_IDS.length)
  return sheet
}

/** A sheet out of a campaign: one that does not read back is a bug. */
export function atHome(value: Json): CharacterSheet {
  const r: Reading = { wrong: [] }
  const sheet = readSheet(r, 'sheet', value)
  const [wrong] = r.wrong
  if (wrong !== undefined) throw new Unreadable(wrong)
  return sheet
}

const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** An id in kebab-case, so that it can stand in the id of an option. */
function readId(r: Reading, at: string, value: Json | undefined): Id {
  const id = text(r, at, value, ID)
  if (!KEBAB.test(id)) r.wrong.push(`${at} must be in kebab-case`)
  return id
}

function readCarried(r: Reading, at: string, value: Json): CarriedWeapon {
  const given = fields(r, at, value, ['weapon', 'bonus', 'item'])
  return {
    weapon: word(r, `${at}.weapon`, given.weapon, WEAPONS),
    bonus: wholeNumber(r, `${at}.bonus`, given.bonus, 0, MOST, 0),
    item: given.item === undefined || given.item === null ? null : readId(r, `${at}.item`, given.item),
  }
}

const KINDS = ['weapon', 'armor', 'potion', 'talisman', 'medallion', 'ring', 'tapestry'] as const

function readItem(r: Reading, at: string, value: Json): Item {
  const given = fields(r, at, value, ['kind', 'id', 'type', 'weapon', 'bonus', 'worn', 'doses', 'gains', 'used', 'value'])
  return itemOf(r, at, word(r, `${at}.kind`, given.kind, KINDS), readId(r, `${at}.id`, given.id), given)
}

function itemOf(r: Reading, at: string, kind: Item['kind'], id: Id, given: Fields): Item {
  const number = (field: string, least: number) => wholeNumber(r, `${at}.${field}`, given[field], least, MOST)
  const yes = (field: string) => flag(r, `${at}.${field}`, given[field], false)
  switch (kind) {
    case 'weapon':
      return { kind, id, weapon: word(r, `${at}.weapon`, given.weapon, WEAPONS), bonus: number('bonus', 0) }
    case 'armor':
      return { kind, id, bonus: number('bonus', 0), worn: yes('worn') }
    case 'potion':
      return { kind, id, type: word(r, `${at}.type`, given.type, POTIONS), doses: number('doses', 0) }
    case 'talisman':
      return { kind, id, type: word(r, `${at}.type`, given.type, TALISMANS), gains: threeSuns(r, `${at}.gains`, given.gains, MOST) }
    case 'medallion':
      return { kind, id, type: word(r, `${at}.type`, given.type, MEDALLIONS), worn: yes('worn') }
    case 'ring':
      return { kind, id, type: word(r, `${at}.type`, given.type, RINGS), worn: yes('worn'), used: yes('used') }
    case 'tapestry':
      return { kind, id, value: number('value', 0) }
    default:
      assertNever(kind)
  }
}

// ---------------------------------------------------------------- joining a raid

/** 4.1.A.4: never more than six go in. */

/** The seat wished for, or the next one round the table. */
export function readSeat(r: Reading, s: DelveState, at: string, seat: Json | undefined, place: number): Seat {
  return wholeNumber(r, at, seat, 0, s.seats - 1, place % s.seats)
}

/** Puts a character among those of the raid; nobody comes twice. */
export function addCharacter(r: Reading, s: DelveState, c: Character): void {
  if (s.characters.some((other) => other.id === c.id)) r.wrong.push(`${c.name} cannot be there twice`)
  else s.characters.push(c)
}

/** Three numbers: what belongs to the red, the yellow and the blue sun. */
export function threeSuns(r: Reading, at: string, value: Json | undefined, most: number): [number, number, number] {
  const read = list(r, at, value, 3, (where, one) => wholeNumber(r, where, one, 0, most))
  const [red, yellow, blue] = read
  if (red !== undefined && yellow !== undefined && blue !== undefined) return [red, yellow, blue]
  r.wrong.push(`${at} must be three numbers: red, yellow, blue`)
  return [0, 0, 0]
}
