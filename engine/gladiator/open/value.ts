import { distribution, mean } from '../../kernel/odds.ts'
import type { Gear } from '../sheet-types.ts'
import type { ThingType } from '../tables/ids.ts'
import { weaponOf } from './arms.ts'
import { agilityIn, armourIn } from './gear.ts'
import { fistDamage, type Person } from './people.ts'

/** G-66: what someone of a race counts for when the sides are evened, part by part. */
export interface Worth {
  readonly strength: number
  readonly agility: number
  /** In front, twice. */
  readonly armour: number
  /** Twice the average damage of the best weapon carried. */
  readonly damage: number
  /** Only of those who cast. */
  readonly wits: number
  /** The sum, rounded down. */
  readonly value: number
  readonly best: ThingType | 'fist'
}

/** The same of someone who stands there well, with all that about him. */
export function worthIn(f: Person, gear: Gear): Worth {
  const carried = [gear.ready, gear.also, ...gear.slung].filter((each) => each !== null)
  return worthOf(f, { agility: agilityIn(f, gear), front: armourIn(f, gear).front }, carried)
}

/** G-66: by agility and front armour as they are, and all that is carried. */
export function worthOf(f: Person, now: { readonly agility: number; readonly front: number }, carried: readonly ThingType[]): Worth {
  const arms = carried.flatMap((type) => {
    const weapon = weaponOf(type)
    return weapon === null ? [] : [{ type, mean: mean(distribution(weapon.damage)) }]
  })
  const fist = { type: 'fist' as const, mean: mean(distribution(fistDamage(f))) }
  const best = [...arms, fist].reduce((best, each) => (each.mean > best.mean ? each : best))
  const parts = {
    strength: f.normal.sh,
    agility: now.agility,
    armour: 2 * now.front,
    damage: 2 * best.mean,
    wits: f.kind === 'mage' ? f.normal.iq : 0,
  }
  return { ...parts, value: Math.floor(Object.values(parts).reduce((sum, part) => sum + part)), best: best.type }
}
