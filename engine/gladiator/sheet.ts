import { type Fields, fields, list, quoted, type Reading, wholeNumber, word } from '../kernel/reading.ts'
import type { Json } from '../kernel/types.ts'
import { isWeapon } from './open/arms.ts'
import { LONGEST_NAME } from './open/campaign.ts'
import { gearWords } from './open/faults.ts'
import { gearFault, SLINGS } from './open/gear.ts'
import { attributesOf } from './open/growth.ts'
import { canBegin } from './open/making.ts'
import { type Attributes, isRace } from './open/people.ts'
import type { Gear, StableSheet } from './sheet-types.ts'
import { HELMETS, SUITS } from './tables/armour.ts'
import type { HelmetId, RaceId, SuitId, ThingType } from './tables/ids.ts'
import { RACES } from './tables/races.ts'
import { WEAPONS } from './tables/weapons.ts'

// A gladiator as his stable keeps him between fights.

/** No campaign comes near. */
export const MOST_EXPERIENCE = 99_999
const MOST_FIGHTS = 9999
const MOST_KEPT = 40

/** A sheet as the database gave it back, which is as the rules wrote it. */
export function atHome(sheet: object | Json): StableSheet {
  return sheet as StableSheet
}

/** What is wrong with the gear of someone like this, as a sentence without its stop; null where he can have it. */
export function wrongGear({ race, start, experience, kept }: Omit<StableSheet, 'gear'>, gear: Gear): string | null {
  const fault = gearFault({ kind: race, normal: attributesOf({ race, start, experience }) }, gear)
  if (fault !== null) return gearWords(fault)
  return deathSwordsIn(gear) > kept.length ? 'a gladiator can carry no more Death Swords than they own' : null
}

export function deathSwordsIn({ ready, also, slung }: Gear): number {
  return [ready, also, ...slung].filter((type) => type === 'death-sword').length
}

// ---------------------------------------------------------------- from outside

const SHEET = ['id', 'name', 'race', 'start', 'experience', 'bones', 'fights', 'gear', 'kept', 'breakOuts']
const GEAR = ['ready', 'also', 'slung', 'suit', 'helmet']
/** A name, of letters and signs that can be seen. */
const VISIBLE = /^(?!\s)[^\p{C}\p{Zl}\p{Zp}]+(?<!\s)$/u
const LONGEST_ID = 40
const ID = /^[a-z0-9]+(-[a-z0-9]+)*$/
const KEPT = /^death-sword-[1-9]\d{0,4}$/

/** Reads a sheet, noting in `r` what no stable could have brought about. */
export function readSheet(r: Reading, at: string, json: Json): StableSheet {
  const given = fields(r, at, json, SHEET)
  const race = word(r, `${at}.race`, given.race, Object.keys(RACES).filter(isRace))
  const start = readStart(r, `${at}.start`, given.start, race)
  const experience = wholeNumber(r, `${at}.experience`, given.experience, 0, MOST_EXPERIENCE)
  const bones = given.bones === null ? null : wholeNumber(r, `${at}.bones`, given.bones, 0, MOST_EXPERIENCE)
  if (bones !== null && experience !== 0) r.wrong.push(`${at}.experience must be 0 for bones, not ${experience}`)
  const kept = list(r, `${at}.kept`, given.kept ?? null, MOST_KEPT, (where, one) =>
    readWord(r, where, one, KEPT, 'the id of a Death Sword'),
  )
  if (new Set(kept).size < kept.length) r.wrong.push(`${at}.kept must not name the same Death Sword twice`)
  const sheet = {
    id: readWord(r, `${at}.id`, given.id, ID, 'a name in kebab-case'),
    name: readName(r, `${at}.name`, given.name),
    ...{ race, start, experience, bones, kept },
    fights: wholeNumber(r, `${at}.fights`, given.fights, 0, MOST_FIGHTS),
    breakOuts: wholeNumber(r, `${at}.breakOuts`, given.breakOuts, 0, MOST_FIGHTS),
  }
  const gear = readGear(r, `${at}.gear`, given.gear)
  const wrong = wrongGear(sheet, gear)
  if (wrong !== null) r.wrong.push(`${at}.gear: ${wrong}`)
  return { ...sheet, gear }
}

/** 10.1, 10.2: points moved within the limits of his race. */
export function readStart(r: Reading, at: string, json: Json | undefined, race: RaceId): Attributes {
  const given = fields(r, at, json, ['sh', 'ag', 'iq'])
  const { base, max } = RACES[race]
  const start = {
    sh: wholeNumber(r, `${at}.sh`, given.sh, 1, max.sh),
    ag: wholeNumber(r, `${at}.ag`, given.ag, 1, max.ag),
    iq: wholeNumber(r, `${at}.iq`, given.iq, 1, max.iq),
  }
  if (canBegin(race, start)) return start
  r.wrong.push(`${at}: the race does not allow strength ${start.sh}, agility ${start.ag}, intelligence ${start.iq} at the start`)
  return base
}

/** 6.4, 6.5: every field must be there; null where that place is empty. */
function readGear(r: Reading, at: string, json: Json | undefined): Gear {
  const given: Fields = fields(r, at, json, GEAR)
  const held = (place: string, one: Json | undefined) => (one === null ? null : word(r, place, one, CARRIED))
  return {
    ready: held(`${at}.ready`, given.ready),
    also: held(`${at}.also`, given.also),
    slung: list(r, `${at}.slung`, given.slung ?? null, SLINGS, (place, one) => word(r, place, one, CARRIED)),
    suit: word(r, `${at}.suit`, given.suit, Object.keys(SUITS) as SuitId[]),
    helmet: given.helmet === null ? null : word(r, `${at}.helmet`, given.helmet, Object.keys(HELMETS) as HelmetId[]),
  }
}

/** What someone may enter the arena with. */
export const CARRIED: readonly ThingType[] = [...Object.keys(WEAPONS), 'death-sword'].filter(
  (type): type is ThingType => isWeapon(type as ThingType) || type === 'death-sword',
)

/** 25.1: a name as it stands on the sheet. */
export function readName(r: Reading, at: string, json: Json | undefined): string {
  if (typeof json === 'string' && VISIBLE.test(json) && [...json].length <= LONGEST_NAME) return json
  r.wrong.push(`${at} must be a name of 1 to ${LONGEST_NAME} visible characters, not ${quoted(json)}`)
  return 'x'
}

function readWord(r: Reading, at: string, json: Json | undefined, form: RegExp, what: string): string {
  if (typeof json === 'string' && form.test(json) && json.length <= LONGEST_ID) return json
  r.wrong.push(`${at} must be ${what}, not ${quoted(json)}`)
  return 'x'
}
