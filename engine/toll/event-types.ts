import type { Seat, TableCell } from '../kernel/types.ts'
import type { Card } from './state.ts'

/** Everything that can happen. Only its own seat hears which cards it was dealt. */
export type TollEvent =
  | {
      readonly type: 'dealt'
      readonly rule: '1.1'
      readonly audience: readonly Seat[]
      readonly seat: Seat
      readonly cards: readonly Card[]
    }
  | { readonly type: 'turn-began'; readonly rule: '2.0'; readonly turn: number }
  | { readonly type: 'laid'; readonly rule: '2.1'; readonly seat: Seat }
  | {
      readonly type: 'thrown'
      readonly rule: '2.3'
      readonly toll: number
      /** By seat. */
      readonly cards: readonly Card[]
      /** Null where both are equally near. */
      readonly winner: Seat | null
      readonly points: number
      readonly reads?: TableCell
    }
  | { readonly type: 'ended'; readonly rule: '3.1'; readonly winner: Seat | null }
