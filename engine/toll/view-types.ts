import type { Seat } from '../kernel/types.ts'
import type { Card, TollState } from './state.ts'

/** What one seat sees: of the other only how many cards there are, and that one is laid. */
export interface TollView extends Pick<TollState, 'phase' | 'round' | 'end'> {
  readonly game: 'toll'
  readonly seat: Seat
  readonly rounds: number
  readonly sides: readonly SideView[]
}

export interface SideView {
  readonly cards: number
  /** Null for a hand that this seat may not see. */
  readonly hand: readonly Card[] | null
  readonly hasLaid: boolean
  readonly laid: Card | null
  readonly points: number
}
