import { type Counter, FACINGS, type Facing, type HeroState, type Section, type Spot } from '../state.ts'
import { COLUMNS, type Door, ROWS } from '../tables/index.ts'
import {
  type Catacomb,
  catacombOf,
  edgeBetween,
  indexOf,
  isFloor,
  isRed,
  neighbour,
  STEP,
  sameSpot,
  squareAt,
  takesCounters,
} from './101-catacomb.ts'
import { fits } from './203-stacking.ts'
import { countersOn, isMonster, type Stacks, stacksOf } from './section.ts'

// ---------------------------------------------------------------- the hero

/** A hero's step that way: to a square, or why not. What it costs, and whether he is free to move, is settled elsewhere. */
export type HeroStep =
  | { readonly kind: 'free'; readonly facing: Facing; readonly to: Spot }
  /** A door that has not been opened in this phase (206A6). */
  | { readonly kind: 'door'; readonly facing: Facing; readonly to: Spot; readonly door: Door }
  /** A monster that lies face up (204A, 208C1). */
  | { readonly kind: 'monster'; readonly facing: Facing; readonly to: Spot }
  | { readonly kind: 'wall'; readonly facing: Facing }

/**
 * The four steps from where the hero stands, as his player can tell them: monsters that lie face down do not stop him here, so
 * taking a step looks at `monstersAt` first (H-24). None while he is not in the catacomb.
 */
export function heroSteps(s: HeroState, section: Section): readonly HeroStep[] {
  const at = section.hero?.at ?? null
  if (at === null) return []
  const c = catacombOf(s.catacomb)
  return FACINGS.map((facing) => heroStep(c, section, at, facing, s.activity?.opened ?? []))
}

function heroStep(c: Catacomb, section: Section, at: Spot, facing: Facing, opened: readonly string[]): HeroStep {
  const to = neighbour(at, facing)
  const edge = edgeBetween(c, at, to)
  if (edge === 'wall' || !isFloor(squareAt(c, to))) return { kind: 'wall', facing }
  if (edge !== 'open' && sameSpot(edge.hall, at) && !opened.includes(edge.id)) return { kind: 'door', facing, to, door: edge }
  if (monstersAt(section, to).some(({ up }) => up)) return { kind: 'monster', facing, to }
  return { kind: 'free', facing, to }
}

/** The monsters in a square, face up or down: no hero ends a step there (204A, 208C2). */
export function monstersAt(section: Section, spot: Spot): Counter[] {
  return countersOn(section, spot).filter(({ kind }) => isMonster(kind))
}

/**
 * Hero and monster could strike at each other between these squares (210A3, 204B): not through walls or black, never in the red
 * (210A7, H-58); through a door only when the hero is inside, or has opened it in this phase (H-11, H-12).
 */
export function inReach(c: Catacomb, hero: Spot, monster: Spot, opened: readonly string[]): boolean {
  const edge = edgeBetween(c, hero, monster)
  if (edge === 'wall' || isRed(squareAt(c, hero)) || isRed(squareAt(c, monster))) return false
  return edge === 'open' || sameSpot(edge.room, hero) || opened.includes(edge.id)
}

/** The monsters in whose zones of control that square lies (204B, H-11). Dummies, traps and the succubus have none (204B3). */
export function zonesAt(s: HeroState, section: Section, spot: Spot): Counter[] {
  return countersInReach(s, section, spot).filter(({ kind }) => isMonster(kind))
}

/** The counters, of whatever kind, that could strike at a hero in that square if they were monsters. */
export function countersInReach(s: HeroState, section: Section, spot: Spot): Counter[] {
  const c = catacombOf(s.catacomb)
  const opened = s.activity?.opened ?? []
  return section.counters.filter(({ at }) => at !== null && inReach(c, spot, at, opened))
}

// ---------------------------------------------------------------- counters

/** A square that a counter can come to, by the shortest way there. */
export interface Reach {
  readonly at: Spot
  /** Movement points: one for each square entered (204D3, 211A). */
  readonly cost: number
  /** Every square entered, `at` last. */
  readonly path: readonly Spot[]
}

/** A way so far, and on how many of its squares the hero sees who takes it. */
interface Way {
  readonly at: Spot
  readonly path: readonly Spot[]
  readonly shown: number
}

const NOWHERE: ReadonlySet<number> = new Set()
const DIAGONALS: readonly Spot[] = [-1, 1].flatMap((row) => [-1, 1].map((col) => ({ row, col })))
const ALL_WAYS: readonly Spot[] = [...FACINGS.map((facing) => STEP[facing]), ...DIAGONALS]
const FOUR_WAYS: readonly Spot[] = FACINGS.map((facing) => STEP[facing])

/**
 * Where a counter may go with so many movement points, nearest first; not where it stands. Monsters walk through doors freely
 * (204A14) and never diagonally (204A9). The succubus, traps and dummies go diagonally and through walls and black, but do not
 * end there (211A, H-10). None enters the pit, the red squares or the hero's square (H-48, H-50, 204B4, 211A6), and stacking is
 * kept on the way (203B7). Of ways that are equally short the one through fewest of `seen` squares is taken (H-68).
 */
export function monsterReach(
  s: HeroState,
  section: Section,
  counter: Counter,
  points: number,
  seen: ReadonlySet<number> = NOWHERE,
): readonly Reach[] {
  if (counter.at === null) return []
  const c = catacombOf(s.catacomb)
  const stacks = stacksOf(section.counters)
  const monster = isMonster(counter.kind)
  const ways = monster ? FOUR_WAYS : ALL_WAYS
  const found: Reach[] = []
  const met = new Set([indexOf(counter.at)])
  let edge: readonly Way[] = [{ at: counter.at, path: [], shown: 0 }]
  for (let cost = 1; cost <= points; cost++) {
    const next = new Map<number, Way>()
    for (const { at, path, shown } of edge)
      for (const way of ways) {
        const to = { row: at.row + way.row, col: at.col + way.col }
        const index = indexOf(to)
        const other = next.get(index)
        if (met.has(index) || (other === undefined && !mayEnter(c, section, stacks, counter, at, to, monster))) continue
        const here = { at: to, path: [...path, to], shown: shown + Number(seen.has(index)) }
        if (other === undefined || (here.shown < other.shown && mayEnter(c, section, stacks, counter, at, to, monster)))
          next.set(index, here)
      }
    edge = [...next.values()]
    for (const { at, path } of edge) {
      met.add(indexOf(at))
      if (takesCounters(squareAt(c, at))) found.push({ at, cost, path })
    }
  }
  return found
}

/** Whether a counter may go anywhere with one movement point (204A9, 211A): `monsterReach` without the ways. */
export function hasStep(s: HeroState, section: Section, stacks: Stacks, counter: Counter): boolean {
  const { at, kind } = counter
  if (at === null) return false
  const c = catacombOf(s.catacomb)
  const monster = isMonster(kind)
  return (monster ? FOUR_WAYS : ALL_WAYS).some((way) => {
    const to = { row: at.row + way.row, col: at.col + way.col }
    return takesCounters(squareAt(c, to)) && mayEnter(c, section, stacks, counter, at, to, monster)
  })
}

/** Whether a monster can go that way: not diagonally, and through no wall or black (204A9, 211A). */
export function isWalk(c: Catacomb, from: Spot, path: readonly Spot[]): boolean {
  return path.every((to, i) => edgeBetween(c, path[i - 1] ?? from, to) !== 'wall')
}

function mayEnter(c: Catacomb, section: Section, stacks: Stacks, counter: Counter, from: Spot, to: Spot, monster: boolean): boolean {
  if (to.row < 0 || to.row >= ROWS || to.col < 0 || to.col >= COLUMNS) return false
  const square = squareAt(c, to)
  if (square.kind === 'pit' || isRed(square) || sameSpot(section.hero?.at ?? null, to)) return false
  if (monster && (square.kind === 'black' || edgeBetween(c, from, to) === 'wall')) return false
  return fits(section, counter, stacks.get(indexOf(to)) ?? [])
}
