import { draw, type Script, tell } from '../../kernel/play.ts'
import type { Seat, TableCell } from '../../kernel/types.ts'
import { parseAction } from '../open/actions.ts'
import { cardOf } from '../open/cards.ts'
import type { Character, Domain, Square } from '../state.ts'
import { floorAt, isMagicRoom } from './05-squares.ts'
import { disturbAt, isTreasureSeen, isUndrawn } from './06-walks.ts'
import { noteSeen } from './07-hidden.ts'
import { takable, take } from './08-objects.ts'
import { retreat } from './09-retreat.ts'
import { meetDoor } from './10-doors.ts'
import { meetHazard } from './10-hazards.ts'
import { enterSkullChamber } from './10-skull.ts'
import { meetCreature } from './12-meeting.ts'
import { isWaiting, strike } from './14-warlock.ts'
import { blank, cardsLeft, creatureOn, doorOn, hazardOn, layTreasure, lyingOn, marked, putDown, treasuresLeft } from './cards.ts'
import { effectOf, isActive, standsOn } from './characters.ts'
import { own } from './own.ts'

export type SquareEvent =
  | { type: 'card-drawn'; rule: '7.0'; seat: Seat; card: string; square: Square; magic: boolean }
  | { type: 'card-turned'; rule: '7.0'; seat: Seat; card: string; square: Square }
  | { type: 'treasure-found'; rule: '13.0'; seat: Seat; treasure: string; square: Square; reads?: TableCell }
  | { type: 'left-lying'; rule: '7.0'; seat: Seat; square: Square; things: readonly string[] }

/**
 * 7.0: everything that a square holds for someone who comes onto it, in its order: the skull chamber, the card that is drawn, the creature
 * or hazard, a major treasure, and what can be taken. Where he is thrown back to, none of this is (D-102).
 */
export function* resolveSquare(g: Domain, c: Character): Script {
  const square = standsOn(c)
  const isStillHere = () => isActive(g.state, c) && c.at === square
  if (!(yield* enterSkullChamber(g, c, c.from)) && !isStillHere()) return
  if (c.held === 'skull') return
  yield* drawCard(g, c)
  yield* meet(g, c)
  if (!isStillHere() || c.held === 'pit') return
  yield* turnTreasure(g, c)
  yield* find(g, c)
}

/** 7.0: a card of its symbol where none was ever drawn; what lies there already is turned up. In a magic room it is magical (10.1). */
export function* drawCard(g: Domain, c: Character): Script {
  const s = g.state
  const square = standsOn(c)
  const symbol = floorAt(s, square)?.symbol ?? null
  if (symbol === null || !isUndrawn(s, square)) return yield* turnUp(g, c)
  const stack = cardsLeft(s, symbol)
  // D-66: an empty deck leaves the square blank; with these numbers it cannot happen.
  if (stack.length === 0) return blank(s, square)
  const card = yield* draw(g, stack)
  const magic = isMagicRoom(s, square)
  putDown(s, square, { ...marked(card, magic), ...(isLocked(card) && { shut: true }) })
  disturbAt(s, square, c)
  yield* tell(g, { type: 'card-drawn', rule: '7.0', seat: c.seat, card, square, magic } satisfies SquareEvent)
}

/** 10.5: a door with a lock is shut from the beginning, one without falls shut later (D-33, D-34). */
function isLocked(card: string): boolean {
  const hazard = cardOf(card)
  return hazard.type === 'hazard' && hazard.lock !== undefined
}

function* turnUp(g: Domain, c: Character): Script {
  const square = standsOn(c)
  const there = lyingOn(g.state, square)
  if (there.length > 0) disturbAt(g.state, square, c)
  noteSeen(g.state, square)
  for (const { card } of there) yield* tell(g, { type: 'card-turned', rule: '7.0', seat: c.seat, card, square } satisfies SquareEvent)
}

/** The creature or hazard of the square. */
function* meet(g: Domain, c: Character): Script {
  const s = g.state
  const square = standsOn(c)
  if (creatureOn(s, square) !== null) return yield* meetCreature(g, c)
  if (doorOn(s, square) !== null) {
    if (!(yield* meetDoor(g, c))) yield* retreat(g, c, '10.5')
    return
  }
  // 10.6: only magic leads through what has come down (11.2.7, D-54).
  if (hazardOn(s, square, 'rubble') !== null && effectOf(c, 'human-mole') === null) return yield* retreat(g, c, '10.6')
  if (isWaiting(s, c, square)) {
    if (yield* strike(g, c)) yield* retreat(g, c, '14.0')
    return
  }
  yield* meetHazard(g, c)
}

/** 13.0, D-95: a treasure of the chamber is drawn and turned up by the first to enter its square. */
function* turnTreasure(g: Domain, c: Character): Script {
  const s = g.state
  const square = standsOn(c)
  if (floorAt(s, square)?.treasure !== true || isTreasureSeen(s, square)) return
  const left = treasuresLeft(s)
  const treasure = left.length === 0 ? undefined : yield* draw(g, left)
  const found = left.find((id) => id === treasure)
  if (found === undefined) return blank(s, square)
  layTreasure(s, square, { treasure: found, up: false })
  disturbAt(s, square, c)
  const reads = { table: '13.0', row: found }
  yield* tell(g, { type: 'treasure-found', rule: '13.0', seat: c.seat, treasure: found, square, reads } satisfies SquareEvent)
}

/** 7.0, D-15: he takes what he likes of it, one thing after another, or leaves it. */
function* find(g: Domain, c: Character): Script {
  const s = g.state
  while (takable(s, c).length > 0) {
    const square = standsOn(c)
    const ids = () => [...takable(s, c).map((thing) => `take:${thing}`), 'leave']
    const choice = yield* own(g, c, { rule: '7.0', topic: 'find', ids })
    if (choice === null) return
    const action = parseAction('find', choice)
    if (action.kind === 'leave') {
      const things = takable(s, c)
      return yield* tell(g, { type: 'left-lying', rule: '7.0', seat: c.seat, square, things } satisfies SquareEvent)
    }
    yield* take(g, c, action.thing)
  }
}
