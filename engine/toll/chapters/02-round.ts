import { type Play, type Script, tell } from '../../kernel/play.ts'
import type { Seat, TableCell } from '../../kernel/types.ts'
import { actionId, parseAction } from '../actions.ts'
import { pickOne, roll } from '../asks.ts'
import type { Card, Side, TollState } from '../state.ts'
import { pointsAt, rowAt } from '../tables/index.ts'

export type RoundEvent =
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

/** 2.1: each player lays a card face down, the first seat first. */
export function* layCards(g: Play<TollState>): Script {
  for (const [seat, side] of g.state.sides.entries()) {
    if (side.laid !== null) continue
    const ids = [...new Set(side.hand)].map((card) => actionId({ kind: 'lay', card }))
    const { card } = parseAction(yield* pickOne({ seat, rule: '2.1', topic: 'card', ids }))
    side.hand.splice(side.hand.indexOf(card), 1)
    side.laid = card
    yield* tell(g, { type: 'laid', rule: '2.1', seat } satisfies RoundEvent)
  }
  g.state.phase = 'throw'
}

/** 2.2, 2.3: the die is thrown, both cards are turned up, and the nearer takes the points. */
export function* throwToll(g: Play<TollState>): Script {
  const s = g.state
  const toll = yield* roll(g, '1D6', { topic: 'toll', rule: '2.2' })
  const cards = s.sides.map(({ laid }) => laid ?? 0)
  const distances = cards.map((card) => Math.abs(card - toll))
  const nearest = Math.min(...distances)
  const winners = distances.flatMap((distance, seat) => (distance === nearest ? [seat] : []))
  const [winner] = winners
  const turned = { type: 'thrown', rule: '2.3', toll, cards } as const
  if (winner === undefined || winners.length > 1) yield* tell(g, { ...turned, winner: null, points: 0 } satisfies RoundEvent)
  else {
    const points = pointsAt(nearest)
    sideOf(s, winner).points += points
    const reads: TableCell = { table: '2.3', row: String(rowAt(nearest)), column: 'points' }
    yield* tell(g, { ...turned, winner, points, reads } satisfies RoundEvent)
  }
  for (const side of s.sides) side.laid = null
  s.round += 1
  s.phase = 'lay'
}

function sideOf(s: TollState, seat: Seat): Side {
  const side = s.sides[seat]
  if (side === undefined) throw new Error(`nobody sits at ${seat}`)
  return side
}
