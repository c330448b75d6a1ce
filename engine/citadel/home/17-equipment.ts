import type { Equipment, Handover, RosterRecord } from '../../kernel/campaign.ts'
import { isRefusal, ruleViolation } from '../../kernel/refusal.ts'
import type { Refusal } from '../../kernel/types.ts'
import { copySheet } from '../chapters/04-records.ts'
import { MOST_WEAPONS, wearsArmor } from '../chapters/14-items.ts'
import type { CarriedWeapon, CharacterSheet, Id, Item } from '../state.ts'
import { WEAPONS } from '../tables/index.ts'
import { itemName } from '../text/names.ts'

// 17.4 and 14.3 to 14.8 at home: what a character takes along and wears, and what he gives to another.

/** Armor, medallions and rings: what is put on. */
type Worn = Extract<Item, { worn: boolean }>

function isWorn(item: Item): item is Worn {
  return item.kind === 'armor' || item.kind === 'medallion' || item.kind === 'ring'
}

/** 17.4, 14.4, 14.7, 14.8: other weapons in hand, other things worn. Anything left out of the wish stays as it is. */
export function equip(sheet: CharacterSheet, { weapons, worn }: Equipment): CharacterSheet | Refusal {
  const equipped = copySheet(sheet)
  if (weapons !== undefined) {
    const carried = weaponsOf(sheet, weapons)
    if (isRefusal(carried)) return carried
    equipped.weapons = [...carried]
  }
  if (worn !== undefined) {
    const wrong = cannotWear(sheet, worn)
    if (wrong !== null) return wrong
    for (const item of equipped.items) if (isWorn(item)) item.worn = worn.includes(item.id)
  }
  return equipped
}

/** Ordinary ones are free; two at most, and no two alike, or nobody could tell which is meant. */
function weaponsOf({ name, items }: CharacterSheet, wished: readonly (string | null)[]): readonly CarriedWeapon[] | Refusal {
  if (wished.length === 0) return against('17.4', 'Each character needs at least one weapon.', 'unarmed')
  if (wished.length > MOST_WEAPONS) return against('17.4', 'Each character can take at most two weapons.', 'too-many')
  const carried: CarriedWeapon[] = []
  for (const id of wished) {
    if (id === null) return against('17.4', 'Name only the weapons, without empty places.', 'no-weapon')
    const ordinary = WEAPONS.find((weapon) => weapon === id)
    const item = items.find((each) => each.id === id)
    if (ordinary !== undefined) carried.push({ weapon: ordinary, bonus: 0, item: null })
    else if (item?.kind === 'weapon') carried.push(inHand(item))
    else return against('17.4', `${name} has no weapon "${id.slice(0, 40)}".`, 'no-weapon')
  }
  if (new Set(wished).size < wished.length) return against('17.4', 'The two weapons must differ.', 'twice')
  return carried
}

function inHand({ weapon, bonus, id }: Extract<Item, { kind: 'weapon' }>): CarriedWeapon {
  return { weapon, bonus, item: id }
}

function cannotWear({ name, items }: CharacterSheet, ids: readonly string[]): Refusal | null {
  let suits = 0
  for (const id of new Set(ids)) {
    const item = items.find((each) => each.id === id)
    if (item === undefined) return against('14.4', `${name} has no "${id.slice(0, 40)}".`, 'no-item')
    if (!isWorn(item)) return against('14.4', `This cannot be worn: ${itemName(item)}.`, 'not-worn')
    if (item.kind === 'armor') suits += 1
  }
  return suits > 1 ? against('14.4', 'A character can wear only one suit of armor at a time.', 'one-suit') : null
}

// ---------------------------------------------------------------- from one to another

/**
 * 14.0, 14.4, 14.8 at home: the thing is taken off, and the taker puts it on where he can. A character who gives a magic weapon out of
 * his hand takes an ordinary one of its kind (17.4). A talisman stays with its owner (14.6).
 */
export function give(from: CharacterSheet, to: CharacterSheet, id: Id, campaign: readonly RosterRecord[]): Handover | Refusal {
  const item = from.items.find((each) => each.id === id)
  if (item === undefined) return against('14.0', `${from.name} has no "${id.slice(0, 40)}".`, 'no-item')
  if (from.id === to.id) return against('14.0', `${from.name} has it already.`, 'same')
  if (item.kind === 'talisman')
    return against('14.6', `${itemName(item)} belongs to ${from.name} for good and cannot be given away.`, 'talisman')
  const giver = copySheet(from)
  giver.items = giver.items.filter((each) => each.id !== id)
  const at = giver.weapons.findIndex((each) => each.item === id)
  if (item.kind === 'weapon' && at >= 0) layDown(giver, item, at)
  const taker = copySheet(to)
  const given: Item = { ...item, id: idWith(item.id, from, campaign) }
  if (isWorn(given)) given.worn = given.kind !== 'armor' || !wearsArmor(taker)
  if (given.kind === 'weapon' && taker.weapons.length < MOST_WEAPONS) taker.weapons.push(inHand(given))
  taker.items.push(given)
  return { from: giver, to: taker, item: given.id, rule: '14.0' }
}

function layDown(c: CharacterSheet, { weapon }: Extract<Item, { kind: 'weapon' }>, at: number): void {
  if (c.weapons.some((each) => each.item === null && each.weapon === weapon)) c.weapons.splice(at, 1)
  else c.weapons[at] = { weapon, bonus: 0, item: null }
}

/** The thing's id with someone else: two raids at the same time may have given two things one name. */
function idWith(id: Id, from: CharacterSheet, campaign: readonly RosterRecord[]): Id {
  const ids: Id[] = []
  for (const { slug, sheet } of campaign) if (slug !== from.id) ids.push(...(sheet as CharacterSheet).items.map((item) => item.id))
  if (!ids.includes(id)) return id
  const base = id.slice(0, id.lastIndexOf('-') + 1)
  const own = from.items.map((item) => item.id)
  let n = 1
  while (ids.includes(`${base}${n}`) || own.includes(`${base}${n}`)) n += 1
  return `${base}${n}`
}

/** `rule` does not allow it. */
function against(rule: string, message: string, detail: string): Refusal {
  return ruleViolation(message, { detail, rule })
}
