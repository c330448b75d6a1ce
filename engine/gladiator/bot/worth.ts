import { distribution } from '../../kernel/odds.ts'
import { isDazed, thresholds } from '../chapters/figures.ts'
import { atLeast, type Losses } from '../odds/blows.ts'
import type { ArenaState, Figure } from '../state.ts'
import { WOUNDS } from '../tables/limits.ts'
import { type Body, bodyOf } from './body.ts'

// The worth of a fighter, and how much of it a loss of SH costs.

/** What a death costs more than all that he is worth. */
const DEATH = 8
/** By so much someone without his senses is better off: hardly any of them comes to again, and he can be finished at leisure. */
const SENSELESS = 3
/** So much of his worth is there no more while he is on the ground, or dazed. */
const FELLED = 0.2
const DAZED = 0.12
/** A wounded fighter is worth more than his share of SH. */
const HARDY = 0.7

export function worth(f: Figure): number {
  return bodyOf(f).worth
}

/** What is left of his worth with so much SH. */
export function worthAt(f: Figure, sh: number): number {
  return sh <= 0 ? -DEATH : leftOf(bodyOf(f), sh)
}

function leftOf({ of, worth: all, left }: Body, sh: number): number {
  if (sh <= 0) return -DEATH
  if (sh === WOUNDS.unconscious) return SENSELESS - DEATH
  // 35.4: dazed for good.
  left[sh] ??= all * (sh / of.normal.sh) ** HARDY * (sh <= WOUNDS.permanentlyDazed ? 1 - DAZED : 1)
  return left[sh]
}

/** What a blow takes from someone's worth on average: SH, his life, his feet and his wits. */
export function harm(s: ArenaState, victim: Figure, losses: Losses): number {
  const body = bodyOf(victim)
  let found = body.harms.get(losses)
  if (found === undefined) {
    found = harmTo(s, body, losses)
    body.harms.set(losses, found)
  }
  return found
}

function harmTo(s: ArenaState, body: Body, losses: Losses): number {
  const victim = body.of
  const now = leftOf(body, victim.sh)
  const lost = losses.reduce((sum, p, loss) => sum + (p === 0 || loss === 0 ? 0 : p * (now - leftOf(body, victim.sh - loss))), 0)
  const { daze, knockDown } = thresholds(victim, s.variants)
  const felled = victim.status === 'standing' ? atLeast(losses, knockDown) * fallCost(victim) : 0
  const dazed = isDazed(victim) ? 0 : atLeast(losses, daze) * body.worth * DAZED
  return lost + felled + dazed
}

/** What so many dice take from his worth on average, past all armour. */
export function meanHarm(s: ArenaState, victim: Figure, dice: string): number {
  let losses = plain.get(dice)
  if (losses === undefined) {
    const { least, ways, all } = distribution(dice)
    losses = [...Array.from({ length: least }, () => 0), ...ways.map((many) => many / all)]
    plain.set(dice, losses)
  }
  return harm(s, victim, losses)
}

const plain = new Map<string, Losses>()

/** What it costs someone to lie on the ground. */
export function fallCost(victim: Figure): number {
  return worth(victim) * FELLED
}
