import { layersOf } from '../chapters/22-terrain.ts'
import { isInvisible } from '../chapters/23-sight.ts'
import { movementType } from '../chapters/29-ways.ts'
import type { OnSand } from '../chapters/33-need.ts'
import { agility, halfPoints, isPresent } from '../chapters/figures.ts'
import { neighbours, type Square, steps, towards } from '../open/squares.ts'
import type { ArenaState, Figure } from '../state.ts'
import { TERRAIN } from '../tables/limits.ts'
import { FACINGS, type Facing } from '../tables/table-types.ts'
import { bestDealt, strikesFromAfar } from './strokes.ts'
import type { Temper } from './temper.ts'
import { worth } from './worth.ts'

// What a square and a facing are good for: what he can do from there, and what can be done to him.

/** Each point that the ground takes. */
const TERRAIN_POINT = 3
/** Each step that he is nearer to someone. */
const STEP = 0.4
/** What someone may do who is still to move is less certain. */
const PERHAPS = 0.7
/** Nobody walks out of a fight without meaning it. */
const OUT = 60

export function enemiesOf(s: ArenaState, f: Figure): readonly OnSand[] {
  return s.figures.filter((each): each is OnSand => each.side !== f.side && isPresent(each))
}

/** The nearest enemy; one who can still fight before any other. */
export function nearest(s: ArenaState, f: OnSand): OnSand | null {
  const far = (e: OnSand) => steps(f.at, e.at) + (e.status === 'unconscious' ? 4 : 0)
  return enemiesOf(s, f).reduce<OnSand | null>((a, b) => (a === null || far(b) < far(a) ? b : a), null)
}

/** Standing there, with so many squares behind him. */
export function placed(f: OnSand, at: Square, moved: number, facing: Facing): OnSand {
  return { ...f, at, facing, moved }
}

/** How he would look there: of all ways that which serves him best. */
export function bestFacing(s: ArenaState, f: OnSand, allowed: readonly Facing[], temper: Temper): Facing {
  const enemy = nearest(s, f)
  const plain = enemy === null ? f.facing : towards(f.at, enemy.at)
  if (!temper.weighs && allowed.includes(plain)) return plain
  const rated = allowed.map((facing) => ({ facing, value: standing(s, { ...f, facing }, temper) + (facing === plain ? 0.01 : 0) }))
  return rated.reduce((a, b) => (b.value > a.value ? b : a), rated[0] ?? { facing: f.facing, value: 0 }).facing
}

/** What a square is worth to him, looking the way that serves him best. */
export function square(s: ArenaState, f: OnSand, at: Square, moved: number, temper: Temper): number {
  const there = { ...f, at, moved }
  return Math.max(...FACINGS.map((facing) => standing(s, { ...there, facing }, temper)))
}

/** What standing there so is worth: what he can do, less what he may suffer, and the ground. */
export function standing(s: ArenaState, f: OnSand, temper: Temper): number {
  const enemies = enemiesOf(s, f)
  let own = 0
  let suffered = 0
  for (const e of enemies) {
    own = Math.max(own, attackFrom(s, f, e, temper))
    if (temper.weighs && e.status === 'standing') suffered += threat(s, f, e)
  }
  return own - temper.caution * suffered + ground(s, f) - STEP * distanceToFight(s, f)
}

/** What he can do to that enemy from there, now or when the enemy comes. */
export function attackFrom(s: ArenaState, f: OnSand, e: OnSand, temper: Temper): number {
  if (movementType(f) === 'run') return 0
  const direct = bestDealt(s, f, e) * (isToMove(e) ? PERHAPS : 1)
  const coming = temper.weighs && direct === 0 && isToMove(e) && e.status === 'standing' ? comer(f, e) : null
  const later = coming === null ? 0 : bestDealt(s, { ...f, moved: f.moved ?? 0 }, coming) * PERHAPS * PERHAPS
  return Math.max(direct, later) * (temper.shares ? 1 + e.taken / Math.max(1, 2 * e.normal.sh) : 1)
}

/** What that enemy may do to him there; half of it where he acts later and it can be evaded. */
function threat(s: ArenaState, f: OnSand, e: OnSand): number {
  const by = isToMove(e) ? comer(f, e) : e
  const hurt = by === null ? 0 : bestDealt(s, by, f)
  const isLater = agility(e) < agility(f) && movementType(f) !== 'run'
  return hurt * (isToMove(e) ? PERHAPS : 1) * (isLater ? 0.5 : 1)
}

function isToMove(e: Figure): boolean {
  return e.moved === null
}

/** The enemy where he would stand to strike him; null where that is too far for a charge. */
function comer(f: OnSand, e: OnSand): OnSand | null {
  const half = halfPoints(e)
  const at = neighbours(f.at).reduce(
    (a, b) => (steps(b, e.at) < steps(a, e.at) ? b : a),
    e.at === f.at ? f.at : (neighbours(f.at)[0] ?? f.at),
  )
  const moved = steps(at, e.at)
  return moved > half ? null : placed(e, at, moved, towards(at, f.at))
}

function ground(s: ArenaState, f: OnSand): number {
  const fire = layersOf(s, f.at, 'fire') * TERRAIN.fire.damage
  const caltrops = layersOf(s, f.at, 'caltrops') * TERRAIN.caltrops.damage
  const deadly = fire + caltrops >= f.sh ? worth(f) : 0
  return -TERRAIN_POINT * (fire + caltrops) - deadly - (s.exits.includes(f.at) ? OUT : 0)
}

function distanceToFight(s: ArenaState, f: OnSand): number {
  const enemy = nearest(s, f)
  return enemy === null ? 0 : nearness(f, enemy) + (isInvisible(s, enemy) ? 1 : 0)
}

/** So many squares beyond an enemy's charge nobody comes up to strike: one to stand beside him, one to spare. */
const OUT_OF_CHARGE = 2

/**
 * Steps to that enemy. Who strikes from afar gains nothing by running to where he can be charged: after a run he does nothing (30.2), and
 * the nearer the worse.
 */
export function nearness(f: OnSand, enemy: OnSand): number {
  const far = steps(f.at, enemy.at)
  const safe = halfPoints(enemy) + OUT_OF_CHARGE
  return far < safe && movementType(f) === 'run' && strikesFromAfar(f) ? 2 * safe - far : far
}
