import { levelOf } from '../chapters/102-levels.ts'
import { isMonster } from '../chapters/section.ts'
import type { Kind } from '../state.ts'
import { BLOCKING, type Door } from '../tables/index.ts'
import { countersAt, kindOf, mayBe, mean, type Scene } from './seen.ts'
import { attempts, flood } from './ways.ts'

// Doors as the hero of a scene finds them: what lies behind one may lean against it (206C).

/** From this turn on he keeps to the halls: a door that has been held against him so long may be held for ever. */
const NO_MORE_DOORS = 30

/** What he has for doors; the halls always lead to Alysa. */
export function strengthForDoors({ view, hero }: Scene): number {
  return view.turn < NO_MORE_DOORS ? levelOf(hero.now, 'strength') : 0
}

/** Movement points until it opens, on average, with what may lie behind it. */
export function doorCost(scene: Scene, door: Door): number {
  return attempts(door, strengthForDoors(scene) - held(scene, door))
}

/** What the counters behind a door are likely to take off his dice: the strongest of them, where several may. */
function held(scene: Scene, door: Door): number {
  const weights = countersAt(scene, door.room).map((counter) => {
    const kind = kindOf(counter)
    return kind === null ? mean(mayBe(scene, door.room, counter.id), weightOf) : weightOf(kind)
  })
  return Math.max(0, ...weights)
}

function weightOf(kind: Kind): number {
  return isMonster(kind) ? -(BLOCKING[kind] ?? 0) : 0
}

const homes = new WeakMap<Scene, readonly number[]>()

/** Movement points from every square to Alysa, by index, as he finds the doors. */
export function homeOf(scene: Scene): readonly number[] {
  const home = homes.get(scene) ?? flood(scene.c, scene.c.alysa, (door) => doorCost(scene, door))
  homes.set(scene, home)
  return home
}
