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
  const strength = strengthForDoors(scene)
  const behind = countersAt(scene, door.room)
  const tried = scene.section.tried?.[door.id] ?? 0
  const cost = (kind: Kind) => Math.min(HOPELESS, attempts(door, strength - weightOf(kind)))
  const costs = behind.map((counter) => {
    const kind = kindOf(counter)
    return kind === null ? mean(mayBe(scene, door.room, counter.id), cost) : cost(kind)
  })
  return Math.max(attempts(door, strength), ...costs) + (behind.length > 0 ? STUBBORN * tried : 0)
}

/** A door that cannot be opened as long as that one leans against it: it may go away. */
const HOPELESS = 20
/** Behind a door that has been tried in vain somebody strong leans against it, the likelier the more often. */
const STUBBORN = 1

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
