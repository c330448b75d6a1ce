import { besides, type Slot, spotOf } from '../open/squares.ts'
import type { Character, DomainState, Square } from '../state.ts'
import type { Side } from '../tables/table-types.ts'
import { floorAt, isDark, isExit, isSkullChamber } from './05-squares.ts'
import { type Way, waysFrom } from './06-ways.ts'
import { isHidden } from './07-hidden.ts'
import { dangerOn, doorOn, objectsOn, treasuresOn } from './cards.ts'
import { effectOf, halt, hasLight, isBlind, isHeldOpen, isWarded, standsOn } from './characters.ts'

// 6.1: long walks. An order stands in the state as the squares still before him, and the script walks on without asking until anything
// happens to him or near his way.

/**
 * Harmless: laid and known, with nothing on it that has to be resolved. Blanks, objects, trapdoors and opened doors are; a symbol that was
 * never drawn, a creature, a hazard, darkness without light and the skull chamber without a talisman are not; with `memory` nothing that lies
 * face down is (D-123).
 */
export function isHarmless(s: DomainState, c: Character, square: Square): boolean {
  const floor = floorAt(s, square)
  if (floor === null || isUndrawn(s, square) || isHidden(s, square) || (isDark(s, square) && !hasLight(c))) return false
  if (isSkullChamber(s, square) && !isWarded(c)) return false
  if (floor.treasure && !isTreasureSeen(s, square)) return false
  const danger = dangerOn(s, square)
  if (danger === null || danger.card.kind === 'trapdoor') return true
  return doorOn(s, square) !== null && (danger.lying.shut !== true || isHeldOpen(s, square))
}

/** An object square on which no card was ever drawn (7.0). */
export function isUndrawn(s: DomainState, square: Square): boolean {
  return (floorAt(s, square)?.symbol ?? null) !== null && s.cards[square] === undefined && !s.blanks.includes(square)
}

/** 13.0: the chamber's own treasure of this square has been turned up: it lies here still, or someone took it. One that a carrier lost is another. */
export function isTreasureSeen(s: DomainState, square: Square): boolean {
  return s.blanks.includes(square) || treasuresOn(s, square).some(({ up }) => !up)
}

/** Harmless squares that can be walked to, each with the square before it; blind no one walks (6.4, D-77). */
function walkable(s: DomainState, c: Character): ReadonlyMap<Square, Square | null> {
  const start = standsOn(c)
  const before = new Map<Square, Square | null>([[start, null]])
  if (isBlind(s, c)) return before
  const mole = effectOf(c, 'human-mole') !== null
  const queue = [start]
  for (let i = 0; i < queue.length; i++) {
    const square = queue[i]
    if (square === undefined) break
    // Walls are passed in this turn alone: a walk of several turns does not count on it.
    for (const { to, kind } of waysFrom(s, square, mole && i === 0)) {
      if (kind === 'lay' || before.has(to) || !isHarmless(s, c, to)) continue
      before.set(to, square)
      queue.push(to)
    }
  }
  return before
}

/** Finds shortest ways: the squares of one, without that on which he stands; null where none leads there. Looks about once for all of them. */
export function waysOnFoot(s: DomainState, c: Character): (to: Square) => readonly Square[] | null {
  let before: ReturnType<typeof walkable> | null = null
  return (to) => {
    before ??= walkable(s, c)
    if (!before.has(to)) return null
    const way: Square[] = []
    for (let at: Square | null = to; at !== null; at = before.get(at) ?? null) way.unshift(at)
    return way.slice(1)
  }
}

/** Squares two or more steps away that can be ordered: within this turn all, beyond it those of interest. */
export function destinations(s: DomainState, c: Character): readonly Square[] {
  if (c.at === null || s.turn === null || c.held !== null) return []
  const before = walkable(s, c)
  const stepsTo = new Map<Square, number>()
  for (const [square, from] of before) stepsTo.set(square, from === null ? 0 : (stepsTo.get(from) ?? 0) + 1)
  const { movesLeft } = s.turn
  return [...stepsTo].flatMap(([square, steps]) => (steps >= 2 && (steps <= movesLeft || isOfInterest(s, square)) ? [square] : []))
}

/** What may be drawn by one step more, and on which side: a tile, a chamber, a card; null for nothing. */
export function newBeside(s: DomainState, square: Square): { readonly kind: 'tile' | 'chamber' | 'card'; readonly side: Side } | null {
  const ways = waysFrom(s, square)
  const laid = ways.find(({ kind }) => kind === 'lay')
  if (laid !== undefined) return { kind: spotOf(laid.to).slot.kind === 'large' ? 'chamber' : 'tile', side: laid.side }
  const drawn = ways.find(({ to }) => isUndrawn(s, to))
  return drawn === undefined ? null : { kind: 'card', side: drawn.side }
}

/** Beside something new or in the way, with objects, shafts or treasures on it, or at the edge of the board. */
function isOfInterest(s: DomainState, square: Square): boolean {
  const floor = floorAt(s, square)
  if (floor === null) return false
  if (floor.shaft !== null || treasuresOn(s, square).length > 0 || objectsOn(s, square).length > 0) return true
  if (dangerOn(s, square)?.card.kind === 'trapdoor' || isExit(s, square)) return true
  return waysFrom(s, square).some(({ to, kind }) => kind === 'lay' || isUndrawn(s, to) || isHidden(s, to) || dangerOn(s, to) !== null)
}

/** He is to walk there. */
export function order(s: DomainState, c: Character, square: Square): void {
  c.going = [...(waysOnFoot(s, c)(square) ?? [])]
}

/** The next step of the order: null where there is none, where it is no longer harmless, or where the light is gone (D-77). */
export function nextOfWalk(s: DomainState, c: Character): Way | null {
  const [to] = c.going
  if (to === undefined || isBlind(s, c) || !isHarmless(s, c, to)) return null
  const mole = effectOf(c, 'human-mole') !== null
  return waysFrom(s, standsOn(c), mole).find((way) => way.to === to && way.kind !== 'lay') ?? null
}

// ---------------------------------------------------------------- what stops a walk

/** Something was drawn, turned up or dropped there: a character who is about to pass it, or a square beside it, stops. `by` goes on. */
export function disturbAt(s: DomainState, square: Square, by?: Character): void {
  const near = new Set([square, ...besides(square).map(({ to }) => to)])
  for (const each of s.characters) if (each !== by && each.going.some((step) => near.has(step))) halt(each)
}

/** A tile was laid: a character who is about to pass beside its slot stops. */
export function disturb(s: DomainState, slot: Slot): void {
  const isBeside = (square: Square) => besides(square).some(({ to }) => spotOf(to).slot === slot)
  for (const each of s.characters) if (each.going.some(isBeside)) halt(each)
}
