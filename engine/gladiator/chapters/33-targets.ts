import { handsFor, isShield, weaponOf } from '../open/arms.ts'
import { beastOf, isCreature } from '../open/people.ts'
import { ahead, distance, frontSquares, isInFrontalArea } from '../open/squares.ts'
import type { ArenaState, Figure, Thing } from '../state.ts'
import { LONG_REACH } from '../tables/limits.ts'
import { isSolid } from './22-terrain.ts'
import { isInvisible, seenEnemies } from './23-sight.ts'
import { CHARGED } from './29-ways.ts'
import { isBlocked, type OnSand } from './33-need.ts'
import { armIn } from './33-striking.ts'
import { poleOf, skilled } from './figures.ts'

// The targets of a fighter from where he stands, as far as his side knows (5.2, 8.1, 8.2, 33.6 to 34.1).

/** 8.1: enemies in his front squares, clockwise from his left (G-20); of a wrestler, those he holds (G-98). */
export function enemiesInFront(s: ArenaState, f: OnSand): readonly OnSand[] {
  const enemies = seenEnemies(s, f.side)
  if (f.holds.length > 0) return enemies.filter(({ id }) => f.holds.includes(id))
  return frontSquares(f.at, f.facing).flatMap((square) => enemies.filter(({ at }) => at === square))
}

/** 5.2, G-29: with a long pole arm also the one two squares straight ahead, with neither enemy nor wall between. */
export function enemiesInReach(s: ArenaState, f: OnSand): readonly OnSand[] {
  const front = enemiesInFront(s, f)
  if (poleOf(f) !== 'P!' || f.holds.length > 0) return front
  const near = ahead(f.at, f.facing)
  const far = ahead(f.at, f.facing, LONG_REACH)
  if (near === null || far === null || isSolid(s, near) || front.some(({ at }) => at === near)) return front
  return [...front, ...seenEnemies(s, f.side).filter(({ at }) => at === far)]
}

/** 32.5, G-28: of those in reach, any who moved two squares or more, no matter who they charged. */
export function chargersInReach(s: ArenaState, f: OnSand): readonly OnSand[] {
  return enemiesInReach(s, f).filter(({ moved }) => (moved ?? 0) >= CHARGED)
}

/** 8.2, 12.2, 35.1: in the frontal area, with neither wall nor altar in the track. */
export function enemiesInSight(s: ArenaState, f: OnSand): readonly OnSand[] {
  return seenEnemies(s, f.side).filter(({ at }) => isInFrontalArea(f.at, f.facing, at) && !isBlocked(s, f.at, at))
}

/** 23.4, G-27: bow shots and throws need a visible target. */
export function targetsInSight(s: ArenaState, f: OnSand): readonly OnSand[] {
  return enemiesInSight(s, f).filter((enemy) => !isInvisible(s, enemy))
}

/** 37.4, G-24: no farther than his normal strength. */
export function targetsInThrow(s: ArenaState, f: OnSand): readonly OnSand[] {
  return targetsInSight(s, f).filter(({ at }) => distance(f.at, at) <= f.normal.sh)
}

/** The shield of a shield attack: in either hand, the ready one first (G-93). */
export function shieldOf(f: Pick<Figure, 'ready' | 'also'>): Thing | null {
  return [f.ready, f.also].find((thing) => thing !== null && isShield(thing.type)) ?? null
}

/** 33.6, G-92: the ready weapon; not a bow, and not a shield, which has its own actions. */
export function canAttack(f: Figure): boolean {
  return armIn(f, 'ready') !== null && !(f.ready !== null && isShield(f.ready.type))
}

/** 33.7: with a slashing weapon ready. */
export function canSlash(f: Figure): boolean {
  return f.ready !== null && weaponOf(f.ready.type)?.slash === true
}

/** 34.1, G-92, G-102: no two-handed weapon ready, and something to strike with in both hands; of beasts, those with two attacks. */
export function canDual(f: Figure): boolean {
  if (beastOf(f) !== null && !isCreature(f.kind) && !skilled(f, 'dual-attack')) return false
  if (beastOf(f) === null && f.ready !== null && handsFor(f.ready.type) === 2) return false
  return armIn(f, 'ready') !== null && armIn(f, 'also') !== null
}
