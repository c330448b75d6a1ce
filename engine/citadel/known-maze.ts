import { ofLatest } from '../kernel/latest.ts'
import { actionId } from './actions.ts'
import type { CitadelView, SegmentView } from './view-types.ts'

// The maze as it lies on the table: bots and errands find their way by it.

/** A segment with its level and its ways out: open sides, and the stairs (6.6). */
export interface Floor extends SegmentView {
  readonly level: number
  readonly exits: readonly Exit[]
}

export interface Exit {
  readonly way: Way
  /** The option that takes it. */
  readonly id: string
  /** Where it leads; null where nothing has been laid yet. */
  readonly to: Floor | null
}

/** The segments by their ids. */
export type Maze = ReadonlyMap<string, Floor>

export const SIDES = ['north', 'east', 'south', 'west'] as const
export type Side = (typeof SIDES)[number]
export type Way = Side | 'up' | 'down'

export function mazeOf({ map }: Pick<CitadelView, 'map'>): Maze {
  return read(map)
}

/** A bot finds several ways through the same maze before it answers. */
const read = ofLatest(({ levels }: CitadelView['map']): Maze => {
  const maze = new Map<string, Floor & { exits: readonly Exit[] }>()
  const byPlace = new Map<number, Floor>()
  levels.forEach(({ segments }, i) => {
    for (const segment of segments) {
      const floor = { ...segment, level: i + 1, exits: NO_EXITS }
      maze.set(floor.id, floor)
      byPlace.set(placeOf(floor), floor)
    }
  })
  for (const floor of maze.values()) floor.exits = exitsOf(floor, byPlace)
  return maze
})

const NO_EXITS: readonly Exit[] = []

function exitsOf(floor: Floor, byPlace: ReadonlyMap<number, Floor>): readonly Exit[] {
  const place = placeOf(floor)
  return waysOf(floor).map((way) => ({ way, id: EXITS[way], to: byPlace.get(place + STEP[way]) ?? null }))
}

/** More segments than a maze is wide. */
const WIDTH = 4096

function placeOf({ level, x, y }: Pick<Floor, 'level' | 'x' | 'y'>): number {
  return (level * WIDTH + y) * WIDTH + x
}

/** From a place to the one that a way leads to. */
const STEP: Readonly<Record<Way, number>> = {
  north: -WIDTH,
  east: 1,
  south: WIDTH,
  west: -1,
  up: -WIDTH * WIDTH,
  down: WIDTH * WIDTH,
}

function waysOf(floor: Floor): readonly Way[] {
  const { blocked } = floor
  const ways = unblocked(floor)
  return blocked.length === 0 ? ways : ways.filter((way) => !blocked.some(({ side }) => side === way))
}

function unblocked({ sides, feature, level }: Floor): readonly Way[] {
  const lies = feature === 'staircase' ? `${sides} ${level}` : sides
  const known = UNBLOCKED.get(lies)
  if (known !== undefined) return known
  const ways: Way[] = SIDES.filter((_, i) => sides.charAt(i) !== 'W')
  if (feature === 'staircase' && level > 1) ways.push('up')
  if (feature === 'staircase' && level < 3) ways.push('down')
  UNBLOCKED.set(lies, ways)
  return ways
}

/** The same ways lead out of all segments that lie alike. */
const UNBLOCKED = new Map<string, readonly Way[]>()

/** The option that takes a way. */
export function exitBy(way: Way): string {
  return EXITS[way]
}

const EXITS: Readonly<Record<Way, string>> = {
  north: actionId({ do: 'exit', way: 'north' }),
  east: actionId({ do: 'exit', way: 'east' }),
  south: actionId({ do: 'exit', way: 'south' }),
  west: actionId({ do: 'exit', way: 'west' }),
  up: actionId({ do: 'exit', way: 'up' }),
  down: actionId({ do: 'exit', way: 'down' }),
}
