import type { DomainState, Square } from '../state.ts'
import { ANTECHAMBER_OPENINGS } from '../tables/index.ts'
import type { Side } from '../tables/table-types.ts'
import { besides, floorAt, OPPOSITE, placeAlong, type Slot, type Spot, spotOf, squareIn, tileIn } from './05-squares.ts'
import type { TurnedTile } from './05-turned.ts'

// 6.1, 6.2: which squares are one step apart. Doors, rubble and darkness are looked at elsewhere.

/** A step that the tiles allow: to a laid square, under an archway, or onto an empty slot. */
export interface Way {
  readonly to: Square
  readonly kind: 'step' | 'arch' | 'lay'
  readonly side: Side
}

/** Every way from a laid square. With `mole` walls between walkable squares of laid tiles do not count (11.2.7). */
export function waysFrom(s: DomainState, square: Square, mole = false): readonly Way[] {
  const from = spotOf(square)
  const tile = tileIn(s, from.slot)
  if (tile === null) return []
  return [...waysWithin(tile, from, mole), ...waysOut(s, tile, from, mole)]
}

function waysWithin(tile: TurnedTile, from: Spot, mole: boolean): readonly Way[] {
  const links = tile.links[from.cell] ?? []
  const walled = mole ? (tile.walled[from.cell] ?? []) : []
  const way = (cell: number, kind: Way['kind']): Way => {
    const to = squareIn(from.slot, tile.size, cell)
    return { to, kind, side: towards(from, spotOf(to)) }
  }
  return [...links.map(({ to, arch }) => way(to, arch ? 'arch' : 'step')), ...walled.map((to) => way(to, 'step'))]
}

/** The side of one square on which another of the same row or column lies. */
function towards(from: Spot, to: Spot): Side {
  if (from.row === to.row) return to.column > from.column ? 'e' : 'w'
  return to.row > from.row ? 's' : 'n'
}

function waysOut(s: DomainState, tile: TurnedTile, from: Spot, mole: boolean): readonly Way[] {
  return besides(from.id).flatMap(({ side, to }): readonly Way[] => {
    const { slot } = spotOf(to)
    if (slot === from.slot) return []
    const place = placeAlong(from, side)
    const isOpen = tile.open[side][place] === true
    const other = tileIn(s, slot)
    if (other === null)
      return isOpen && mayBeLaid(s, slot, tile, OPPOSITE[side], placeAlong(spotOf(to), side)) ? [{ to, kind: 'lay', side }] : []
    return isJoined(s, { tile, from, isOpen }, { tile: other, to, side }, mole) ? [{ to, kind: 'step', side }] : []
  })
}

interface Near {
  readonly tile: TurnedTile
  readonly from: Spot
  readonly isOpen: boolean
}

interface Far {
  readonly tile: TurnedTile
  readonly to: Square
  readonly side: Side
}

/** Across an edge between two tiles: both open there, and of two outer tiles on the same level (6.2, D-06). */
function isJoined(s: DomainState, near: Near, far: Far, mole: boolean): boolean {
  const there = floorAt(s, far.to)
  if (there === null || there.ground === 'solid') return false
  if (near.tile.kind === 'outer' && far.tile.kind === 'outer') return floorAt(s, near.from.id)?.ground === there.ground
  if (mole) return true
  return near.isOpen && far.tile.open[OPPOSITE[far.side]][placeAlong(spotOf(far.to), far.side)] === true
}

/** The last place along an edge of a large tile. */
const LAST_PLACE = 5

/** Whether a tile may be laid into an empty slot by one who would come over that side, at that place. */
function mayBeLaid(s: DomainState, slot: Slot, from: TurnedTile, side: Side, place: number): boolean {
  if (slot.kind !== 'large') return slot.kind === 'inner' || isOpenQuadrant(s, slot)
  if (slot.place === 'treasure') return from.kind === 'antechamber'
  // 5.3: the eastern antechamber lies turned by half, which changes nothing at its sides but their order.
  const isTurned = slot.place === 'east'
  return ANTECHAMBER_OPENINGS[isTurned ? OPPOSITE[side] : side].includes(isTurned ? LAST_PLACE - place : place)
}

/** D-03: with one or two players the outer slots of quadrants in which nobody began stay closed. */
function isOpenQuadrant(s: DomainState, slot: Extract<Slot, { kind: 'outer' | 'inner' }>): boolean {
  if (s.characters.length > 2 || s.variants.includes('open-quadrants')) return true
  return s.characters.some(({ quadrant }) => quadrant === slot.quadrant)
}

/** Whether one step, over joined squares, leads from one to the other; closed edges and other levels bar it. */
export function isOneStep(s: DomainState, from: Square, to: Square, mole = false): boolean {
  return waysFrom(s, from, mole).some((way) => way.to === to)
}
