import { draw, type Script } from '../../../kernel/play.ts'
import { isRobot } from '../../open/people.ts'
import { ALL_SQUARES, distance, neighbours, type Square, squareAt } from '../../open/squares.ts'
import type { Arena, ArenaState, Figure } from '../../state.ts'
import { ARENA } from '../../tables/limits.ts'
import { isSolid } from '../22-terrain.ts'
import { seenEnemies } from '../23-sight.ts'
import type { OnSand } from '../33-need.ts'
import { engagedBy, presentOn, tagOf } from '../figures.ts'
import { isBadlyHurt } from './18-habits.ts'
import { lastPlaces } from './18-last-seen.ts'
import { PSYCHIC_RANGE } from './22-boosting.ts'

// Where a robot wants to be (18.1, 19.1 to 22.1, G-138).

export interface Goal {
  readonly why: 'enemy' | 'exit' | 'search' | 'krill' | 'friend'
  readonly squares: readonly Square[]
  /** The enemy it is after, to get behind him (20.1). */
  readonly enemy: OnSand | null
}

/** The one thing it heads for in this move. */
export function* goalOf(g: Arena, f: OnSand): Script<Goal> {
  const s = g.state
  if (isBadlyHurt(f) && s.exits.length > 0 && mayLeave(s, f)) return yield* wayOut(g, f)
  // 20.2: with someone's weapon it makes off, to drop it somewhere near the exit.
  if (f.kind === 'imp' && f.slung.length > 0 && s.exits.length > 0)
    return { why: 'exit', squares: s.exits.flatMap(neighbours), enemy: null }
  const krills = f.kind === 'slayer' && f.ready === null ? s.things.filter(({ type }) => type === 'krill') : []
  if (krills.length > 0) return { why: 'krill', squares: krills.map(({ at }) => at), enemy: null }
  const friend = f.kind === 'evil-mage' ? strongestRobot(s, f) : null
  if (friend !== null) return { why: 'friend', squares: besideOf(s, friend.at), enemy: null }
  return yield* enemyGoal(g, f)
}

/** 19.1 to 19.3, 21.1: an engaged robot stays; a Slayer disengages, and those who phase are gone. */
function mayLeave(s: ArenaState, f: OnSand): boolean {
  return f.kind === 'phase-spider' || f.kind === 'evil-mage' || engagedBy(s, f).length === 0
}

/** 21.2: a Behemoth sometimes stays beside the exit, and guards it. */
function* wayOut(g: Arena, f: OnSand): Script<Goal> {
  const { exits } = g.state
  const guards = f.kind === 'behemoth' && (yield* draw(g, SOMETIMES)) === 'guard'
  return { why: 'exit', squares: guards ? exits.flatMap(neighbours) : exits, enemy: null }
}

const SOMETIMES = ['guard', 'exit', 'exit', 'exit', 'exit', 'exit']

/** 18.1: next to the nearest enemy in sight; of equals one is drawn. */
function* enemyGoal(g: Arena, f: OnSand): Script<Goal> {
  const s = g.state
  const enemies = seenEnemies(s, f.side)
  const least = Math.min(...enemies.map(({ at }) => distance(f.at, at)))
  const nearest = enemies.filter(({ at }) => distance(f.at, at) === least)
  const [first] = nearest
  if (first === undefined) return { why: 'search', squares: placesToLook(s, f), enemy: null }
  const id = nearest.length === 1 ? tagOf(first) : yield* draw(g, nearest.map(tagOf))
  const enemy = nearest.find((each) => tagOf(each) === id) ?? first
  return { why: 'enemy', squares: f.kind === 'evil-mage' ? within(s, enemy.at, PSYCHIC_RANGE) : besideOf(s, enemy.at), enemy }
}

/** G-138: with nobody in sight the nearest places where someone was last seen, without any the middle of the arena. */
function placesToLook(s: ArenaState, f: OnSand): readonly Square[] {
  const places = lastPlaces(s, f.side)
  const least = Math.min(...places.map((at) => distance(f.at, at)))
  return places.length === 0 ? MIDDLE : places.filter((at) => distance(f.at, at) === least)
}

const MIDDLE: readonly Square[] = [squareAt(Math.floor(ARENA.rows / 2), ARENA.columns / 2) ?? 0]

function besideOf(s: ArenaState, at: Square): readonly Square[] {
  return neighbours(at).filter((square) => !isSolid(s, square))
}

/** Alone an Evil Mage keeps as far off as its Psychic Blast goes: it has nothing to strike with (22.1). */
function within(s: ArenaState, at: Square, far: number): readonly Square[] {
  return ALL_SQUARES.filter((square) => distance(at, square) === far && !isSolid(s, square))
}

/** 22.1: of the other robots of its side the strongest, and of equals the nearest; null where it is alone. */
export function strongestRobot(s: ArenaState, f: OnSand): OnSand | null {
  const others = presentOn(s, f.side).filter((each: Figure) => each.id !== f.id && isRobot(each.kind) && each.kind !== f.kind)
  const [best] = others.toSorted((a, b) => b.normal.sh - a.normal.sh || distance(f.at, a.at) - distance(f.at, b.at))
  return best ?? null
}
