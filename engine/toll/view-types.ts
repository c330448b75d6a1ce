import type { Seat } from '../kernel/types.ts'
import type { Card, End, Phase } from './state.ts'

export type { Card }

/** What one seat sees: of the other only how many cards there are, and that one is laid. */
export interface TollView {
  readonly game: 'toll'
  readonly seat: Seat
  readonly phase: Phase
  readonly round: number
  readonly rounds: number
  readonly sides: readonly SideView[]
  readonly end: End | null
}

export interface SideView {
  readonly cards: number
  /** Null for a hand that this seat may not see. */
  readonly hand: readonly Card[] | null
  readonly hasLaid: boolean
  readonly laid: Card | null
  readonly points: number
}
