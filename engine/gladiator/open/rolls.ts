import { distribution } from '../../kernel/odds.ts'
import { type AgilityDice, ROLLS } from '../tables/limits.ts'

/** 35.7, G-16: 5 or less always succeeds, 16 or more never does. */
export function succeeds(total: number, need: number): boolean {
  return total <= ROLLS.alwaysHit || (total < ROLLS.alwaysMiss && total <= need)
}

/** The number that a roll of AG is held against: 5 or less always succeeds, 16 or more never does. */
export function limited(need: number): number {
  return Math.min(ROLLS.alwaysMiss - 1, Math.max(ROLLS.alwaysHit, need))
}

/** 35.7: that a roll of so many dice succeeds; three against a standing enemy in front, four against an evader. */
export function rollChance(dice: AgilityDice, need: number): number {
  return share(dice, (total) => succeeds(total, need))
}

/** How many of all throws of so many dice come to a wanted total, from 0 to 1. */
export function share(dice: AgilityDice, wanted: (total: number) => boolean): number {
  const { least, ways, all } = distribution(`${dice}D6`)
  return ways.reduce((sum, count, i) => sum + (wanted(least + i) ? count : 0), 0) / all
}

/** `2d + 1`, as the manual writes dice. */
export function diceWords(code: string): string {
  return code.replace(/D6/g, 'd').replace(/([+-])(\d+)$/, (_all, sign: string, number: string) => ` ${sign === '-' ? '−' : '+'} ${number}`)
}
