import type { Seat } from '../kernel/types.ts'

/** A card's number, from 1 to 6. */
export type Card = number

/** A player: the name at the table, what is still in hand, the card that lies face down, and the points so far. */
export interface Side {
  readonly name: string
  hand: Card[]
  laid: Card | null
  points: number
}

export interface TollState {
  phase: 'deal' | 'round' | 'lay' | 'throw' | 'over'
  /** The round, from 1. */
  round: number
  /** Two of them, by seat. */
  sides: Side[]
  /** `winner` is null where both have the same points. */
  end: { readonly kind: 'won' | 'even'; readonly winner: Seat | null } | null
}
