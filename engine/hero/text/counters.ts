import { KIND_NAMES } from '../open/names.ts'
import type { Kind, Spot } from '../state.ts'

// The names of counters where several lie in one square.

export interface Lying {
  readonly id: string
  /** Null where it is not known. */
  readonly kind: Kind | null
  readonly at: Spot | null
}

/** Two lie side by side, more in rows of two, in the order of their section. */
const SIDES = ['left', 'right'] as const
const CORNERS = ['upper left', 'upper right', 'lower left', 'lower right'] as const

/** Where in its square a counter lies, as the board shows it; null where nothing else there could be meant. */
export function sideOf(
  counters: readonly Lying[],
  { id, at }: Lying,
  isLike: (other: Lying) => boolean = () => true,
): (typeof SIDES | typeof CORNERS)[number] | null {
  const here = counters.filter((other) => at !== null && other.at?.row === at.row && other.at.col === at.col)
  if (!here.some((other) => other.id !== id && isLike(other))) return null
  return (here.length > SIDES.length ? CORNERS : SIDES)[here.findIndex((other) => other.id === id)] ?? null
}

/** Counters as the hero knows them: what he has never seen is nothing that could be meant (203A). */
export function asHeKnows<C extends Lying & { readonly kind: Kind; readonly up: boolean; readonly known: boolean }>(
  counters: readonly C[],
): readonly Lying[] {
  return counters.map(({ id, kind, at, up, known }) => ({ id, kind: up || known ? kind : null, at }))
}

/** A counter by what it is: `goblin`; where another goblin lies in its square, `left goblin`. */
export function counterName(counters: readonly Lying[], counter: Lying & { readonly kind: Kind }): string {
  const side = sideOf(counters, counter, ({ kind }) => kind === counter.kind)
  return side === null ? KIND_NAMES[counter.kind] : `${side} ${KIND_NAMES[counter.kind]}`
}
