import type { Figure } from '../state.ts'
import { EXPERIENCE } from '../tables/limits.ts'
import { isGladiator } from './figures.ts'

/** 11.1, G-45: half a point for each SH really taken from an enemy; kept as halves. Images bring nothing (G-145). */
export function earnDamage(by: Figure, victim: Figure, lost: number): void {
  if (isGladiator(by) && by.side !== victim.side && victim.coming !== 'image') by.earned.halves += lost
}

/** 11.1, G-46: half of the normal AG and IQ of those he kills, rounded down. */
export function earnDeathBlow(by: Figure, victim: Figure): void {
  if (isGladiator(by) && by.side !== victim.side && victim.coming !== 'image')
    by.earned.deathBlows += Math.floor((victim.normal.ag + victim.normal.iq) / 2)
}

/** 11.1: a point for each SH spent on a spell that succeeds. */
export function earnSpell(by: Figure, spent: number): void {
  if (isGladiator(by)) by.earned.spells += spent * EXPERIENCE.perSpellPoint
}

/** 11.1, G-49: for everyone of the winning side who is in the arena or went out alive. */
export function earnVictory(f: Figure): void {
  if (isGladiator(f) && f.status !== 'dead') f.earned.victory = EXPERIENCE.victory
}
