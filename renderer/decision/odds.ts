import { percent as inPercent } from '../../engine/kernel/odds.ts'
import type { Odds, Option } from '../../engine/kernel/types.ts'

/** Where there is no figure. */
export const NO_FIGURE = '–'

/** `83.3%`, `100%`, never 0 or 100 for what is only nearly so; a dash where there is no figure. */
export function percent(chance: number | undefined): string {
  return chance === undefined ? NO_FIGURE : inPercent(chance)
}

/** A chance alone, without a word about what it is of. */
export function isBare(text: string): boolean {
  return /^[\d.]+%$/.test(text)
}

/** Whether all there is to say of a choice is how likely it kills the one who makes it. */
export function isFallAlone({ die, chance, expected }: Odds): boolean {
  return die !== undefined && chance === undefined && expected === undefined
}

/** `71%`: a share of a few hundred trials; never 0 or 100 for what is only nearly so. */
export function wholePercent(share: number): string {
  const value = share <= 0 ? 0 : share >= 1 ? 100 : Math.min(99, Math.max(1, Math.round(share * 100)))
  return `${value}%`
}

/** What the chances are of, where all options that have one agree: `unhurt`; `chance` where they do not. */
export function chanceOf(options: readonly Option[]): string {
  const all = new Set(options.flatMap(({ odds }) => (odds?.chance === undefined ? [] : [odds.of ?? 'chance'])))
  const [only = 'chance'] = all
  return all.size === 1 ? only : 'chance'
}

/** The column beside chance and mean: the chance of killing the target, of felling it, or of falling oneself; none where nobody can. */
export type ThirdColumn = 'kill' | 'down' | 'fall' | 'none'

export function thirdColumn(options: readonly Option[]): ThirdColumn {
  if (options.some(({ odds }) => odds?.kill !== undefined)) return 'kill'
  if (options.some(({ odds }) => odds?.down !== undefined)) return 'down'
  return options.some(({ odds }) => odds?.die !== undefined) ? 'fall' : 'none'
}

/** A mean to two places, with a minus that is as wide as a figure. */
export function mean(expected: number | undefined): string {
  return expected === undefined ? NO_FIGURE : expected.toFixed(2).replace('-', '−')
}

/** Removes the odds for players who have switched them off. Warnings stay. */
export function withoutOdds(option: Option): Option {
  const { odds: _, ...plain } = option
  return plain
}

/** True for odds that belong in columns: chance, mean, and where someone can die, how likely that is. */
export function hasFigures(option: Option): boolean {
  return option.odds !== undefined && (option.odds.expected !== undefined || option.odds.kill !== undefined)
}
