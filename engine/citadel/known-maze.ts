import { actionId } from './actions.ts'
import type { CitadelView, SegmentView } from './view-types.ts'

// The maze as it lies on the table: bots and errands find their way by it.

/** A segment with its level. */
export interface Floor extends SegmentView {
  readonly level: number
}

/** The segments by their places. */
export type Maze = ReadonlyMap<string, Floor>

export const SIDES = ['north', 'east', 'south', 'west'] as const
export type Side = (typeof SIDES)[number]
export type Way = Side | 'up' | 'down'
const DX: Readonly<Record<Side, number>> = { north: 0, east: 1, south: 0, west: -1 }
const DY: Readonly<Record<Side, number>> = { north: -1, east: 0, south: 1, west: 0 }

export function mazeOf({ map }: Pick<CitadelView, 'map'>): Maze {
  const known = READ.get(map) ?? read(map)
  READ.set(map, known)
  return known
}

/** A bot finds several ways through the same maze before it answers. */
const READ = new WeakMap<CitadelView['map'], Maze>()

function read({ levels }: CitadelView['map']): Maze {
  const floors = new Map<string, Floor>()
  levels.forEach(({ segments }, i) => {
    for (const segment of segments) floors.set(place(i + 1, segment.x, segment.y), { ...segment, level: i + 1 })
  })
  return floors
}

export function floorOf(maze: Maze, id: string): Floor | null {
  return [...maze.values()].find((floor) => floor.id === id) ?? null
}

function place(level: number, x: number, y: number): string {
  return `${level}:${x}:${y}`
}

/** Every way out: open sides, and the stairs (6.6). */
export function waysOf(floor: Floor): Way[] {
  const ways: Way[] = []
  SIDES.forEach((side, i) => {
    if (floor.sides.charAt(i) !== 'W' && !floor.blocked.some((each) => each.side === side)) ways.push(side)
  })
  if (floor.feature === 'staircase') {
    if (floor.level > 1) ways.push('up')
    if (floor.level < 3) ways.push('down')
  }
  return ways
}

/** Where a way leads; null where nothing has been laid yet. */
export function behind(maze: Maze, { level, x, y }: Floor, way: Way): Floor | null {
  if (way === 'up' || way === 'down') return maze.get(place(level + (way === 'down' ? 1 : -1), x, y)) ?? null
  const side = SIDES.find((each) => each === way) ?? 'north'
  return maze.get(place(level, x + DX[side], y + DY[side])) ?? null
}

/** The option that takes a way. */
export function exitBy(way: Way): string {
  return actionId({ do: 'exit', way })
}
