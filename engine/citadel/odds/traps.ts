import { certain, chance, type Distribution, distribution, mapped } from '../../kernel/odds.ts'
import { EXPLOSION, POISON } from '../chapters/07-traps.ts'
import { wears } from '../chapters/14-items.ts'
import { edition, woundPointsLeft } from '../chapters/party.ts'
import type { Character, DelveState } from '../state.ts'
import { woundsAt } from '../tables/index.ts'

// Exact odds of a trap that is sprung (7.1, 7.2), "roll twice" with all that may follow from it included.

const FACES = 6

export interface TrapOdds {
  /** That it takes no Wound Point, 0 to 1. */
  readonly unhurt: number
  /** Wound Points lost on the average. */
  readonly wounds: number
  /** That it kills, 0 to 1. */
  readonly kill: number
}

/** How someone comes to a trap. */
export interface Approach {
  /** That it goes off, 0 to 1. */
  readonly sprung?: number
  /** Wound Points that he has paid for a spell before: they are not counted again. Less than he has. */
  readonly paid?: number
  /** Wounds that wait behind it for a survivor. */
  readonly behind?: Distribution
}

/** What a trap does to that character; poison counts unless he is immune to it (14.7). */
export function trapOdds(s: DelveState, c: Character, { sprung: p = 1, paid = 0, behind = certain(0) }: Approach = {}): TrapOdds {
  const immune = wears(c, 'neutralize-poison')
  const left = woundPointsLeft(c) - paid
  const least = c.mageArmor + left
  const trap = sprung(singleTraps(s, immune), least).map((q, n) => p * q + (n === 0 ? 1 - p : 0))
  let unhurt = 0
  let survives = 0
  let wounds = 0
  for (let n = 0; n < least; n++) {
    const q = trap.reduce((sum, each, i) => sum + each * chance(behind, (more) => i + more === n), 0)
    if (n <= c.mageArmor) unhurt += q
    survives += q
    wounds += q * Math.max(0, n - c.mageArmor)
  }
  return { unhurt, wounds: wounds + (1 - survives) * left, kill: 1 - survives }
}

/** The five traps of the table that take wounds, each as likely as the others. */
function singleTraps(s: DelveState, immune: boolean): readonly Distribution[] {
  const none = distribution('0')
  const arrow = mapped(distribution('1D6'), (die) => woundsAt('bow', die))
  const poison = immune ? none : distribution(POISON)
  const poisoned = joined(arrow, poison)
  return [arrow, poisoned, poison, distribution(String(EXPLOSION)), distribution(String(edition(s).flamingOil))]
}

/** The wounds of an arrow, and where there are any the poison's too. */
function joined(arrow: Distribution, poison: Distribution): Distribution {
  const ways: number[] = []
  arrow.ways.forEach((hits, i) => {
    const wounds = arrow.least + i
    if (wounds === 0) ways[0] = (ways[0] ?? 0) + hits * poison.all
    else
      poison.ways.forEach((count, j) => {
        const n = wounds + poison.least + j
        ways[n] = (ways[n] ?? 0) + hits * count
      })
  })
  return { least: 0, ways: Array.from(ways, (n) => n ?? 0), all: arrow.all * poison.all }
}

/**
 * The chance of each number of wounds below `least`. With a sixth of the chance two traps follow instead of one, so the
 * chances f satisfy f = single/6 + f*f/6: the root for no wound, then one after the other.
 */
function sprung(singles: readonly Distribution[], least: number): readonly number[] {
  const single = (n: number): number => singles.reduce((sum, trap) => sum + chance(trap, (wounds) => wounds === n), 0) / FACES
  const none = (FACES - Math.sqrt(FACES * FACES - 4 * FACES * single(0))) / 2
  const found = [none]
  for (let n = 1; n < least; n++) {
    let twice = 0
    for (let i = 1; i < n; i++) twice += (found[i] ?? 0) * (found[n - i] ?? 0)
    found.push((single(n) + twice / FACES) / (1 - (2 * none) / FACES))
  }
  return found
}
