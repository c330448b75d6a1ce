import { type Edge, edgesOf, OPPOSITE, type Slot, type Spot, spotOf } from '../open/squares.ts'
import type { TurnedTile } from '../open/tiles.ts'
import { isJoinedAcross, type Joined, waysWithin } from '../open/ways.ts'
import type { DomainState, Square } from '../state.ts'
import { ANTECHAMBER_OPENINGS } from '../tables/index.ts'
import { tileIn } from './05-squares.ts'

// 6.1, 6.2: which squares are one step apart. Doors, rubble and darkness are looked at elsewhere.

/** A step that the tiles allow: to a laid square, under an archway, or onto an empty slot. */
export type Way = Joined | (Omit<Joined, 'kind'> & { readonly kind: 'lay' })

/** Every way from a laid square. With `mole` walls between walkable squares of laid tiles do not count (11.2.7). */
export function waysFrom(s: DomainState, square: Square, mole = false): readonly Way[] {
  const from = spotOf(square)
  const tile = tileIn(s, from.slot)
  return tile === null ? [] : [...waysWithin(tile, from, mole), ...waysOut(s, tile, from, mole)]
}

function waysOut(s: DomainState, tile: TurnedTile, from: Spot, mole: boolean): readonly Way[] {
  const ways: Way[] = []
  for (const edge of edgesOf(from)) {
    const { side, to } = edge
    const there = tileIn(s, to.slot)
    if (there === null) {
      if (mayBeLaid(s, tile, edge)) ways.push({ to: to.id, kind: 'lay', side })
    } else if (isJoinedAcross(tile, from, there, edge, mole)) ways.push({ to: to.id, kind: 'step', side })
  }
  return ways
}

/** The last place along an edge of a large tile. */
const LAST_PLACE = 5

/** Whether a tile may be laid into the empty slot beyond an edge. */
function mayBeLaid(s: DomainState, from: TurnedTile, { side, place, to: { slot }, placeThere }: Edge): boolean {
  if (from.open[side][place] !== true) return false
  if (slot.kind !== 'large') return slot.kind === 'inner' || isOpenQuadrant(s, slot)
  if (slot.place === 'treasure') return from.kind === 'antechamber'
  // 5.3: the eastern antechamber lies turned by half, which changes nothing at its sides but their order.
  const isTurned = slot.place === 'east'
  return ANTECHAMBER_OPENINGS[isTurned ? side : OPPOSITE[side]].includes(isTurned ? LAST_PLACE - placeThere : placeThere)
}

/** D-03: with one or two players the outer slots of quadrants in which no one began stay closed. */
function isOpenQuadrant(s: DomainState, slot: Extract<Slot, { kind: 'outer' | 'inner' }>): boolean {
  if (s.characters.length > 2 || s.variants.includes('open-quadrants')) return true
  return s.characters.some(({ quadrant }) => quadrant === slot.quadrant)
}

/** Whether one step, over joined squares, leads from one to the other; closed edges and other levels bar it. */
export function isOneStep(s: DomainState, from: Square, to: Square, mole = false): boolean {
  return waysFrom(s, from, mole).some((way) => way.to === to)
}
