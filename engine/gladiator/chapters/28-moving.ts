import type { Script } from '../../kernel/play.ts'
import type { Seat } from '../../kernel/types.ts'
import { pickOne } from '../asks.ts'
import { parseAction, squareOption } from '../open/actions.ts'
import { columnOf, distance, rowOf, type Square } from '../open/squares.ts'
import type { Arena, ArenaState, Figure } from '../state.ts'
import type { Facing, Side } from '../tables/table-types.ts'
import { isSeenBy } from './23-sight.ts'
import { pathsAsSeen, type Reach, reach, type Way } from './29-ways.ts'
import { barredFacing, face } from './32-leaving.ts'
import type { OnSand } from './33-need.ts'
import { answered, isPlayed } from './choosing.ts'
import { enemyOf, engagersAt, isPresent, movementPoints, tagOf } from './figures.ts'
import { robotWay } from './robots/18-going.ts'
import { sightOf, tellOf } from './telling.ts'

// The movement phase: one side after the other, the fastest first (28.4, 29.1, 29.2).

export type MovingEvent =
  | {
      type: 'moved'
      rule: '29.1'
      figure: string
      from: Square
      path: readonly Square[]
      squares: number
      /** He ran into someone his side did not see (G-111). */
      stopped: boolean
    }
  | { type: 'waited'; rule: '31.1'; figure: string }

/** 28.4, G-75: those of the side who are still to move, the next one first. The prone do not move; likenesses do as the mage does (G-59). */
export function movers(s: Pick<ArenaState, 'figures'>, side: Side): readonly OnSand[] {
  const waiting = s.figures.filter((f): f is OnSand => f.side === side && isPresent(f) && f.status === 'standing' && f.moved === null)
  return waiting.toSorted((a, b) => movementPoints(b) - movementPoints(a))
}

/** One move, or the change to the other side, or the end of the phase. */
export function* moveNext(g: Arena): Script {
  const s = g.state
  const side = s.moving ?? s.first ?? 'west'
  s.moving = side
  const [f] = movers(s, side)
  if (f !== undefined) return yield* move(g, f)
  if (side === s.first) s.moving = enemyOf(side)
  else beginActions(s)
}

function beginActions(s: ArenaState): void {
  for (const f of s.figures) f.moved ??= 0
  s.moving = null
  s.phase = 'action'
}

/** 29.1: where to, and then which way he looks (G-04). Robots go their own way (18.1); anyone else without a seat stands where he is. */
function* move(g: Arena, f: OnSand): Script {
  const s = g.state
  s.active = f.id
  if (isPlayed(f) || f.coming === 'robot') {
    const barred = barredFacing(s, f)
    yield* go(g, f, isPlayed(f) ? yield* askWay(g, f) : yield* robotWay(g, f))
    yield* face(g, f, '29.1', barred)
  }
  f.moved ??= 0
  s.active = null
}

function* askWay(g: Arena, f: OnSand & { seat: Seat }): Script<Way | undefined> {
  const ways = reach(g.state, f)
  const question = { seat: f.seat, rule: '28.4', topic: 'move', about: tagOf(f), ids: moveIds(ways) } as const
  const chosen = parseAction('move', yield* answered(g, f.seat, (aside) => pickOne({ ...question, aside })))
  return chosen.kind === 'wait' ? undefined : (chosen.kind === 'to' ? ways.ways : ways.charges).get(chosen.square)
}

/** `wait`, then every square, then every charge (G-76). */
function moveIds({ ways, charges }: Reach): readonly string[] {
  const ids = ['wait']
  for (const to of ways.keys()) ids.push(squareOption('to', to))
  for (const to of charges.keys()) ids.push(squareOption('charge', to))
  return ids
}

/** Along the way, as far as nobody unseen stands on it or looks at it; a step turns the mover. What is told of it bends round nobody whom the other side does not see (G-147). */
export function* go(g: Arena, f: OnSand, way: Way | undefined): Script {
  f.moved = 0
  if (way === undefined) return yield* tellOf(g, [f], { type: 'waited', rule: '31.1', figure: tagOf(f) } satisfies MovingEvent)
  const from = f.at
  const before = sightOf(g.state, [f])
  const unseen = g.state.figures.filter((each) => !isSeenBy(g.state, f.side, each))
  const seenFrom = pathsAsSeen(g.state, f)
  const trodden: Square[] = []
  let stopped = false
  for (const square of way.path) {
    if (stopped) break
    const found = meeting(g.state, f, unseen, square)
    for (const each of found.looking) each.shown = true
    if (found.standing !== null) found.standing.shown = true
    stopped = found.standing !== null || (found.looking.length > 0 && square !== way.to)
    if (found.standing !== null) break
    step(f, square, way)
    trodden.push(square)
  }
  const path = seenFrom?.(f.at, f.moved) ?? trodden
  if (path.length > 0) f.facing = heading(path.at(-2) ?? from, f.at) ?? f.facing
  const event = { type: 'moved', rule: '29.1', figure: tagOf(f), from, path, squares: f.moved, stopped } satisfies MovingEvent
  yield* tellOf(g, [f], event, before)
}

interface Met {
  readonly standing: Figure | null
  readonly looking: readonly Figure[]
}

/** G-111: who of those his side did not know of when he set out stands on the square, and who has it in front. */
function meeting(s: ArenaState, f: OnSand, unseen: readonly Figure[], square: Square): Met {
  const looking = engagersAt(s, f.side, square).filter((each) => unseen.includes(each))
  return { standing: unseen.find(({ at }) => at === square) ?? null, looking }
}

function step(f: OnSand, to: Square, way: Way): void {
  f.moved = (f.moved ?? 0) + (way.squares === 1 ? 1 : distance(f.at, to))
  f.at = to
}

/** The way someone looks who goes from one square to the other; null where that is not straight. */
export function heading(from: Square, to: Square): Facing | null {
  const down = rowOf(to) - rowOf(from)
  const right = columnOf(to) - columnOf(from)
  if (right === 0) return down < 0 ? 'n' : 's'
  if (down === 0) return right < 0 ? 'w' : 'e'
  return null
}
