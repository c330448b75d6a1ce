import { assertNever } from '../../kernel/assert-never.ts'
import { type Script, tell } from '../../kernel/play.ts'
import type { Seat } from '../../kernel/types.ts'
import { roll } from '../asks.ts'
import { cardOf, isTreasure, objectOf } from '../open/cards.ts'
import { isLawfulLoad } from '../open/load.ts'
import type { Character, Domain, DomainState, Item, Square } from '../state.ts'
import { POTION } from '../tables/index.ts'
import type { PotionRow } from '../tables/table-types.ts'
import { heal, idOf, learn, loseLife } from './04-life.ts'
import { isMagicRoom } from './05-squares.ts'
import { disturbAt } from './06-walks.ts'
import { doubled, itemsOf, keptCard, loseItem, marked, objectsOn, putDown, takeTreasure, takeUp, treasuresOn } from './cards.ts'
import { beginEffect, halt, standsOn } from './characters.ts'

export type ObjectEvent =
  | { type: 'taken'; rule: '7.0'; seat: Seat; card: string; square: Square; magic: boolean }
  | { type: 'taken'; rule: '13.0'; seat: Seat; treasure: string; square: Square }
  | { type: 'dropped'; rule: '8.4'; seat: Seat; card: string; square: Square }
  | { type: 'used'; rule: '8.3'; seat: Seat; card: string; effect: PotionRow['effect'] }

// ---------------------------------------------------------------- weight (8.1)

export function mayCarry(c: Character, card: string): boolean {
  return isLawfulLoad([...itemsOf(c), { card }])
}

// ---------------------------------------------------------------- taking and dropping

/** What he can take where he stands: objects that he can carry, and one major treasure (7.0, 8.1, D-15, D-18). */
export function takable(s: DomainState, c: Character): readonly string[] {
  if (c.at === null || c.held === 'pit') return []
  return thingsOn(s, c.at).filter((thing) => (isTreasure(thing) ? c.treasure === null : mayCarry(c, thing)))
}

/** What lies there and is too heavy for him, or a second treasure (8.1, 13.0, D-95). */
export function tooMuch(s: DomainState, c: Character): readonly string[] {
  if (c.at === null) return []
  const may = takable(s, c)
  return thingsOn(s, c.at).filter((thing) => !may.includes(thing))
}

/** Objects and major treasures that lie there. */
function thingsOn(s: DomainState, square: Square): readonly string[] {
  return [...objectsOn(s, square).map(({ card }) => card), ...treasuresOn(s, square).map(({ treasure }) => treasure)]
}

export function* take(g: Domain, c: Character, thing: string): Script {
  const s = g.state
  const square = standsOn(c)
  if (isTreasure(thing)) {
    c.treasure = thing
    takeTreasure(s, square, thing)
    // Everyone stops: someone is on the way home (6.1).
    for (const each of s.characters) halt(each)
    return yield* tell(g, { type: 'taken', rule: '13.0', seat: c.seat, treasure: thing, square } satisfies ObjectEvent)
  }
  const { magic, left } = takeUp(s, square, thing)
  c.items.push(keptCard({ ...marked(thing, magic), ...(left === undefined ? {} : { left }) }))
  yield* tell(g, { type: 'taken', rule: '7.0', seat: c.seat, card: thing, square, magic: magic === true } satisfies ObjectEvent)
}

export function droppable(c: Character): readonly string[] {
  return itemsOf(c).map(({ card }) => card)
}

/** 8.4: it lies where he is; dropped in a passage, on its entry square (D-106). Outside a magic room it loses its magic (D-87). */
export function* drop(g: Domain, c: Character, card: string): Script {
  const s = g.state
  const square = c.at ?? c.passage?.entry
  if (square === undefined) throw new Error(`${c.name} is nowhere and drops ${card}`)
  const { magic, left } = loseItem(c, card)
  putDown(s, square, { ...marked(card, magic && isMagicRoom(s, square)), ...(left === undefined ? {} : { left }) })
  disturbAt(s, square, c)
  yield* tell(g, { type: 'dropped', rule: '8.4', seat: c.seat, card, square } satisfies ObjectEvent)
}

// ---------------------------------------------------------------- food and potions (8.3)

/** What he can eat or drink. */
export function usable(c: Character): readonly string[] {
  return droppable(c).filter(isEdible)
}

function isEdible(card: string): boolean {
  const { heal: heals, unlabelled } = objectOf(card)
  return heals !== undefined || unlabelled === true
}

/** 8.3: it works at once and is used up; what would heal beyond the beginning is lost (D-107). */
export function* use(g: Domain, c: Character, card: string): Script {
  const item = loseItem(c, card)
  g.state.gone.push(card)
  const { heal: heals } = objectOf(card)
  if (heals === undefined) return yield* drinkUnlabelled(g, c, item)
  yield* tell(g, { type: 'used', rule: '8.3', seat: c.seat, card, effect: 'heal' } satisfies ObjectEvent)
  yield* heal(g, c, doubled(heals, item), '8.3', cardOf(card).kind)
}

/** 8.3: one die; from a magic room life points and experience are doubled, the weakness is not (10.1). */
function* drinkUnlabelled(g: Domain, c: Character, item: Item): Script {
  const reads = (die: number) => ({ table: '8.3', row: String(die) })
  const die = yield* roll(g, '1D6', { topic: 'potion', rule: '8.3', who: idOf(c), seat: c.seat, reads })
  const row = POTION.rows.find((each) => each.die === die)
  if (row === undefined) throw new Error(`no effect for a ${die}`)
  yield* tell(g, { type: 'used', rule: '8.3', seat: c.seat, card: item.card, effect: row.effect } satisfies ObjectEvent)
  switch (row.effect) {
    case 'nothing':
      return
    case 'poison':
      yield* loseLife(g, c, doubled(-row.lifePoints, item), 'poison')
      return
    case 'heal':
      yield* heal(g, c, doubled(row.lifePoints, item), '8.3', 'unlabelled-potion')
      return
    case 'clear-mind':
      return yield* learn(g, c, doubled(row.experience, item), 'clear-mind')
    case 'weakness':
      return beginEffect(c, 'weakness', row.turns)
    default:
      assertNever(row)
  }
}
