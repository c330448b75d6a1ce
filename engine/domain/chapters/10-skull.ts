import { type Script, tell } from '../../kernel/play.ts'
import type { Seat } from '../../kernel/types.ts'
import { placeAlong, spotOf } from '../open/squares.ts'
import type { Character, Domain, DomainState, Square } from '../state.ts'
import { SKULL_LOSS } from '../tables/index.ts'
import { SIDES, type Side } from '../tables/table-types.ts'
import { takeLife, testLuck } from './04-life.ts'
import { isSkullChamber, tileAt } from './05-squares.ts'
import { endMovement, isWarded, standsOn } from './characters.ts'

export type SkullEvent = { type: 'paralysed' | 'freed'; rule: '10.2'; seat: Seat; square: Square }

/** 10.2: someone without a talisman who comes in from outside. Returns whether he may go on moving. */
export function* enterSkullChamber(g: Domain, c: Character, from: Square | null): Script<boolean> {
  const square = standsOn(c)
  if (!isSkullChamber(g.state, square) || isWarded(c) || isSameRoom(from, square)) return true
  if (from !== null && isJaws(g.state, from, square)) {
    c.held = 'skull'
    endMovement(g.state, c)
    yield* tell(g, { type: 'paralysed', rule: '10.2', seat: c.seat, square } satisfies SkullEvent)
    return false
  }
  if (yield* testLuck(g, c, true, 'skull')) return true
  endMovement(g.state, c)
  yield* takeLife(g, c, SKULL_LOSS.dread, 'skull-chamber')
  return false
}

function isSameRoom(from: Square | null, square: Square): boolean {
  return from !== null && spotOf(from).slot === spotOf(square).slot
}

/** D-58: over the middle door, turned with the tile. */
function isJaws(s: DomainState, from: Square, square: Square): boolean {
  const jaws = tileAt(s, square)?.jaws
  const side = sideOf(from, square)
  if (jaws === undefined || jaws === null || side === null) return false
  return jaws.side === side && jaws.place === placeAlong(spotOf(square), side)
}

/** The side of `square` on which `from` lies next to it. */
function sideOf(from: Square, square: Square): Side | null {
  const { beside } = spotOf(square)
  return SIDES.find((side) => beside[side] === from) ?? null
}

/**
 * 10.2, D-103: at the start of a turn inside. In the jaws only a passed test sets him free; failed it costs two points and the turn.
 * Elsewhere without a talisman it costs one, and the turn goes on.
 */
export function* endureSkullChamber(g: Domain, c: Character): Script {
  const s = g.state
  if (c.at === null || !isSkullChamber(s, c.at) || (isWarded(c) && c.held === null)) return
  const inJaws = c.held === 'skull'
  if (yield* testLuck(g, c, true, 'skull')) {
    c.held = null
    if (inJaws) yield* tell(g, { type: 'freed', rule: '10.2', seat: c.seat, square: c.at } satisfies SkullEvent)
    return
  }
  yield* takeLife(g, c, inJaws ? SKULL_LOSS.jaws : SKULL_LOSS.dread, 'skull-chamber')
  if (inJaws) s.turn = null
}

/** 11.6: the middle square of the room. */
export function isSkullMiddle(s: DomainState, square: Square): boolean {
  const spot = spotOf(square)
  return isSkullChamber(s, square) && spot.cell === MIDDLE
}

const MIDDLE = 4

/** Where one would be paralysed or tested on coming in; for warnings. */
export function skullDanger(s: DomainState, c: Character, from: Square, to: Square): 'jaws' | 'test' | null {
  if (!isSkullChamber(s, to) || isWarded(c) || isSameRoom(from, to)) return null
  return isJaws(s, from, to) ? 'jaws' : 'test'
}
