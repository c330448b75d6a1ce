import { type Exit, exitBy, type Floor, SIDES, type Way } from '../known-maze.ts'
import type { CitadelGlimpse } from '../view-types.ts'
import { fromGateway, type Reached, SAFELY, standing, WAITING, walk } from './ground.ts'
import { reach } from './leaving.ts'
import { health } from './sight.ts'
import type { Temper } from './temper.ts'

// Where the sensible bot goes, and the first step on the way there.

export interface Step {
  readonly id: string
  readonly why: string
  /** It is a step on the way to the Hellgate, whose place is known. */
  readonly toHellgate?: true
  /** No way leads anywhere that is wanted, as far as is known. */
  readonly anywhere?: true
}

/** The way to go, of those offered; `home` turns back to the Gateway. */
export function bestWay(raid: CitadelGlimpse, ids: readonly string[], home: boolean, temper: Temper): Step {
  const onward = home
    ? null
    : temper.hunts && !raid.hellgate.destroyed
      ? hunting(raid, ids)
      : (exploring(raid, ids, temper) ?? pastThem(raid, ids, temper))
  return onward ?? homeward(raid, ids) ?? wayRound(raid, ids) ?? anyWay(ids)
}

/** Where locks and rubble have closed the known way home, there may be another (6.4). */
function wayRound(raid: CitadelGlimpse, ids: readonly string[]): Step | null {
  const at = standing(raid)
  const id = at && firstStep(walk(at, SAFELY, ids), ids, { wanted: (exit) => isUnexplored(exit.to) })
  return id === null ? null : { id, why: 'The known way out is closed, and this may be another', anywhere: true }
}

function anyWay(ids: readonly string[]): Step {
  const [first = 'leave'] = ids.filter((id) => id !== 'leave')
  return { id: first, why: 'No better way is known', anywhere: true }
}

function homeward(raid: CitadelGlimpse, ids: readonly string[]): Step | null {
  if (ids.includes('leave')) return { id: 'leave', why: 'It is time to go home with what the party has' }
  const at = standing(raid)
  const gateway = at && walk(at, SAFELY, ids).find(({ floor }) => floor.kind === 'gateway')
  return gateway?.first ? { id: gateway.first, why: 'The shortest known way back to the Gateway' } : null
}

// ---------------------------------------------------------------- to live and bring something home

/** Rooms hold treasure (14.0); a corridor that comes before one is worth so many steps less. */
const CORRIDOR = 2

/** The best place to explore on the first level, past nobody who waits unless that has a price, and no farther from the Gateway than the party dares; null where there is none. */
function exploring(raid: CitadelGlimpse, ids: readonly string[], temper: Temper, waiting: number | null = null): Step | null {
  const at = standing(raid)
  if (at === null) return null
  const gate = fromGateway(raid)
  const dares = reach(raid, temper)
  const far = ({ id }: Floor) => gate.get(id) ?? 0
  const open = (there: Floor) => {
    if (!there.entered || there.kind === 'gateway' || there.level > 1 || far(there) > dares) return null
    return there.monsters.length === 0 ? 1 : waiting
  }
  let best: Step | null = null
  let least = Number.POSITIVE_INFINITY
  for (const { floor, first, steps } of walk(at, open, ids))
    for (const { way, id, to } of floor.exits) {
      const step = first ?? id
      if (!isUnexplored(to) || !ids.includes(step) || levelBehind(floor, way) > 1) continue
      const cost = steps + temper.nearGate * far(floor) + (isDoor(floor, way) ? 0 : CORRIDOR)
      if (cost < least) {
        least = cost
        best = { id: step, why: isDoor(floor, way) ? 'A new room close by may hold treasure' : 'New ground close by' }
      }
    }
  return best
}

/** Where the maze always stays (variant maze-kept), all that is left lies past those who wait (6.9): a party that is whole goes to meet them. */
function pastThem(raid: CitadelGlimpse, ids: readonly string[], temper: Temper): Step | null {
  return raid.variants.includes('maze-kept') && health(raid) >= WHOLE ? exploring(raid, ids, temper, WAITING) : null
}

const WHOLE = 0.9

/** Whether a party that stands at the Gateway finds anything to explore in this maze. */
export function leadsToNew(raid: CitadelGlimpse, temper: Temper): boolean {
  return exploring(raid, SIDES.map(exitBy), temper) !== null
}

/** Whether that step leads where nobody has been, on the level of the Hellgate. */
export function entersNew(raid: CitadelGlimpse, id: string): boolean {
  const at = standing(raid)
  const exit = at?.exits.find((each) => each.id === id)
  return at !== null && exit !== undefined && levelBehind(at, exit.way) === raid.hellgate.level && isUnexplored(exit.to)
}

function isUnexplored(there: Floor | null): boolean {
  return there === null || (!there.entered && there.kind !== 'gateway')
}

function levelBehind({ level }: Floor, way: Way): number {
  return way === 'down' ? level + 1 : way === 'up' ? level - 1 : level
}

function isDoor(floor: Floor, way: Way): boolean {
  const side = SIDES.find((each) => each === way)
  return side === undefined || floor.sides.charAt(SIDES.indexOf(side)) === 'D'
}

// ---------------------------------------------------------------- the Hellgate

interface Goal {
  /** Worth going to. */
  readonly wanted: (exit: Exit, from: Floor) => boolean
  readonly why: string
  readonly isHellgate?: true
}

/** The nearest place of the kind wanted most. */
function hunting(raid: CitadelGlimpse, ids: readonly string[]): Step | null {
  const at = standing(raid)
  if (at === null) return null
  const ground = walk(at, SAFELY, ids)
  for (const goal of goals(raid)) {
    const step = firstStep(ground, ids, goal)
    if (step !== null) return { id: step, why: goal.why, ...(goal.isHellgate && { toHellgate: true }) }
  }
  return null
}

function firstStep(ground: readonly Reached[], ids: readonly string[], { wanted }: Pick<Goal, 'wanted'>): string | null {
  for (const { floor, first } of ground)
    for (const exit of floor.exits) {
      const step = first ?? exit.id
      if (ids.includes(step) && wanted(exit, floor)) return step
    }
  return null
}

/**
 * What to look for, the most wanted first: the Hellgate where it was found, otherwise new ground alone. Who wants to be somewhere already known
 * comes there, wants something else, and is back again.
 */
function goals(raid: CitadelGlimpse): Goal[] {
  const { level, segmentsLeft, found } = raid.hellgate
  const onLevel = (wished: number): Goal[] => [
    {
      wanted: ({ to }, from) => from.level === wished && isUnexplored(to) && (to === null || to.level === wished),
      why: 'The nearest new ground',
    },
    {
      wanted: ({ to, way }, from) => isUnexplored(to) && levelBehind(from, way) === wished,
      why: `The nearest way to level ${wished}, where the Hellgate is`,
    },
  ]
  if (found) {
    const gate = raid.map.levels
      .flatMap(({ segments }) => segments)
      .find(({ monsters }) => monsters.some((id) => id.startsWith('x-the-unknown')))
    if (gate !== undefined) return [{ wanted: ({ to }) => to?.id === gate.id, why: 'The shortest way to the Hellgate', isHellgate: true }]
  }
  const anywhere: Goal = { wanted: ({ to }) => isUnexplored(to), why: 'The nearest new ground' }
  const rooms = (wished: number, why: string): Goal => ({
    wanted: ({ to, way }, from) => to === null && from.level === wished && isDoor(from, way),
    why,
  })
  if (level === null) {
    // Rooms may hold a mirror (13.7); corridors are safer for the hurt.
    const [first] = onLevel(1)
    return [
      ...(health(raid) > 0.6 ? [rooms(1, 'A room may hold a mirror that shows where the Hellgate is')] : []),
      ...(first === undefined ? [] : [first]),
      anywhere,
    ]
  }
  if (segmentsLeft !== null) return [...onLevel(level), anywhere]
  return [rooms(level, 'A mirror on this level tells how far the Hellgate is'), ...onLevel(level), anywhere]
}
