import type { Counter, Kind, Section, Spot } from '../state.ts'
import { COUNTERS, MOST_STACKING } from '../tables/index.ts'
import { counterOf, countersOn, isMonster, isRiches } from './section.ts'

/** The stacking factors of some counters together (203B1). */
export function stackingOf(counters: readonly { readonly kind: Kind }[]): number {
  return counters.reduce((sum, { kind }) => sum + COUNTERS[kind].stacking, 0)
}

/**
 * Those counters may be in one square, also while one of them only passes through (203B7, H-51): two stacking factors at most,
 * and no more than one counter of riches beside a monster (203B6, H-09).
 */
export function mayStack(counters: readonly { readonly kind: Kind }[]): boolean {
  if (stackingOf(counters) > MOST_STACKING) return false
  const riches = counters.filter(({ kind }) => isRiches(kind)).length
  return riches <= 1 || !counters.some(({ kind }) => isMonster(kind))
}

/** The counter, with what it carries, may enter or pass that square (203B). */
export function fits(section: Section, counter: Counter, spot: Spot): boolean {
  const moving = counter.with === null ? [counter] : [counter, counterOf(section, counter.with)]
  return mayStack([...countersOn(section, spot).filter((there) => !moving.includes(there)), ...moving])
}
