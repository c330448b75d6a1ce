import type { Cell } from '../../kernel/drawing.ts'
import type { SegmentView, Side } from '../view-types.ts'

export const SIDES = ['north', 'east', 'south', 'west'] as const satisfies readonly Side[]

/** The kind of a side of a segment, as printed on the chit. */
export type SideKind = 'door' | 'corridor' | 'wall'

const STEP: Record<Side, readonly [dx: number, dy: number]> = { north: [0, -1], east: [1, 0], south: [0, 1], west: [-1, 0] }
const OPPOSITE: Record<Side, Side> = { north: 'south', east: 'west', south: 'north', west: 'east' }

export function neighbour(cell: Cell, side: Side): Cell {
  const [dx, dy] = STEP[side]
  return { x: cell.x + dx, y: cell.y + dy }
}

export function opposite(side: Side): Side {
  return OPPOSITE[side]
}

export function sideKind(sides: string, side: Side): SideKind {
  const letter = sides[SIDES.indexOf(side)]
  return letter === 'D' ? 'door' : letter === 'C' ? 'corridor' : 'wall'
}

/** Whether the segment itself lets one walk out on this side. */
export function isOpen(segment: SegmentView, side: Side): boolean {
  return sideKind(segment.sides, side) !== 'wall' && !segment.blocked.some((block) => block.side === side)
}

/** `fountain room, door north, corridor east`. */
export function describeSegment(segment: SegmentView): string {
  const feature = segment.feature?.replace('-', ' ')
  const what = segment.kind === 'gateway' ? 'the Gateway' : feature ? `${feature} room` : segment.kind
  return [what, ...describeSides(segment.sides), ...segment.blocked.map((block) => `${block.side} ${block.why}`)].join(', ')
}

/** `['door north', 'corridor east']`: walls are left out. */
function describeSides(sides: string): string[] {
  return SIDES.filter((side) => sideKind(sides, side) !== 'wall').map((side) => `${sideKind(sides, side)} ${side}`)
}
