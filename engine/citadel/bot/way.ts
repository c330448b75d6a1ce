import { behind, exitBy, type Floor, floorOf, type Maze, mazeOf, SIDES, type Way, waysOf } from '../known-maze.ts'
import type { CitadelView } from '../view-types.ts'
import { health } from './sight.ts'

// Where the sensible bot goes: the nearest place it wants, and the first step on the way there.

export interface Step {
  readonly id: string
  readonly why: string
  /** It is a step on the way to the Hellgate, whose place is known. */
  readonly toHellgate?: true
  /** No way leads anywhere that is wanted, as far as is known. */
  readonly anywhere?: true
}

/** The way to go, of those offered; `home` turns back to the Gateway. */
export function bestWay(raid: CitadelView, ids: readonly string[], home: boolean): Step {
  if (home && ids.includes('leave')) return { id: 'leave', why: 'Out, while we can' }
  const floors = mazeOf(raid)
  const start = floorOf(floors, raid.map.at)
  if (start === null) return anyWay(ids)
  for (const goal of home ? [toTheGateway] : goals(raid)) {
    const first = firstStep(floors, start, ids, goal.wanted)
    if (first !== null) return { id: first, why: goal.why, ...(goal.isHellgate && { toHellgate: true }) }
  }
  return anyWay(ids)
}

function anyWay(ids: readonly string[]): Step {
  const [first = 'leave'] = ids.filter((id) => id !== 'leave')
  return { id: first, why: 'There is no better way', anywhere: true }
}

// ---------------------------------------------------------------- what is wanted

interface Goal {
  /** Worth going to; `there` is null where nothing has been laid yet. */
  readonly wanted: (there: Floor | null, from: Floor, way: Way) => boolean
  readonly why: string
  readonly isHellgate?: true
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
    if (gate !== undefined) return [{ wanted: (there) => there?.id === gate.id, why: 'To the Hellgate', isHellgate: true }]
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
function firstStep(floors: Maze, start: Floor, ids: readonly string[], wanted: Goal['wanted']): string | null {
  const met = new Set([start.id])
  const queue: Reached[] = [{ floor: start, first: null }]
  for (const { floor, first } of queue) {
    for (const way of waysOf(floor)) {
      const step = first ?? exitBy(way)
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

function leadsHome(floors: Maze, floor: Floor, way: Way, ids: readonly string[]): boolean {
  return ids.includes('leave') && behind(floors, floor, way)?.kind === 'gateway'
}
