import { isExit } from '../chapters/05-squares.ts'
import { trailOf } from '../chapters/characters.ts'
import { spotOf } from '../open/squares.ts'
import type { Character, DomainState, Square } from '../state.ts'
import { BOARD } from '../tables/index.ts'
import type { Site } from './chart.ts'
import { fightOddsOf, strengthOf } from './fights.ts'
import type { Temper } from './temper.ts'
import { type Reach, reaches } from './ways.ts'
import { BEATEN, type DrawWorth, drawWorth, heapWorth, isWorthTaking, TREASURE } from './worth.ts'

// Where to go: everything in reach by what it may bring, against its way.

/** Somewhere to go to, with what it is worth for each step of its way. */
export interface Goal {
  readonly reach: Reach
  readonly worth: number
}

/** How little the length of a way counts against what lies at its end. */
const PATIENCE = 3

/** Everything that is worth its way, the best first. */
export function goalsOf(s: DomainState, c: Character, temper: Temper): readonly Goal[] {
  const draws = drawWorth(s, c, temper)
  const found = reaches(s, c, temper, draws)
  const trail = trailOf(c)
  const eager = eagerness(found, temper)
  const outlook = { temper, draws, eager, home: homeFactor(s, c, found, temper, draws), strength: strengthOf(c) }
  const goals = found.flatMap((reach): readonly Goal[] => {
    if (reach.before === null) return []
    const worth = goalWorth(s, c, reach, outlook)
    return worth <= 0 ? [] : [{ reach, worth: (worth * staleness(trail, reach.place.square)) / (reach.cost + PATIENCE) }]
  })
  return goals.sort((a, b) => b.worth - a.worth)
}

/** What is the same for all goals of one decision. */
interface Outlook {
  readonly temper: Temper
  readonly draws: DrawWorth
  /** How much nearness to the treasure chamber adds to new ground now; null goes to whatever is new. */
  readonly eager: number | null
  readonly strength: number
  /** What a treasure loses by the way home that is known from it, from 1 down. */
  readonly home: number
}

/** A bot that knows a way into the chamber needs no other. */
function eagerness(found: readonly Reach[], { rush, plans }: Temper): number | null {
  if (rush === null || !plans) return rush
  const isIn = found.some(({ place, way }) => way?.kind !== 'lay' && spotOf(place.square).slot.id === 'treasure')
  return isIn ? Math.min(rush, 1) : rush
}

// ---------------------------------------------------------------- the way home

/** A way home of that cost makes a treasure worth half. */
const LONG_WAY = 40
/** Of new ground no one knows where it leads. */
const UNKNOWN_WAY = 40

/** 14.0: pentagrams on the way in aren't a way out. Where none leads home no bot goes for a treasure; one that plans takes its length into account. */
function homeFactor(s: DomainState, c: Character, found: readonly Reach[], temper: Temper, draws: DrawWorth): number {
  if (c.treasure !== null) return 1
  const nearest = found.find(isForTreasure)
  if (nearest === undefined) return 1
  const laden: Character = { ...c, at: nearest.place.square, treasure: 'staff' }
  const isOut = ({ place, way }: Reach) => way?.kind !== 'lay' && isExit(s, place.square)
  // Beyond the nearest exit no other way home is shorter.
  const ways = reaches(s, laden, temper, draws, isOut).map((reach) => {
    if (reach.way?.kind === 'lay') return reach.cost + UNKNOWN_WAY
    return isOut(reach) ? reach.cost : Number.POSITIVE_INFINITY
  })
  const shortest = Math.min(...ways)
  return temper.plans || shortest === Number.POSITIVE_INFINITY ? LONG_WAY / (LONG_WAY + shortest) : 1
}

const HOME = 100
/** New ground, for one who may have no way home yet. */
const DETOUR = 4

function homeWorth(s: DomainState, square: Square): number {
  return isExit(s, square) ? HOME : 0
}

// ---------------------------------------------------------------- what there is to gain

/** What coming to a square may bring him, in points of experience; 0 for nothing. */
function goalWorth(s: DomainState, c: Character, { place, way }: Reach, { temper, draws, eager, home, strength }: Outlook): number {
  const { square, floor, pit, undrawn } = place
  if (c.treasure !== null) return homeWorth(s, square) + (way?.kind === 'lay' ? DETOUR : 0)
  if (eager === null) return isNew(s, c, place, way) ? 1 : treasureWorth(place) * home
  if (way?.kind === 'lay') return frontierWorth(c, square, eager, strength)
  if (floor === null) return 0
  const draw = undrawn === null ? 0 : Math.max(0.1, draws(undrawn).worth)
  const heap = pit ? 0 : heapWorth(s, c, square)
  return treasureWorth(place) * home + draw + heap + preyWorth(s, c, place, temper)
}

/** A character who lies in a pit takes no treasure there, and climbs out of it onto another square. */
function treasureWorth({ treasure, pit }: Site): number {
  return treasure && !pit ? TREASURE : 0
}

/** An empty slot, a symbol that was never drawn, or something that he would take. */
function isNew(s: DomainState, c: Character, { square, pit, undrawn }: Site, way: Reach['way']): boolean {
  return way?.kind === 'lay' || undrawn !== null || (!pit && isWorthTaking(s, c, square))
}

/** A tile: experience in the character's own quadrant, and everywhere a step nearer to the centre. */
export function frontierWorth(c: Character, square: Square, rush: number, strength = strengthOf(c)): number {
  const { slot } = spotOf(square)
  if (slot.kind === 'large') return (slot.place === 'treasure' ? strength * 0.5 : strength * 0.3) + (rush - 1) * 2
  const own = slot.quadrant === c.quadrant
  const near = nearness(square) * rush
  if (slot.kind === 'outer') return (own ? 1.6 : 0.5) + (rush - 1) * nearness(square)
  return (own ? 2.6 : 1) + near
}

/** New ground, a treasure, a card to draw or a creature that can be beaten: more than things left lying. */
export function isAim(s: DomainState, c: Character, { place, way }: Reach, temper: Temper): boolean {
  return way?.kind === 'lay' || place.undrawn !== null || treasureWorth(place) > 0 || preyWorth(s, c, place, temper) > 0
}

/** What may still win the game: a treasure, new ground, or the way home. */
export function isHope(c: Character, reach: Reach): boolean {
  return c.treasure !== null || reach.way?.kind === 'lay' || isForTreasure(reach)
}

/** A major treasure lies there, or may. */
export function isForTreasure({ place }: Reach): boolean {
  return treasureWorth(place) > 0
}

/** How near the treasure chamber a square is, from 0 to 1. */
function nearness(square: Square): number {
  const { row, column } = spotOf(square)
  const { treasure } = BOARD.large
  const far = Math.abs(row - treasure.row - 2.5) + Math.abs(column - treasure.column - 2.5)
  return Math.max(0, 1 - far / 24)
}

/** Someone who can be beaten: for the experience. */
function preyWorth(s: DomainState, c: Character, { square, danger }: Site, temper: Temper): number {
  if (danger?.card.type !== 'creature' || danger.card.attack === null || !temper.weighs) return 0
  const { win } = fightOddsOf(s, c, danger.lying, square)
  return win > 0.5 ? BEATEN * win : 0
}

/** A goal loses weight the longer he has been walking about without reaching anything (section 10). */
function staleness(trail: readonly Square[], square: Square): number {
  const times = trail.filter((each) => each === square).length
  return 1 / (1 + times * 0.35)
}
