import { distribution, mean } from '../../kernel/odds.ts'
import { armIn } from '../chapters/33-striking.ts'
import { missileArm } from '../chapters/37-missiles.ts'
import { agility, armour, isDazed, thresholds } from '../chapters/figures.ts'
import { atLeast, type Losses } from '../odds/blows.ts'
import { beastOf } from '../open/people.ts'
import type { ArenaState, Figure } from '../state.ts'
import { WOUNDS } from '../tables/limits.ts'

// What somebody is worth, and what a loss of SH takes from that.

/** What a death costs more than all that he is worth. */
const DEATH = 20
/** So much of his worth is there no more while he is without his senses, on the ground, or dazed. */
const HELPLESS = 0.8
const FELLED = 0.2
const DAZED = 0.12
/** A wounded fighter is worth more than his share of SH. */
const HARDY = 0.7

/** G-66: strength, agility, armour in front, the best weapon, and the wits of whoever casts. */
export function worth(f: Figure): number {
  const beast = beastOf(f)
  if (beast !== null) return beast.value
  const nimble = agility(f) - (isDazed(f) ? WOUNDS.dazePenalty : 0)
  const arms = [armIn(f, 'ready'), armIn(f, 'also'), missileArm(f, 'bow')]
  const best = Math.max(...arms.map((arm) => (arm === null ? 0 : mean(distribution(arm.damage)))))
  return Math.floor(f.normal.sh + nimble + 2 * armour(f, 'front') + 2 * best) + (f.spells.length > 0 ? f.normal.iq : 0)
}

/** What is left of his worth with so much SH. */
export function worthAt(f: Figure, sh: number): number {
  const all = worth(f)
  if (sh <= 0) return -DEATH
  return all * (sh / f.normal.sh) ** HARDY * (sh === WOUNDS.unconscious ? 1 - HELPLESS : 1)
}

/** What a blow takes from somebody's worth on average: SH, his life, his feet and his wits. */
export function harm(s: ArenaState, victim: Figure, losses: Losses): number {
  const now = worthAt(victim, victim.sh)
  const lost = losses.reduce((sum, p, loss) => sum + (p === 0 || loss === 0 ? 0 : p * (now - worthAt(victim, victim.sh - loss))), 0)
  const { daze, knockDown } = thresholds(victim, s.variants)
  const felled = victim.status === 'standing' ? atLeast(losses, knockDown) * fallCost(victim) : 0
  const dazed = isDazed(victim) ? 0 : atLeast(losses, daze) * worth(victim) * DAZED
  return lost + felled + dazed
}

/** What it costs somebody to lie on the ground. */
export function fallCost(victim: Figure): number {
  return worth(victim) * FELLED
}
