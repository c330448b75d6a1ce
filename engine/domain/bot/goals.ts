import { floorAt, isExit, spotOf } from '../chapters/05-squares.ts'
import { isTreasureSeen, isUndrawn } from '../chapters/06-walks.ts'
import { creatureOn, objectsOn } from '../chapters/cards.ts'
import type { Character, DomainState, Square } from '../state.ts'
import { BOARD } from '../tables/index.ts'
import { fightOddsOf } from './fights.ts'
import type { Temper } from './temper.ts'
import type { Reach } from './ways.ts'
import { BEATEN, type DrawWorth, heapWorth, strengthOf, TREASURE } from './worth.ts'

/** What coming to a square may bring him, in points of experience; 0 for nothing. */
export function goalWorth(s: DomainState, c: Character, reach: Reach, temper: Temper, draws: DrawWorth): number {
  const { square, way } = reach
  if (c.treasure !== null) return homeWorth(s, square) + (way?.kind === 'lay' ? DETOUR : 0)
  if (temper.rush === null) return isNew(s, square, way) ? 1 : treasureWorth(s, square)
  if (way?.kind === 'lay') return frontierWorth(c, square, temper.rush)
  const floor = floorAt(s, square)
  if (floor === null) return 0
  const draw = floor.symbol !== null && isUndrawn(s, square) ? Math.max(0.1, draws[floor.symbol].worth) : 0
  return treasureWorth(s, square) + draw + heapWorth(s, c, square) + preyWorth(s, c, square, temper)
}

/** A major treasure lies there, or has not been turned up yet. */
function treasureWorth(s: DomainState, square: Square): number {
  const isHidden = floorAt(s, square)?.treasure === true && !isTreasureSeen(s, square)
  return isHidden || s.treasures[square] !== undefined ? TREASURE : 0
}

/** An empty slot, a symbol that was never drawn, or something to take up. */
function isNew(s: DomainState, square: Square, way: Reach['way']): boolean {
  return way?.kind === 'lay' || isUndrawn(s, square) || objectsOn(s, square).length > 0
}

const HOME = 100
/** New ground, for one who may have no way home yet. */
const DETOUR = 4

function homeWorth(s: DomainState, square: Square): number {
  return isExit(s, square) ? HOME : 0
}

/** A tile: experience in the own quadrant, and everywhere a step nearer to the centre. */
function frontierWorth(c: Character, square: Square, rush: number): number {
  const { slot } = spotOf(square)
  const strength = strengthOf(c)
  if (slot.kind === 'large') return (slot.place === 'treasure' ? strength * 0.5 : strength * 0.3) + (rush - 1) * 2
  const own = slot.quadrant === c.quadrant
  const near = nearness(square) * rush
  if (slot.kind === 'outer') return (own ? 1.6 : 0.5) + (rush - 1) * nearness(square)
  return (own ? 2.6 : 1) + near
}

/** How near the treasure chamber a square is, from 0 to 1. */
function nearness(square: Square): number {
  const { row, column } = spotOf(square)
  const { treasure } = BOARD.large
  const far = Math.abs(row - treasure.row - 2.5) + Math.abs(column - treasure.column - 2.5)
  return Math.max(0, 1 - far / 24)
}

/** Somebody who can be beaten: for the experience. */
function preyWorth(s: DomainState, c: Character, square: Square, temper: Temper): number {
  const creature = creatureOn(s, square)
  if (creature === null || creature.card.attack === null || !temper.weighs) return 0
  const { win } = fightOddsOf(s, c, creature.lying, square)
  return win > 0.5 ? BEATEN * win : 0
}

/** A goal loses weight the longer he has been walking about without reaching anything (section 10). */
export function staleness(c: Character, square: Square): number {
  const times = c.trail.filter((each) => each === square).length
  return 1 / (1 + times * 0.35)
}
