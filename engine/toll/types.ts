import type { Seat, TableCell } from '../kernel/types.ts'

/** A card's number, from 1 to 6. */
export type Card = number

/** A player: the name at the table, what is still in hand, the card that lies face down, and the points so far. */
interface Side {
  readonly name: string
  hand: Card[]
  laid: Card | null
  points: number
}

export interface TollState {
  phase: 'deal' | 'round' | 'lay' | 'throw' | 'over'
  /** The round, from 1. */
  round: number
  /** How many are played. */
  readonly rounds: number
  /** Two of them, by seat. */
  sides: Side[]
  /** `winner` is null where both have the same points. */
  end: { readonly kind: 'won' | 'even'; readonly winner: Seat | null } | null
}

/** What one seat sees: of the other only how many cards there are, and that one is laid. */
export interface TollView extends Pick<TollState, 'phase' | 'round' | 'rounds' | 'end'> {
  readonly game: 'toll'
  readonly seat: Seat
  readonly sides: readonly SideView[]
}

export interface SideView extends Readonly<Omit<Side, 'hand'>> {
  readonly cards: number
  /** Null for a hand that this seat may not see. */
  readonly hand: readonly Card[] | null
  readonly hasLaid: boolean
}

/** Everything that can happen. Only its own seat hears which cards it was dealt. Cards by seat; `winner` is null where both are equal. */
export type TollEvent =
  | { readonly type: 'dealt'; readonly rule: '1.1'; readonly audience: readonly Seat[]; readonly cards: readonly Card[] }
  | { readonly type: 'turn-began'; readonly rule: '2.0'; readonly turn: number }
  | { readonly type: 'laid'; readonly rule: '2.1'; readonly seat: Seat }
  | ({ readonly type: 'thrown'; readonly rule: '2.3'; readonly toll: number; readonly cards: readonly Card[] } & Taken)
  | { readonly type: 'ended'; readonly rule: '3.1'; readonly winner: Seat | null }

interface Taken {
  readonly winner: Seat | null
  readonly points: number
  readonly reads?: TableCell
}
