import { assertNever } from '../../kernel/assert-never.ts'
import { type Script, tell } from '../../kernel/play.ts'
import { actionAmong, actionId, type Use } from '../actions.ts'
import { pickOne, roll } from '../asks.ts'
import type { Character, CharacterSheet, Delve, DelveState, Fighter, Found, Id, Item, March, Moment, Untested } from '../state.ts'
import {
  type Medallion,
  type MonsterType,
  medallionAt,
  ORDINARY_SPELL_IDS,
  onRow,
  type Potion,
  potionAt,
  SPELL_IDS,
  type SpellId,
  type Sun,
  type Talisman,
  talismanAt,
  type Weapon,
  woundsAt,
} from '../tables/index.ts'
import { usefulIn } from './09-attack.ts'
import { readyRing } from './10-casting.ts'
import { charm, putToSleep, ringSleepers } from './10-combat-spells.ts'
import { cure, MOST_STRENGTH, type OtherSpellEvent, poisoned, strengthen, strengthToCome } from './10-other-spells.ts'
import { addLoot, dropWeapon, gainItem, loseItem, nextItemId } from './14-treasure.ts'
import {
  beginFight,
  character,
  charmedMonsters,
  closeUp,
  die,
  fighter,
  heal,
  isAlive,
  isPresent,
  leaveRanks,
  monstersBefore,
  placeIn,
  postAbility,
  present,
  rankOf,
  resistanceCheck,
  wound,
  woundPointsLeft,
} from './party.ts'

// 14.3 to 14.8: magic items are taken, tested, worn, used and handed over.

export type ItemEvent =
  | { type: 'item-taken'; rule: string; who: Id; item: Item }
  | { type: 'weapon-discarded'; rule: '14.3' | '13.6'; who: Id; what: Weapon | 'tapestry' }
  | { type: 'potion-appraised'; rule: '14.7'; who: Id; potion: Potion }
  | { type: 'potion-drunk'; rule: '14.5'; who: Id; potion: Potion; testing: boolean }
  | { type: 'talisman-tested'; rule: '14.6'; who: Id; talisman: Talisman; gains: [number, number, number] }
  | { type: 'talisman-limit'; rule: '14.6'; who: Id; uses: number }
  | { type: 'spell-added'; rule: string; who: Id; spell: SpellId; limit: number | null }
  | { type: 'succumbed'; rule: '14.6'; who: Id }
  | { type: 'medallion-tested'; rule: '14.7'; who: Id; medallion: Medallion }
  | { type: 'armor-on'; rule: '14.4'; who: Id; bonus: number }
  | { type: 'armor-off'; rule: '14.4'; who: Id; bonus: number }
  | { type: 'handed-over'; rule: '14.0'; who: Id; to: Id; item: Item }
  | { type: 'mind-battle'; rule: '14.6'; who: Id; target: Id; resisted: boolean }

export const POISON = '1D3'
export const HEALING = '1D6'
export const MIND = '1D6'
export const MIND_COST = 1
export const STRANGLING = '1D6'
const SUN_GAIN = '1D3'
/** How often a limited spell or a Talisman of Mind works in a raid (10.6, 14.6). */
export const LIMIT = '1D6'
/** 4.1.B.4, 14.3, 17.4 */
export const MOST_WEAPONS = 2

// ---------------------------------------------------------------- taking

/** Gives a character what lay there, testing it if nobody knew it (14.5 to 14.7). False when he leaves it because his hands are full. */
export function* takeItem(g: Delve, c: Character, found: Found, rule = '14.0'): Script<boolean> {
  switch (found.kind) {
    case 'untested':
      yield* test(g, c, found)
      return true
    case 'weapon':
      if (!(yield* makeRoom(g, c, '14.3'))) return false
      break
    case 'tapestry':
      if (!(yield* makeRoom(g, c, '13.6'))) return false
      break
    case 'talisman':
      // Out of a dead owner's belongings: it works on its new owner.
      yield* own(g, c, found.type, found.id)
      return true
    case 'armor':
    case 'potion':
    case 'medallion':
    case 'ring':
      break
    default:
      assertNever(found)
  }
  yield* receive(g, c, found, rule, 'treasure')
  return true
}

/** Adds a thing to his own: armor and the like are put on, a weapon is ready for use. */
function* receive(g: Delve, c: Character, item: Item, rule: string, reason: 'treasure' | 'handed-over'): Script<void> {
  gainItem(g, c, item, rule, reason)
  if (item.kind === 'weapon') {
    c.weapons.push({ weapon: item.weapon, bonus: item.bonus, item: item.id })
    c.inHand ??= c.weapons.length - 1
  }
  if (item.kind === 'medallion' || item.kind === 'ring') item.worn = true
  yield* tell(g, { type: 'item-taken', rule, who: c.id, item } satisfies ItemEvent)
  if (item.kind === 'armor' && !wearsArmor(c)) yield* wear(g, c, item.id)
}

/** Weapons and tapestries, of which nobody carries more than two (14.3, 13.6). */
function handsFull(c: Character): boolean {
  let count = c.weapons.length
  for (const item of c.items) if (item.kind === 'tapestry') count += 1
  return count >= MOST_WEAPONS
}

/** 14.3, 13.6: a weapon must go before another can come. False when he keeps what he has. */
export function* makeRoom(g: Delve, c: Character, rule: '14.3' | '13.6'): Script<boolean> {
  if (!handsFull(c)) return true
  const things = new Set(leastUsefulFirst(c, rankOf(g.state.march, c.id)).map(({ weapon, item }) => item ?? weapon))
  if (rule === '14.3') for (const item of c.items) if (item.kind === 'tapestry') things.add(item.id)
  const ids = [...things].map((what) => actionId({ do: 'discard', what }))
  const choice = yield* pickOne({ seat: c.seat, rule, topic: 'discard', about: c.id, ids: [...ids, 'decline'] })
  const action = actionAmong(choice, ['discard', 'decline'])
  if (action.do === 'decline') return false
  yield* discard(g, c, action.what, rule)
  return true
}

/** By the wounds of a blow with each where its owner stands (9.4, 9.5): a question begins with what is missed least. */
function leastUsefulFirst(c: Character, rank: number): Character['weapons'] {
  const use = ({ weapon, bonus }: Character['weapons'][number]) => {
    if (!usefulIn(weapon, Math.max(0, rank))) return 0
    const adds = (c.weaponSkill[weapon] ?? 0) + c.combatBonus + bonus
    return [1, 2, 3, 4, 5, 6].reduce((sum, die) => sum + woundsAt(weapon, die + adds), 0)
  }
  return c.weapons.toSorted((one, other) => use(one) - use(other) || one.bonus - other.bonus)
}

/** A magical one lies there for the others. */
function* discard(g: Delve, c: Character, what: string, rule: '14.3' | '13.6'): Script<void> {
  const item = c.items.find((each) => each.id === what)
  if (item === undefined) {
    const at = c.weapons.findIndex((each) => each.item === null && each.weapon === what)
    const weapon = c.weapons[at]?.weapon
    if (weapon === undefined) throw new Error(`${c.id} has no ${what}`)
    dropWeapon(c, at)
    return yield* tell(g, { type: 'weapon-discarded', rule, who: c.id, what: weapon } satisfies ItemEvent)
  }
  loseItem(g, c, item, rule, 'discarded')
  addLoot(g.state, { items: [item] }, rule)
  yield* tell(g, { type: 'weapon-discarded', rule, who: c.id, what: item.kind === 'weapon' ? item.weapon : 'tapestry' } satisfies ItemEvent)
}

// ---------------------------------------------------------------- testing

function* test(g: Delve, c: Character, { of }: Untested): Script<void> {
  switch (of) {
    case 'potion':
      return yield* testPotion(g, c)
    case 'talisman':
      return yield* testTalisman(g, c)
    case 'medallion':
      return yield* testMedallion(g, c)
    default:
      assertNever(of)
  }
}

/** 14.5: a character who takes a potion drinks of it, and one dose is left; a Medallion of Potion Appraisal spares the draught (14.7). */
function* testPotion(g: Delve, c: Character): Script<void> {
  const type = yield* rollPotion(g, c)
  if (!present(g.state).some((each) => wears(each, 'potion-appraisal'))) {
    yield* drink(g, c, type, true)
    return yield* keepDoses(g, c, type, 1)
  }
  yield* tell(g, { type: 'potion-appraised', rule: '14.7', who: c.id, potion: type } satisfies ItemEvent)
  yield* keepDoses(g, c, type, 2)
}

/** 14.5 */
export function* rollPotion(g: Delve, c: Character): Script<Potion> {
  const reads = onRow('14.9.magicItems', 'potion')
  return potionAt(yield* roll(g, '1D6', { topic: 'potion', rule: '14.5', who: c.id, seat: c.seat, reads }))
}

/** Poison is poured away; the other potions are kept. */
function* keepDoses(g: Delve, c: Character, type: Potion, doses: number): Script<void> {
  if (type === 'poison' || !isAlive(c)) return
  const item: Item = { kind: 'potion', id: nextItemId(g.state, `potion-${type}`), type, doses }
  yield* receive(g, c, item, '14.5', 'treasure')
}

/** 14.6: a talisman shows what it is to the one who takes it. */
export function* testTalisman(g: Delve, c: Character): Script<void> {
  const reads = onRow('14.9.magicItems', 'talisman')
  const type = talismanAt(yield* roll(g, '1D6', { topic: 'talisman', rule: '14.6', who: c.id, seat: c.seat, reads }))
  yield* own(g, c, type, nextItemId(g.state, `talisman-${type}`))
}

/** 14.6: it works on its owner at once. */
function* own(g: Delve, c: Character, type: Talisman, id: Id): Script<void> {
  if (type === 'evil') return yield* evil(g, c)
  const gains: [number, number, number] = [0, 0, 0]
  for (const place of sunsOf(type)) gains[place] = yield* roll(g, SUN_GAIN, { topic: 'sun-gain', rule: '14.6', who: c.id, seat: c.seat })
  yield* tell(g, { type: 'talisman-tested', rule: '14.6', who: c.id, talisman: type, gains } satisfies ItemEvent)
  yield* receive(g, c, { kind: 'talisman', id, type, gains }, '14.6', 'treasure')
  if (type === 'mind') {
    const uses = yield* roll(g, LIMIT, { topic: 'uses', rule: '14.6', who: c.id, seat: c.seat })
    c.limits[id] = uses
    return yield* tell(g, { type: 'talisman-limit', rule: '14.6', who: c.id, uses } satisfies ItemEvent)
  }
  const { sun } = g.state
  if (sun !== null) yield* addSpells(g, c, gains[PLACE_OF_SUN[sun]])
}

/** The places of Magic Potential that a talisman raises: red, yellow, blue. */
function sunsOf(type: Talisman): readonly (0 | 1 | 2)[] {
  switch (type) {
    case 'red-sun':
      return [0]
    case 'yellow-sun':
      return [1]
    case 'blue-sun':
      return [2]
    case 'all-suns':
      return [0, 1, 2]
    case 'mind':
    case 'evil':
      return []
    default:
      assertNever(type)
  }
}

const PLACE_OF_SUN = { red: 0, yellow: 1, blue: 2 } as const satisfies Record<Sun, number>

/** 14.6: more spells may be used at once: of those he knows, and where he knows no more, new ones. */
function* addSpells(g: Delve, c: Character, count: number): Script<void> {
  for (let i = 0; i < count; i++) {
    let ids = c.known.filter((spell) => !c.circled.includes(spell))
    if (ids.length === 0) ids = ORDINARY_SPELL_IDS.filter((spell) => !c.known.includes(spell))
    if (ids.length === 0) return
    const choice = yield* pickOne({ seat: c.seat, rule: '14.6', topic: 'new-spell', about: c.id, ids })
    const spell = SPELL_IDS.find((each) => each === choice)
    if (spell !== undefined) yield* learn(g, c, spell, '14.6')
  }
}

/** A character gains a spell that he can cast from now on (10.8, 13.4, 13.5, 13.6, 14.6). */
export function* learn(g: Delve, c: Character, spell: SpellId, rule: string): Script<void> {
  if (!c.known.includes(spell)) {
    c.known.push(spell)
    if (spell === 'wrath-of-god' || spell === 'resurrect') postAbility(g, c, `spell:${spell}`, 1, rule, 'learned')
  }
  if (c.circled.includes(spell)) return
  c.circled.push(spell)
  let limit: number | null = null
  if (spell === 'heal' || spell === 'rejuvenate') {
    limit = yield* roll(g, LIMIT, { topic: 'castings', rule: '10.6', who: c.id, seat: c.seat })
    c.limits[spell] = limit
  }
  yield* tell(g, { type: 'spell-added', rule, who: c.id, spell, limit } satisfies ItemEvent)
}

/** 14.6 Evil: a character who does not resist attacks his companions from where he stands, and strikes first. One who resists throws it away. */
function* evil(g: Delve, c: Character): Script<void> {
  const s = g.state
  yield* tell(g, { type: 'talisman-tested', rule: '14.6', who: c.id, talisman: 'evil', gains: [0, 0, 0] } satisfies ItemEvent)
  if (yield* resistanceCheck(g, c, '14.6', 'talisman-of-evil')) return
  const space = placeIn(s.march, c.id)?.space ?? 1
  c.side = 'monsters'
  c.charmedBy = 'talisman'
  leaveRanks(s.march, c.id)
  closeUp(s.march)
  yield* tell(g, { type: 'succumbed', rule: '14.6', who: c.id } satisfies ItemEvent)
  const front: (Id | null)[] = [null, null, null]
  front[space] = c.id
  const foes: March = [front]
  if (present(s).length > 0) beginFight(s, [c.id], { foes, partyWaits: true })
}

/** 14.7: put on to be tested. A strangling one is thrown away if the wearer lives. */
export function* testMedallion(g: Delve, c: Character): Script<void> {
  const reads = onRow('14.9.magicItems', 'medallion')
  const type = medallionAt(yield* roll(g, '1D6', { topic: 'medallion', rule: '14.7', who: c.id, seat: c.seat, reads }))
  yield* tell(g, { type: 'medallion-tested', rule: '14.7', who: c.id, medallion: type } satisfies ItemEvent)
  if (type === 'strangling') {
    const wounds = yield* roll(g, STRANGLING, { topic: 'strangling', rule: '14.7', who: c.id, seat: c.seat })
    return yield* wound(g, c, wounds, { rule: '14.7', cause: 'strangling' })
  }
  yield* receive(g, c, { kind: 'medallion', id: nextItemId(g.state, `medallion-${type}`), type, worn: true }, '14.7', 'treasure')
}

export function wears(c: Character, type: Medallion): boolean {
  return c.items.some((item) => item.kind === 'medallion' && item.worn && item.type === type)
}

// ---------------------------------------------------------------- armor

export function wearsArmor(c: Pick<CharacterSheet, 'items'>): boolean {
  return c.items.some((item) => item.kind === 'armor' && item.worn)
}

/** 14.4: one suit at a time. */
export function* wear(g: Delve, c: Character, id: Id): Script<void> {
  const armor = c.items.find((item) => item.id === id)
  if (armor?.kind !== 'armor') throw new Error(`${c.id} has no armor ${id}`)
  armor.worn = true
  yield* tell(g, { type: 'armor-on', rule: '14.4', who: c.id, bonus: armor.bonus } satisfies ItemEvent)
}

/** 14.4: the Wound Points go with the armor; a character who has lost more than he has without it dies. */
export function* takeOff(g: Delve, c: Character, id: Id): Script<void> {
  const armor = c.items.find((item) => item.id === id)
  if (armor?.kind !== 'armor') throw new Error(`${c.id} has no armor ${id}`)
  armor.worn = false
  yield* tell(g, { type: 'armor-off', rule: '14.4', who: c.id, bonus: armor.bonus } satisfies ItemEvent)
  if (woundPointsLeft(c) === 0) yield* die(g, c, { rule: '14.4', cause: 'armor' })
}

// ---------------------------------------------------------------- handing over

/** Talismans stay with the character they work on, worn armor must come off first (14.4), a weapon needs a free hand (14.3). */
export function mayHandOver(s: DelveState, c: Character, item: Item): boolean {
  if (item.kind === 'talisman' || (item.kind === 'armor' && item.worn)) return false
  for (const other of s.characters) if (mayReceive(s, c, other, item)) return true
  return false
}

function mayReceive(s: DelveState, from: Character, to: Character, item: Item): boolean {
  return to !== from && !from.apart && isPresent(s, to) && ((item.kind !== 'weapon' && item.kind !== 'tapestry') || !handsFull(to))
}

export function* handOver(g: Delve, c: Character, id: Id): Script<void> {
  const s = g.state
  const item = c.items.find((each) => each.id === id)
  if (item === undefined) throw new Error(`${c.id} has no ${id}`)
  const ids: string[] = []
  for (const other of s.characters) if (mayReceive(s, c, other, item)) ids.push(other.id)
  const choice = yield* pickOne({
    seat: c.seat,
    rule: '14.0',
    topic: 'hand-over',
    about: c.id,
    data: { item: id },
    ids: [...ids, 'decline'],
  })
  if (choice === 'decline') return
  loseItem(g, c, item, '14.0', 'handed-over')
  yield* tell(g, { type: 'handed-over', rule: '14.0', who: c.id, to: choice, item } satisfies ItemEvent)
  yield* receive(g, character(s, choice), item, '14.0', 'handed-over')
}

// ---------------------------------------------------------------- using

const PERSONS: readonly MonsterType[] = ['evil-hero', 'evil-mage', 'orc', 'troll']

const NOTHING: readonly Use[] = []

/** What a character can use now. */
export function usable(s: DelveState, c: Character, moment: Moment | 'combat'): readonly Use[] {
  if (c.items.length === 0) return NOTHING
  const out: Use[] = []
  for (const item of c.items) {
    if (item.kind === 'potion') addPotion(s, c, item.id, item.type, moment, out)
    else if (item.kind === 'talisman' && item.type === 'mind' && moment === 'combat' && (c.limits[item.id] ?? 0) > 0)
      for (const foe of foesOf(s, c)) out.push({ do: 'use', item: item.id, target: foe.id })
  }
  addRings(s, c, moment, out)
  return out
}

function addPotion(s: DelveState, c: Character, id: Id, type: Potion, moment: Moment | 'combat', out: Use[]): void {
  switch (type) {
    case 'healing':
      if (c.wounds > 0) out.push({ do: 'use', item: id })
      return
    case 'strength':
      if (moment !== 'hesitate' && strengthToCome(s, c) < MOST_STRENGTH) out.push({ do: 'use', item: id })
      return
    case 'charm-person':
    case 'charm-monster':
      if (moment !== 'hesitate') for (const target of charmTargets(s, c, type)) out.push({ do: 'use', item: id, target })
      return
    case 'poison':
      return
    default:
      assertNever(type)
  }
}

/** 14.8: a ring obeys the spell it casts: Sleep in combat, Heal outside it and on others. */
function addRings(s: DelveState, c: Character, moment: Moment | 'combat', out: Use[]): void {
  if (moment === 'combat') {
    const ring = s.fight === null ? null : readyRing(c, 'sleep')
    if (ring !== null && s.fight !== null) for (const target of ringSleepers(s, s.fight, c)) out.push({ do: 'use', item: ring.id, target })
    return
  }
  const ring = c.apart ? null : readyRing(c, 'heal')
  if (ring === null) return
  for (const other of present(s)) if (other !== c && other.wounds > 0) out.push({ do: 'use', item: ring.id, target: other.id })
  for (const m of charmedMonsters(s)) if (m.wounds > 0) out.push({ do: 'use', item: ring.id, target: m.id })
}

/** His foes: those in the fight, or the monsters he can reach. */
function foesOf(s: DelveState, c: Character): Fighter[] {
  if (s.fight === null) return monstersBefore(s, c)
  const foes: Fighter[] = []
  for (const rank of s.fight.foes)
    for (const id of rank) {
      if (id === null) continue
      const foe = fighter(s, id)
      if (isAlive(foe) && foe.side === 'monsters') foes.push(foe)
    }
  return foes
}

/** 14.5: persons, with any victim of a Talisman of Evil (14.6), or all the other monsters; never X the Unknown. */
function charmTargets(s: DelveState, c: Character, type: 'charm-person' | 'charm-monster'): Id[] {
  const ids: Id[] = []
  for (const foe of foesOf(s, c)) {
    const person = foe.fighter === 'character' || PERSONS.includes(foe.type)
    if (foe.fighter === 'character' && foe.charmedBy !== 'talisman') continue
    if (foe.fighter === 'monster' && foe.type === 'x-the-unknown') continue
    if (person === (type === 'charm-person')) ids.push(foe.id)
  }
  return ids
}

/** Uses a thing, on someone where it needs a target. */
export function* useItem(g: Delve, c: Character, { item: id, target = '' }: Use): Script<void> {
  const s = g.state
  const item = c.items.find((each) => each.id === id)
  switch (item?.kind) {
    case 'potion':
      item.doses -= 1
      if (item.doses === 0) loseItem(g, c, item, '14.5', 'drunk')
      return yield* drink(g, c, item.type, false, target)
    case 'ring':
      item.used = true
      yield* tell(g, { type: 'ring-used', rule: '14.8', who: c.id, item: id, target } satisfies OtherSpellEvent)
      return item.type === 'sleep' ? yield* putToSleep(g, target) : yield* cure(g, fighter(s, target), 'heal')
    case 'talisman':
      return yield* mindBattle(g, c, id, fighter(s, target))
    default:
      throw new Error(`${c.id} cannot use ${id}`)
  }
}

/** 14.5: what a draught does. A charm with nobody to charm is wasted. */
export function* drink(g: Delve, c: Character, type: Potion, testing: boolean, target?: Id): Script<void> {
  yield* tell(g, { type: 'potion-drunk', rule: '14.5', who: c.id, potion: type, testing } satisfies ItemEvent)
  switch (type) {
    case 'poison':
      return yield* poisoned(g, c, yield* roll(g, POISON, { topic: 'poison', rule: '14.5', who: c.id, seat: c.seat }), '14.5', 'poison')
    case 'strength':
      return yield* strengthen(g, c, '14.5')
    case 'healing':
      return yield* heal(g, c, yield* roll(g, HEALING, { topic: 'cure', rule: '14.5', who: c.id, seat: c.seat }), '14.5', 'healing')
    case 'charm-person':
    case 'charm-monster': {
      const victim = target ?? (yield* chooseVictim(g, c, type))
      if (victim !== null) yield* charm(g, c.id, victim, '14.5')
      return
    }
    default:
      assertNever(type)
  }
}

function* chooseVictim(g: Delve, c: Character, type: 'charm-person' | 'charm-monster'): Script<Id | null> {
  const ids = charmTargets(g.state, c, type).map((target) => actionId({ do: 'charm', target }))
  if (ids.length === 0) return null
  const choice = yield* pickOne({ seat: c.seat, rule: '14.5', topic: 'charm-potion', about: c.id, ids: [...ids, 'decline'] })
  const action = actionAmong(choice, ['charm', 'decline'])
  return action.do === 'decline' ? null : action.target
}

/** 14.6 Mind: a Wound Point for 1D6 wounds on an enemy that does not resist, as often on a raid as was rolled. */
function* mindBattle(g: Delve, c: Character, item: Id, target: Fighter): Script<void> {
  c.limits[item] = (c.limits[item] ?? 0) - 1
  yield* wound(g, c, MIND_COST, { rule: '14.6', cause: 'mind-battle', own: true })
  const resisted = yield* resistanceCheck(g, target, '14.6', 'mind-battle')
  yield* tell(g, { type: 'mind-battle', rule: '14.6', who: c.id, target: target.id, resisted } satisfies ItemEvent)
  if (resisted) return
  const wounds = yield* roll(g, MIND, { topic: 'mind', rule: '14.6', who: c.id, seat: c.seat })
  yield* wound(g, target, wounds, { rule: '14.6', cause: 'mind-battle', by: c.id })
}
