import { draw, type Script } from '../../../kernel/play.ts'
import { beyond, distance, type Sector, SQUARES, type Square, STEPS, sectorOf, squareId } from '../../open/squares.ts'
import type { Arena, ArenaState } from '../../state.ts'
import { isGround, layersOf } from '../22-terrain.ts'
import { seenEnemies } from '../23-sight.ts'
import { CHARGED, reach, type Way } from '../29-ways.ts'
import type { OnSand } from '../33-need.ts'
import { halfPoints, skilled, tagOf } from '../figures.ts'
import { tellOf } from '../telling.ts'
import { type Goal, goalOf } from './18-goals.ts'
import { type Habits, habitsOf, keepsOff, type Wariness } from './18-habits.ts'

// How robots move (18.1, 19.1 to 22.1, G-138): as near to what they want as their ways and their caution let them.

export type GoingEvent = { type: 'makes-for-exit'; rule: '18.1'; figure: string }

/** The way it takes; undefined where it stays. */
export function* robotWay(g: Arena, f: OnSand): Script<Way | undefined> {
  const s = g.state
  const habits = habitsOf(f)
  if (habits === null) return undefined
  const goal = yield* goalOf(g, f)
  if (goal.why === 'exit') yield* tellOf(g, [f], { type: 'makes-for-exit', rule: '18.1', figure: tagOf(f) } satisfies GoingEvent)
  const isBad = yield* bad(g, f, habits)
  const far = field(s, f, goal.squares, isBad)
  const ways = yield* paced(
    g,
    f,
    habits,
    far,
    waysOf(s, f).filter(({ path }) => !path.some(isBad)),
  )
  const here: Way = { to: f.at, squares: 0, points: 0, path: [] }
  const open = isBad(f.at) && ways.length > 0 ? ways : [here, ...ways]
  const best = yield* bestOf(g, open, (way) => worth(f, goal, way, far))
  return best.squares === 0 ? undefined : best
}

function waysOf(s: ArenaState, f: OnSand): readonly Way[] {
  const { ways, charges } = reach(s, f)
  return [...ways.values(), ...charges.values()]
}

// ---------------------------------------------------------------- what it keeps off

/** 19.1 to 22.1: squares of fire and caltrops, as wary as its page says. */
function* bad(g: Arena, f: OnSand, { fire, caltrops }: Habits): Script<(square: Square) => boolean> {
  const s = g.state
  const hasTerrain = s.terrain.some(({ kind }) => kind === 'fire' || kind === 'caltrops')
  if (!hasTerrain) return () => false
  const noFire = yield* isWary(g, f, fire)
  const noCaltrops = yield* isWary(g, f, caltrops)
  return (square) => (noFire && layersOf(s, square, 'fire') > 0) || (noCaltrops && layersOf(s, square, 'caltrops') > 0)
}

function* isWary(g: Arena, f: OnSand, wariness: Wariness): Script<boolean> {
  if (wariness !== 'generally') return keepsOff(f, wariness)
  return (yield* draw(g, GENERALLY)) === 'keep-off'
}

const GENERALLY = ['keep-off', 'keep-off', 'keep-off', 'keep-off', 'keep-off', 'cross']

// ---------------------------------------------------------------- how fast

/** 19.1, 21.1: near an enemy a Needler Bush runs no more, and a Slayer charges home or shifts. */
function* paced(g: Arena, f: OnSand, { slowsAt }: Habits, far: Field, ways: readonly Way[]): Script<readonly Way[]> {
  const isNear = slowsAt !== null && seenEnemies(g.state, f.side).some(({ at }) => distance(f.at, at) <= slowsAt)
  if (!isNear) return ways
  const walked = ways.filter(({ squares }) => squares <= halfPoints(f))
  if (f.kind !== 'slayer' || f.ready === null) return walked
  const home = walked.filter(({ squares, to }) => squares >= CHARGED && far[to] === 0)
  if (home.length > 0 && (yield* draw(g, ['charge', 'shift'])) === 'charge') return home
  return walked.filter(({ squares }) => squares < CHARGED)
}

// ---------------------------------------------------------------- how near

/** Steps from each square to the nearest one wanted; no entry where there is no way. */
type Field = readonly (number | undefined)[]

function field(s: ArenaState, f: OnSand, goals: readonly Square[], isBad: (square: Square) => boolean): Field {
  const far: (number | undefined)[] = Array.from({ length: SQUARES })
  const queue = goals.filter((square) => isGround(s, f, square) && !isBad(square))
  for (const square of queue) far[square] = 0
  for (const square of queue)
    for (const by of STEPS) {
      const next = beyond(square, by)
      if (next === null || far[next] !== undefined || !isGround(s, f, next) || isBad(next)) continue
      far[next] = (far[square] ?? 0) + 1
      queue.push(next)
    }
  return far
}

/** What decides between two ways, the first difference first: the less the better. */
type Worth = readonly number[]

/** 18.1: nearest to what it wants, and then by the fewest squares; 20.1: those who phase come out behind someone's back. */
function worth(f: OnSand, { squares, enemy }: Goal, way: Way, far: Field): Worth {
  const near = far[way.to] ?? NO_WAY + Math.min(...squares.map((square) => distance(way.to, square)))
  const sector = enemy === null || !skilled(f, 'phase') ? null : sectorOf(enemy.at, enemy.facing, way.to)
  return [near, sector === null ? 0 : BEHIND[sector], way.squares]
}

const NO_WAY = 1000
const BEHIND: Readonly<Record<Sector, number>> = { rear: 0, side: 1, front: 2 }

/** Of equals one is drawn by the square where it ends. */
function* bestOf(g: Arena, ways: readonly Way[], worthOf: (way: Way) => Worth): Script<Way> {
  const rated = ways.map((way) => ({ way, worth: worthOf(way) })).toSorted((a, b) => compared(a.worth, b.worth))
  const [first] = rated
  if (first === undefined) throw new Error('nowhere to be')
  const equals = rated.filter(({ worth }) => compared(worth, first.worth) === 0)
  if (equals.length === 1) return first.way
  const id = yield* draw(
    g,
    equals.map(({ way }) => squareId(way.to)),
  )
  return (equals.find(({ way }) => squareId(way.to) === id) ?? first).way
}

function compared(a: Worth, b: Worth): number {
  return a.map((each, i) => each - (b[i] ?? 0)).find((each) => each !== 0) ?? 0
}
