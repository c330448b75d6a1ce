import type { Seat } from '../kernel/types.ts'

/** A card's number, from 1 to 6. */
export type Card = number

/** How it ended; `winner` is null where both have the same points. */
export interface End {
  readonly kind: 'won' | 'even'
  readonly winner: Seat | null
}

/** A player: the name at the table, what is still in hand, the card that lies face down, and the points so far. */
export interface Side {
  readonly name: string
  hand: Card[]
  laid: Card | null
  points: number
}

export const PHASES = ['deal', 'lay', 'throw', 'over'] as const
export type Phase = (typeof PHASES)[number]

export interface TollState {
  phase: Phase
  /** The round, from 1. */
  round: number
  /** Two of them, by seat. */
  sides: Side[]
  end: End | null
}
