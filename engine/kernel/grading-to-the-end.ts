import type { Grading } from './grading.ts'
import type { Bounds } from './grading-types.ts'
import type { Seat } from './types.ts'

/** How a game between players is graded that is played out to its end. */
export interface ToTheEnd<S> {
  /** Whether a choice is measured: its topic, and that what is hidden from its seat can be dealt anew or is nothing. */
  readonly measures: (state: S, ask: { readonly seat: Seat; readonly topic: string }) => boolean
  /** In hundredths of the chance to win. */
  readonly bounds: Bounds
  /** Whether a game that is over was won by that seat; null for a draw. */
  readonly won: (state: S, seat: Seat) => boolean | null
  readonly unseen?: Grading<S>['unseen']
}

/** The measure of a choice is the chance to win, a draw being half of it; each seat plays for itself. */
export function gradedToTheEnd<S>({ measures, bounds, won, unseen }: ToTheEnd<S>): Grading<S> {
  return {
    terms: [{ id: 'win', label: 'chance to win', points: 100, isChance: true }],
    bounds,
    apart: true,
    horizon: (state, ask) => (measures(state, ask) ? { reached: () => false, withoutAsides: true } : null),
    account: (state, seat) => ({ win: Number(won(state, seat) ?? 0.5) }),
    ...(unseen && { unseen }),
  }
}
