import type { Counter, Kind, Section } from '../state.ts'
import { COUNTERS, MOST_STACKING } from '../tables/index.ts'
import { counterOf, isMonster, isRiches } from './section.ts'

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

/** The counter, with what it carries, may enter or pass a square where those lie (203B); into an empty one it always fits. */
export function fits(section: Section, counter: Counter, there: readonly Counter[]): boolean {
  if (there.length === 0) return true
  const moving = counter.with === null ? [counter] : [counter, counterOf(section, counter.with)]
  return mayStack([...there.filter((other) => !moving.includes(other)), ...moving])
}
