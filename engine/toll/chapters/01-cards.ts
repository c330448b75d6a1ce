import { draw, type Play, type Script, tell } from '../../kernel/play.ts'
import type { TollEvent } from '../event-types.ts'
import type { TollState } from '../state.ts'
import { DECK, HAND } from '../tables/index.ts'

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
    yield* tell(g, { type: 'dealt', rule: '1.1', audience: [seat], seat, cards: [...side.hand] } satisfies TollEvent)
  }
  g.state.phase = 'round'
}
