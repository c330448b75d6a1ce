import { draw, type Play, type Script, tell } from '../../kernel/play.ts'
import type { Seat } from '../../kernel/types.ts'
import type { Card, TollState } from '../state.ts'
import { DECK, HAND } from '../tables/index.ts'

/** Only its own seat hears which cards it was dealt. */
export interface DealtEvent {
  readonly type: 'dealt'
  readonly rule: '1.1'
  readonly audience: readonly Seat[]
  readonly seat: Seat
  readonly cards: readonly Card[]
}

/** 1.1: cards are drawn for one player, then for the other; neither sees the other's. */
export function* deal(g: Play<TollState>): Script {
  const deck = [...DECK]
  for (const [seat, side] of g.state.sides.entries()) {
    while (side.hand.length < HAND) {
      const card = Number(yield* draw(g, deck.map(String)))
      deck.splice(deck.indexOf(card), 1)
      side.hand.push(card)
    }
    side.hand.sort((a, b) => a - b)
    yield* tell(g, { type: 'dealt', rule: '1.1', audience: [seat], seat, cards: [...side.hand] } satisfies DealtEvent)
  }
  g.state.phase = 'lay'
}
