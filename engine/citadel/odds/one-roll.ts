import {
  certain,
  chance,
  type Distribution,
  distribution,
  either,
  mapped,
  mean,
  percent,
  plusDistribution,
  sumOf,
} from '../../kernel/odds.ts'
import type { Odds, Part } from '../../kernel/types.ts'
import { attackParts } from '../chapters/09-attack.ts'
import { partyRanks } from '../chapters/09-facing.ts'
import { spellWounds } from '../chapters/10-combat-spells.ts'
import { fighter, isAlive, resistanceOf, woundPointsLeft } from '../chapters/party.ts'
import type { DelveState, Fight, Fighter, Id } from '../state.ts'
import { negotiationAt, type WeaponColumn, woundsAt } from '../tables/index.ts'

// Exact odds of the rolls in chapters 8 to 11 and 16, before the choice.

const FACES = 6
const DIE = distribution('1D6')

/** 1D6 not above a number: detrapping, bribes, Resistance Checks, the Hellgate. 0 to 1. */
export function atMost(number: number): number {
  return Math.min(FACES, Math.max(0, number)) / FACES
}

function only(p: number, of: string): Odds {
  return { text: percent(p), chance: p, of }
}

/** 11.0: that someone resists. */
export function resistanceOdds(f: Fighter): Odds {
  return only(atMost(resistanceOf(f)), 'resisted')
}

/** 10.5 Sleep, Charm, Redemption: that a spell without wounds gets through. */
export function overcomesOdds(target: Fighter): Odds {
  return only(1 - atMost(resistanceOf(target)), 'works')
}

/** What is left of wounds behind Mage Armor (10.6). */
function felt(wounds: Distribution, target: Fighter): Distribution {
  return target.mageArmor === 0 ? wounds : mapped(wounds, (n) => Math.max(0, n - target.mageArmor))
}

/** Chance to wound, wounds expected, chance to kill. */
function woundOdds(wounds: Distribution, target: Fighter): Odds {
  const dealt = felt(wounds, target)
  const hit = chance(dealt, (n) => n > 0)
  return { text: percent(hit), chance: hit, of: 'hit', expected: mean(dealt), kill: chance(dealt, (n) => n >= woundPointsLeft(target)) }
}

/** 9.5, 9.9: the wounds of one attack, before Mage Armor. */
export function attackWounds(who: Fighter, column: WeaponColumn): Distribution {
  const bonus = sumOf(attackParts(who, column))
  return mapped(DIE, (die) => woundsAt(column, die + bonus))
}

/** 9.5: one attack with the weapon in hand, or with claws and teeth. */
export function attackOdds(who: Fighter, column: WeaponColumn, target: Fighter): Odds {
  return woundOdds(attackWounds(who, column), target)
}

/** Wounds that a Resistance Check may undo (11.0). */
export function resistedOdds(wounds: string, target: Fighter): Odds {
  return woundOdds(resisted(distribution(wounds), target), target)
}

/** The wounds of a spell or a thing that is resisted, or not (11.0); none behind a Magic Shield where it keeps them off. */
export function resisted(wounds: Distribution, target: Fighter): Distribution {
  const safe = Math.min(FACES, Math.max(0, resistanceOf(target)))
  return either(FACES - safe, FACES, wounds, certain(0))
}

/** 10.5, 10.8: a spell that wounds one; a Magic Shield keeps it off. */
export function spellOdds(s: DelveState, spell: Parameters<typeof spellWounds>[1], target: Fighter): Odds {
  if (target.combat.magicShield) return { ...only(0, 'hit'), expected: 0, kill: 0 }
  return resistedOdds(String(spellWounds(s, spell)), target)
}

/** 10.5 Explosion, over the foes: that one at least is wounded, their wounds together, that one at least dies. */
export function explosionOdds(s: DelveState, f: Fight): Odds {
  let spared = 1
  let alive = 1
  let expected = 0
  for (const id of f.foes.flat()) {
    if (id === null) continue
    const p = explosionHits(fighter(s, id))
    spared *= 1 - p
    expected += p
    if (woundPointsLeft(fighter(s, id)) === 1) alive *= 1 - p
  }
  return { text: percent(1 - spared), chance: 1 - spared, of: 'hit', expected, kill: 1 - alive }
}

/** Party members an Explosion could kill. */
export function endangeredByExplosion(s: DelveState, f: Fight, cost: number, caster: Id): Id[] {
  const out: Id[] = []
  for (const id of partyRanks(s, f).flat()) {
    if (id === null) continue
    const left = woundPointsLeft(fighter(s, id)) - (id === caster ? cost : 0)
    if (left === 1 && explosionHits(fighter(s, id), id === caster) > 0) out.push(id)
  }
  return out
}

/** 10.5: that an Explosion takes a Wound Point from someone, 0 to 1; `own` is for its caster, unprotected by Mage Armor (10.6). */
export function explosionHits(f: Fighter, own = false): number {
  if (!isAlive(f) || f.combat.magicShield || (f.mageArmor > 0 && !own)) return 0
  return 1 - atMost(resistanceOf(f))
}

/** 8.5: agreement or better; `intimidate` of that. */
export function negotiationOdds(parts: readonly Part[]): Odds & { readonly intimidate: number } {
  const total = plusDistribution(distribution('2D6'), certain(sumOf(parts)))
  const heard = chance(total, (n) => negotiationAt(n) !== 'failure')
  return { ...only(heard, 'won over'), intimidate: chance(total, (n) => negotiationAt(n) === 'intimidate') }
}

/** 8.7: 1D6, less what Sway and Cajole take off, not above the table's number. */
export function bribeOdds(target: number, sway: number): Odds {
  return only(atMost(target + sway), 'taken')
}

/** 16.0: a failure is a wound, and may be the last one; `bears` are the Wound Points left and the wounds that Mage Armor keeps off (10.6). */
export function hellgateOdds(rating: number, bears: number): Odds {
  const p = atMost(rating)
  const odds = only(p, 'destroyed')
  return bears > 1 ? odds : { ...odds, die: 1 - p }
}
