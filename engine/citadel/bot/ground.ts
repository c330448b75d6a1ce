import { ofLatest } from '../../kernel/latest.ts'
import { type Floor, type Maze, mazeOf } from '../known-maze.ts'
import type { CitadelGlimpse } from '../view-types.ts'

// The known ground, walked outward: what can be reached, how far it is, and the first step.

export interface Reached {
  readonly floor: Floor
  /** The option that is the first step there; null for where the walk begins. */
  readonly first: string | null
  readonly steps: number
  /** Steps, and what else speaks against the way. */
  readonly cost: number
}

/** What a segment costs to walk into; null where nobody should. */
export type Toll = (there: Floor) => number | null

/** Everything that can be reached from a segment, the cheapest first. The first step is one of `ids`, where they are given. */
export function walk(start: Floor, toll: Toll, ids?: readonly string[]): readonly Reached[] {
  const out: Reached[] = []
  const best = new Map([[start.id, 0]])
  const open: Reached[] = [{ floor: start, first: null, steps: 0, cost: 0 }]
  for (let next = cheapest(open); next !== undefined; next = cheapest(open)) {
    const { floor, first, steps, cost } = next
    if (cost > (best.get(floor.id) ?? 0)) continue
    out.push(next)
    for (const { id, to: there } of floor.exits) {
      const step = first ?? id
      if (first === null && ids !== undefined && !ids.includes(step)) continue
      const more = there === null ? null : toll(there)
      if (there === null || more === null || cost + more >= (best.get(there.id) ?? Number.POSITIVE_INFINITY)) continue
      best.set(there.id, cost + more)
      open.push({ floor: there, first: step, steps: steps + 1, cost: cost + more })
    }
  }
  return out
}

/** Takes the cheapest out of the list; of equals the one that came first. */
function cheapest(open: Reached[]): Reached | undefined {
  let at = 0
  for (let i = 1; i < open.length; i++) if ((open[i]?.cost ?? 0) < (open[at]?.cost ?? 0)) at = i
  return open.splice(at, 1)[0]
}

/** Monsters that wait there are met for certain (6.9). */
export const WAITING = 4
/** Nobody knows what is met where nobody has been (8.1). */
const NEVER_ENTERED = 2

/** The way of those who want to arrive: round what waits, and where they have been. */
export const SAFELY: Toll = ({ monsters, entered, kind }) =>
  1 + (monsters.length > 0 ? WAITING : 0) + (entered || kind === 'gateway' ? 0 : NEVER_ENTERED)

/** Steps from the Gateway to every segment that can be reached from it. */
export function fromGateway(raid: CitadelGlimpse): ReadonlyMap<string, number> {
  return stepsIn(mazeOf(raid))
}

const stepsIn = ofLatest((maze: Maze): ReadonlyMap<string, number> => {
  const found = new Map<string, number>()
  const gateway = [...maze.values()].find(({ kind }) => kind === 'gateway')
  if (gateway !== undefined) for (const { floor, steps } of walk(gateway, SAFELY)) found.set(floor.id, steps)
  return found
})

/** The segment the party stands on; null where it stands nowhere. */
export function standing(raid: CitadelGlimpse): Floor | null {
  return mazeOf(raid).get(raid.map.at) ?? null
}
