import { isOpen, neighbour, opposite, SIDES } from '../../../../engine/citadel/open/sides.ts'
import { segmentsOn, stretchesAmong } from '../../../../engine/citadel/open/walked.ts'
import { LEVELS } from '../../../../engine/citadel/tables/index.ts'
import type { CitadelView, Level, SegmentView, Side } from '../../../../engine/citadel/view-types.ts'
import { type Bounds, type Cell, cellKey } from '../../../board/cell.ts'

/** One segment with its level. A staircase is on all three, once each. */
export interface MazeSpot {
  readonly level: Level
  readonly segment: SegmentView
}

export function isLevel(n: number): n is Level {
  return n === 1 || n === 2 || n === 3
}

/** The segment the party stands on, `null` before it has gone in. */
export function partySpot(view: CitadelView): MazeSpot | null {
  const here = segmentsOn(view, view.level).find((segment) => segment.id === view.map.at)
  return here ? { level: view.level, segment: here } : spotOf(view, view.map.at)
}

/** Where a segment lies; null for one that does not lie on the table. */
export function spotOf(view: CitadelView, id: string): MazeSpot | null {
  for (const level of LEVELS) {
    const segment = segmentsOn(view, level).find((other) => other.id === id)
    if (segment) return { level, segment }
  }
  return null
}

/** Exits that lead to cells without a segment. */
export function openExits(segments: readonly SegmentView[]): { segment: SegmentView; side: Side }[] {
  const taken = new Set(segments.map(cellKey))
  return segments.flatMap((segment) =>
    SIDES.filter((side) => isOpen(segment, side) && !taken.has(cellKey(neighbour(segment, side)))).map((side) => ({ segment, side })),
  )
}

/** The result of a search through the maze: the distance of each spot, and the spot it was reached from. */
interface Walk {
  readonly distance: ReadonlyMap<string, number>
  readonly before: ReadonlyMap<string, MazeSpot>
}

export function spotKey(spot: MazeSpot): string {
  return `${spot.level}:${cellKey(spot.segment)}`
}

/** Walking distances from a spot, in segments; stairs count as one (6.6). */
export function walkFrom(view: CitadelView, start: MazeSpot): Walk {
  const spots = new Map<string, MazeSpot>()
  for (const level of LEVELS) for (const segment of segmentsOn(view, level)) spots.set(spotKey({ level, segment }), { level, segment })
  const distance = new Map([[spotKey(start), 0]])
  const before = new Map<string, MazeSpot>()
  const queue = [start]
  for (let spot = queue.shift(); spot; spot = queue.shift()) {
    for (const next of stepsFrom(spots, spot)) {
      if (distance.has(spotKey(next))) continue
      distance.set(spotKey(next), (distance.get(spotKey(spot)) ?? 0) + 1)
      before.set(spotKey(next), spot)
      queue.push(next)
    }
  }
  return { distance, before }
}

function stepsFrom(spots: ReadonlyMap<string, MazeSpot>, spot: MazeSpot): MazeSpot[] {
  const steps: MazeSpot[] = []
  for (const side of SIDES) {
    if (!isOpen(spot.segment, side)) continue
    const there = spots.get(`${spot.level}:${cellKey(neighbour(spot.segment, side))}`)
    if (there && isOpen(there.segment, opposite(side))) steps.push(there)
  }
  if (spot.segment.feature === 'staircase') {
    for (const level of LEVELS) {
      const there = Math.abs(level - spot.level) === 1 ? spots.get(`${level}:${cellKey(spot.segment)}`) : undefined
      if (there) steps.push(there)
    }
  }
  return steps
}

/** The levels to which stairs lead from a segment (6.6), as far as they are known. */
export function stairsFrom(view: CitadelView, level: Level, segment: SegmentView): readonly Level[] {
  if (segment.feature !== 'staircase') return []
  return LEVELS.filter(
    (other) => Math.abs(other - level) === 1 && segmentsOn(view, other).some((there) => cellKey(there) === cellKey(segment)),
  )
}

/** Four steps of light by walking distance: 0, 1 to 2, 3 to 4, 5 and more. */
export function light(distance: number | undefined): 0 | 1 | 2 | 3 {
  if (distance === undefined || distance >= 5) return 3
  if (distance === 0) return 0
  return distance <= 2 ? 1 : 2
}

/** The shortest way from the party back to the Gateway, the party's spot first; empty where there is none. */
export function wayBack(view: CitadelView): MazeSpot[] {
  const here = partySpot(view)
  const gate = segmentsOn(view, 1).find((segment) => segment.kind === 'gateway')
  if (!here || !gate) return []
  const { before } = walkFrom(view, here)
  const way: MazeSpot[] = []
  for (let spot: MazeSpot | undefined = { level: 1, segment: gate }; spot; spot = before.get(spotKey(spot))) way.unshift(spot)
  return way[0] && spotKey(way[0]) === spotKey(here) ? way : []
}

/** The part of the way back on one level, in stretches. */
export function wayBackOn(view: CitadelView, level: Level): readonly (readonly Cell[])[] {
  const way = wayBack(view).map((spot) => (spot.level === level ? spot.segment.id : ''))
  return stretchesAmong(segmentsOn(view, level), way)
}

/** All that a level's map must show: its segments, and the cell behind every open exit, whether or not it can be chosen now. */
export function cellsShown(segments: readonly SegmentView[]): readonly Cell[] {
  return [...segments, ...openExits(segments).map(({ segment, side }) => neighbour(segment, side))]
}

/**
 * The cells that the map of a level shows: at least a given number across and down, the content in the middle.
 *
 * @param shown what it showed before: that stays as long as it is enough, and grows on the sides where it is not, so that nothing
 * that lies there moves or becomes larger
 */
export function boundsOf(cells: readonly Cell[], [across, down]: readonly [number, number] = [9, 5], shown?: Bounds): Bounds {
  const xs = cells.length > 0 ? cells.map((cell) => cell.x) : [0]
  const ys = cells.length > 0 ? cells.map((cell) => cell.y) : [0]
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  const [farX, farY] = [Math.max(...xs), Math.max(...ys)]
  if (shown) {
    const [left, top] = [Math.min(shown.left, x), Math.min(shown.top, y)]
    const [right, bottom] = [Math.max(shown.left + shown.columns, farX + 1), Math.max(shown.top + shown.rows, farY + 1)]
    return { left, top, columns: right - left, rows: bottom - top }
  }
  const [left, columns] = span(x, farX, across)
  const [top, rows] = span(y, farY, down)
  return { left, top, columns, rows }
}

function span(from: number, to: number, least: number): [start: number, length: number] {
  const length = Math.max(least, to - from + 1)
  const spare = length - (to - from + 1)
  return [from - Math.floor(spare / 2), length]
}

/** A smooth path through the centres of cells: straight from edge to edge, curved where it turns. */
export function beads(way: readonly Cell[]): string {
  const first = way[0]
  const last = way[way.length - 1]
  if (!first || !last || way.length < 2) return ''
  let path = `M${centre(first)}`
  way.forEach((cell, i) => {
    const next = way[i + 1]
    if (next) path += `${i === 0 ? 'L' : `Q${centre(cell)} `}${middle(cell, next)}`
  })
  return `${path}L${centre(last)}`
}

function centre(cell: Cell): string {
  return `${cell.x * 100 + 50},${cell.y * 100 + 50}`
}

function middle(a: Cell, b: Cell): string {
  return `${(a.x + b.x) * 50 + 50},${(a.y + b.y) * 50 + 50}`
}
