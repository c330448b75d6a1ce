import { distribution } from '../../kernel/odds.ts'
import { fumbles, multiplier } from '../chapters/35-agility-rolls.ts'
import { share, succeeds } from '../open/rolls.ts'
import { type AgilityDice, ROLLS } from '../tables/limits.ts'

// Exact figures of one attack, from nothing but what is known of it: for the options, and for bots that see no more.

/** An attack as the dice take it. */
export interface Blow {
  /** Four against an evader (34.2). */
  readonly dice: AgilityDice
  readonly need: number
  /** A dice code. */
  readonly damage: string
  /** Added to it before it is multiplied (5.4, 5.6, 38.3). */
  readonly plus: number
  /** 2 for a charge given or received (5.2). */
  readonly charge: 1 | 2
  /** What the armour that is seen stops (7.2). */
  readonly armour: number
  /** It comes back from him: 5 or less alone reaches him, and nothing is multiplied (13.3, G-54). */
  readonly comesBack?: boolean
}

/** How likely each loss of SH is; index 0 is a miss or a hit that does not go through. The chances add up to 1. */
export type Losses = readonly number[]

export interface BlowOdds {
  /** That it hits, whether or not anything goes through. */
  readonly hit: number
  /** SH lost on average, as if nobody ever ran out of it. */
  readonly mean: number
  readonly losses: Losses
}

/** 35.7, G-17: that the weapon falls. */
export function fumbleChance(dice: AgilityDice, isSteady: boolean): number {
  return share(dice, (total) => fumbles(total, dice, isSteady))
}

/** Blows that have been worked out, by their damage and by all else: a bot that looks for a place asks for the same few again and again. */
const worked = new Map<string, Map<number, BlowOdds>>()

/** 6.1, 35.7, G-18, G-19: doubled on 4, tripled on 3, a charge twice that, then less the armour. */
export function oddsOfBlow(blow: Blow): BlowOdds {
  let same = worked.get(blow.damage)
  if (same === undefined) {
    same = new Map()
    worked.set(blow.damage, same)
  }
  const key = keyOf(blow)
  let odds = same.get(key)
  if (odds === undefined) {
    odds = workedOut(blow)
    same.set(key, odds)
  }
  return odds
}

/** More than any sum in this game, added to what may be less than nothing. */
const MANY = 500

/** Numbers that always hit, or never (35.7), are one. */
function keyOf({ dice, need, plus, charge, armour, comesBack = false }: Blow): number {
  const reached = Math.min(ROLLS.alwaysMiss, Math.max(ROLLS.alwaysHit, need))
  const kind = ((reached * 2 + dice - ROLLS.attackDice) * 2 + charge - 1) * 2 + (comesBack ? 1 : 0)
  return (kind * 2 * MANY + plus + MANY) * 2 * MANY + armour + MANY
}

function workedOut(blow: Blow): BlowOdds {
  const losses: number[] = []
  const add = (lost: number, p: number) => {
    losses[lost] = (losses[lost] ?? 0) + p
  }
  const damage = distribution(blow.damage)
  const rolls = distribution(`${blow.dice}D6`)
  let hit = 0
  rolls.ways.forEach((count, i) => {
    const total = rolls.least + i
    const p = count / rolls.all
    const times = timesOf(blow, total)
    if (times > 0) hit += p
    damage.ways.forEach((ways, j) => {
      const rolled = Math.max(0, damage.least + j + blow.plus) * times
      add(Math.max(0, rolled - blow.armour), (p * ways) / damage.all)
    })
  })
  const filled = Array.from(losses, (p) => p ?? 0)
  return { hit, mean: meanOf(filled), losses: filled }
}

/** By what that total multiplies the damage; 0 where it does not reach him. */
function timesOf({ need, charge, comesBack }: Blow, total: number): number {
  if (comesBack) return total <= ROLLS.alwaysHit ? charge : 0
  return succeeds(total, need) ? multiplier(total) * charge : 0
}

/** 35.7: how likely a total from one number to another is. */
export function totalChance(dice: AgilityDice, from: number, to: number): number {
  return share(dice, (total) => from <= total && total <= to)
}

/** That it takes so much or more: a daze, a knock-down, a death (35.2, 35.3, 35.6); 0 where nothing does. */
export function atLeast(losses: Losses, lost: number | null): number {
  return lost === null ? 0 : losses.reduce((sum, p, each) => sum + (each >= lost ? p : 0), 0)
}

/** Two blows at one body, the second one as he stands or lies after the first (35.2). */
export function bothBlows(first: Losses, felledBy: number | null, second: { readonly up: Losses; readonly down: Losses }): Losses {
  const { up, down } = second
  const both = Array.from({ length: first.length + Math.max(up.length, down.length) - 1 }, () => 0)
  first.forEach((p, lost) => {
    const after = felledBy !== null && lost >= felledBy ? down : up
    after.forEach((q, more) => {
      both[lost + more] = (both[lost + more] ?? 0) + p * q
    })
  })
  return both
}

export function meanOf(losses: Losses): number {
  return losses.reduce((sum, p, lost) => sum + p * lost, 0)
}
