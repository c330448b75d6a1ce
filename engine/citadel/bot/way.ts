import { actionId } from '../actions.ts'
import type { CitadelView, SegmentView } from '../view-types.ts'
import { health } from './sight.ts'

// Where the sensible bot goes: the nearest place it wants, and the first step on the way there.

export interface Step {
  readonly id: string
  readonly why: string
}

interface Floor extends SegmentView {
  readonly level: number
}

const SIDES = ['north', 'east', 'south', 'west'] as const
type Side = (typeof SIDES)[number]
type Way = Side | 'up' | 'down'
const DX: Readonly<Record<Side, number>> = { north: 0, east: 1, south: 0, west: -1 }
const DY: Readonly<Record<Side, number>> = { north: -1, east: 0, south: 1, west: 0 }

/** The way to go, of those offered; `home` turns back to the Gateway. */
export function bestWay(raid: CitadelView, ids: readonly string[], home: boolean): Step {
  if (home && ids.includes('leave')) return { id: 'leave', why: 'Out, while we can' }
  const floors = new Map<string, Floor>()
  raid.map.levels.forEach(({ segments }, i) => {
    for (const segment of segments) floors.set(place(i + 1, segment.x, segment.y), { ...segment, level: i + 1 })
  })
  const start = [...floors.values()].find(({ id }) => id === raid.map.at)
  if (start === undefined) return anyWay(ids)
  for (const goal of home ? [toTheGateway] : goals(raid)) {
    const first = firstStep(floors, start, ids, goal.wanted)
    if (first !== null) return { id: first, why: goal.why }
  }
  return anyWay(ids)
}

function anyWay(ids: readonly string[]): Step {
  const [first = 'leave'] = ids.filter((id) => id !== 'leave')
  return { id: first, why: 'There is no better way' }
}

function place(level: number, x: number, y: number): string {
  return `${level}:${x}:${y}`
}

// ---------------------------------------------------------------- what is wanted

interface Goal {
  /** Worth going to; `there` is null where nothing has been laid yet. */
  readonly wanted: (there: Floor | null, from: Floor, way: Way) => boolean
  readonly why: string
}

const toTheGateway: Goal = { wanted: (there) => there?.kind === 'gateway', why: 'Back to the Gateway' }

/** What to look for, the most wanted first. */
function goals(raid: CitadelView): Goal[] {
  const { level, segmentsLeft, found, destroyed } = raid.hellgate
  const unexplored = (there: Floor | null) => there === null || !there.entered
  const onLevel = (wished: number): Goal[] => [
    {
      wanted: (there, from) => from.level === wished && unexplored(there) && (there === null || there.level === wished),
      why: 'Where nobody has been',
    },
    { wanted: (there) => there?.level === wished, why: `To level ${wished}` },
  ]
  if (found && !destroyed) {
    const gate = raid.map.levels
      .flatMap(({ segments }) => segments)
      .find(({ monsters }) => monsters.some((id) => id.startsWith('x-the-unknown')))
    if (gate !== undefined) return [{ wanted: (there) => there?.id === gate.id, why: 'To the Hellgate' }]
  }
  const anywhere: Goal = { wanted: unexplored, why: 'Where nobody has been' }
  if (level === null) {
    // Rooms may hold a mirror (13.7); corridors are safer for the hurt.
    const doors: Goal = {
      wanted: (there, from, way) => there === null && from.level === 1 && edge(from, way) === 'D',
      why: 'A room may hold a mirror',
    }
    const first = onLevel(1)[0]
    return health(raid) > 0.6 && first !== undefined ? [doors, first, anywhere] : [...(first === undefined ? [] : [first]), anywhere]
  }
  if (segmentsLeft !== null) return [...onLevel(level), anywhere]
  const doors: Goal = {
    wanted: (there, from, way) => there === null && from.level === level && edge(from, way) === 'D',
    why: 'A second mirror is wanted',
  }
  return [doors, ...onLevel(level), anywhere]
}

function edge(from: Floor, way: Way): string {
  const side = SIDES.find((each) => each === way)
  return side === undefined ? 'D' : from.sides.charAt(SIDES.indexOf(side))
}

// ---------------------------------------------------------------- how to get there

interface Reached {
  readonly floor: Floor
  readonly first: string | null
}

/** Walks outward over all that is laid, nearest first; the first step towards something wanted, or null. */
function firstStep(floors: ReadonlyMap<string, Floor>, start: Floor, ids: readonly string[], wanted: Goal['wanted']): string | null {
  const met = new Set([start.id])
  const queue: Reached[] = [{ floor: start, first: null }]
  for (const { floor, first } of queue) {
    for (const way of waysOf(floor)) {
      const step = first ?? actionId({ do: 'exit', way })
      if (first === null && !ids.includes(step) && !leadsHome(floors, floor, way, ids)) continue
      const there = behind(floors, floor, way)
      if (wanted(there, floor, way)) return ids.includes(step) ? step : 'leave'
      if (there === null || met.has(there.id)) continue
      met.add(there.id)
      queue.push({ floor: there, first: step })
    }
  }
  return null
}

function leadsHome(floors: ReadonlyMap<string, Floor>, floor: Floor, way: Way, ids: readonly string[]): boolean {
  return ids.includes('leave') && behind(floors, floor, way)?.kind === 'gateway'
}

function waysOf(floor: Floor): Way[] {
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

function behind(floors: ReadonlyMap<string, Floor>, { level, x, y }: Floor, way: Way): Floor | null {
  if (way === 'up' || way === 'down') return floors.get(place(level + (way === 'down' ? 1 : -1), x, y)) ?? null
  const side = SIDES.find((each) => each === way) ?? 'north'
  return floors.get(place(level, x + DX[side], y + DY[side])) ?? null
}
