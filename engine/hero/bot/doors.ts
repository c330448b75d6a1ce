import { ofLatest } from '../../kernel/latest.ts'
import { type Catacomb, indexOf } from '../chapters/101-catacomb.ts'
import { attempts, flood, fromMap } from '../chapters/101-ways.ts'
import { levelOf } from '../chapters/102-levels.ts'
import { isMonster } from '../chapters/section.ts'
import type { Kind, Spot } from '../state.ts'
import { BLOCKING, type Door } from '../tables/index.ts'
import { countersAt, kindOf, mayBe, type Scene } from './seen.ts'

// Doors as the hero of a scene finds them: what lies behind one may lean against it (206C).

/** From this turn on he keeps to the halls: a door that has been held against him so long may be held to the end. */
const NO_MORE_DOORS = 30

/** Attempts at one door after which he leaves it alone for good. */
const GIVEN_UP = 18

/** What he has for doors; the halls always lead to Alysa. */
export function strengthForDoors({ view, hero }: Scene): number {
  return view.turn < NO_MORE_DOORS ? levelOf(hero.now, 'strength') : 0
}

/** Movement points until it opens, on average, with what may lie behind it: the strongest that it may be leans against it (206C). */
export function doorCost(scene: Scene, door: Door): number {
  return doorwaysOf(scene).costs.get(door) ?? Number.POSITIVE_INFINITY
}

function costOf(scene: Scene, door: Door): number {
  const strength = strengthForDoors(scene)
  const tried = scene.section.tried?.[door.id] ?? 0
  if (tried >= GIVEN_UP) return Number.POSITIVE_INFINITY
  const costs = countersAt(scene, door.room).map((counter) => {
    const kind = kindOf(counter)
    const kinds = kind === null ? mayBe(scene, door.room, counter.id) : new Map([[kind, 1]])
    let sum = 0
    let all = 0
    for (const [each, count] of kinds) {
      const tries = attempts(door, strength - weightOf(each))
      // A monster that is easily pushed away would hardly have held it so often.
      const weight = Math.max(0, count) * (1 - 1 / tries) ** tried
      sum += weight * Math.min(HOPELESS, tries)
      all += weight
    }
    return all === 0 ? 0 : sum / all
  })
  return Math.max(attempts(door, strength), ...costs)
}

/** For a door that cannot be opened as long as that one leans against it: it may go away. */
const HOPELESS = 20

function weightOf(kind: Kind): number {
  return isMonster(kind) ? -(BLOCKING[kind] ?? 0) : 0
}

/** What each door costs, and the ways that have been worked out with that. */
interface Doorways {
  readonly costs: ReadonlyMap<Door, number>
  readonly to: Map<number, readonly number[]>
}

/** From one step of a hero to the next most doors stay as they are, and so do the ways. */
const latest = new WeakMap<Catacomb, Doorways>()

const doorwaysOf = ofLatest((scene: Scene): Doorways => {
  const { doors } = scene.c
  const costs = new Map(doors.map((door) => [door, costOf(scene, door)]))
  const before = latest.get(scene.c)
  const isAsBefore = before !== undefined && doors.every((door) => before.costs.get(door) === costs.get(door))
  const now = isAsBefore ? before : { costs, to: new Map<number, readonly number[]>() }
  latest.set(scene.c, now)
  return now
})

/** Movement points from every square to that one, by index, as he finds the doors. */
export function waysTo(scene: Scene, goal: Spot): readonly number[] {
  const { costs, to } = doorwaysOf(scene)
  return fromMap(to, indexOf(goal), () => flood(scene.c, goal, (door) => costs.get(door) ?? Number.POSITIVE_INFINITY))
}

/** Movement points from every square to Alysa. */
export function homeOf(scene: Scene): readonly number[] {
  return waysTo(scene, scene.c.alysa)
}
