import type { Option } from '../../engine/kernel/types.ts'

/** Sums of chances miss by less than this. */
const NOTHING = 1e-9

/** `83.3 %`, `100 %`, and neither 0 nor 100 for what is only nearly so; a dash where there is nothing to say. */
export function percent(chance: number | undefined): string {
  if (chance === undefined) return '–'
  const value = chance <= NOTHING ? '0' : chance >= 1 - NOTHING ? '100' : Math.min(99.9, Math.max(0.1, chance * 100)).toFixed(1)
  return `${value.endsWith('.0') ? value.slice(0, -2) : value}\u202f%`
}

/** What the chances are of, where all options that have one agree: `unhurt`; `chance` where they do not. */
export function chanceOf(options: readonly Option[]): string {
  const all = new Set(options.flatMap(({ odds }) => (odds?.chance === undefined ? [] : [odds.of ?? 'chance'])))
  const [only = 'chance'] = all
  return all.size === 1 ? only : 'chance'
}

/** What the third column counts: kills of the foe, or where nothing strikes anybody the chance to fall of it oneself. */
export function thirdColumn(options: readonly Option[]): 'kill' | 'fall' {
  return options.some(({ odds }) => odds?.kill !== undefined) ? 'kill' : 'fall'
}

/** Odds as whoever wants none sees them: not at all. Warnings stay. */
export function withoutOdds(option: Option): Option {
  const { odds: _, ...plain } = option
  return plain
}

/** True for odds that belong in the columns hit, wounds, kill. */
export function hasFigures(option: Option): boolean {
  return option.odds !== undefined && (option.odds.expected !== undefined || option.odds.kill !== undefined)
}
