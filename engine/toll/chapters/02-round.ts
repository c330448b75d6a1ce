import { type Play, type Script, tell } from '../../kernel/play.ts'
import { cardOf, layId, pickOne, roll } from '../asks.ts'
import type { TollEvent } from '../event-types.ts'
import type { TollState } from '../state.ts'
import { readAt } from '../tables/index.ts'

/** 2.0 */
export function* beginRound(g: Play<TollState>): Script {
  g.state.phase = 'lay'
  yield* tell(g, { type: 'turn-began', rule: '2.0', turn: g.state.round } satisfies TollEvent)
}

/** 2.1: each player lays a card face down, the first seat first. */
export function* layCards(g: Play<TollState>): Script {
  for (const [seat, side] of g.state.sides.entries()) {
    if (side.laid !== null) continue
    const card = cardOf(yield* pickOne({ seat, rule: '2.1', topic: 'card', ids: [...new Set(side.hand)].map(layId) }))
    side.hand.splice(side.hand.indexOf(card), 1)
    side.laid = card
    yield* tell(g, { type: 'laid', rule: '2.1', seat } satisfies TollEvent)
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
  const [winner, ...others] = s.sides.filter((_, seat) => distances[seat] === nearest)
  for (const side of s.sides) side.laid = null
  const { row, points } = readAt(nearest)
  const turned = { type: 'thrown', rule: '2.3', toll, cards } as const
  if (winner === undefined || others.length > 0) yield* tell(g, { ...turned, winner: null, points: 0 } satisfies TollEvent)
  else {
    winner.points += points
    const reads = { table: '2.3', row: String(row), column: 'points' }
    yield* tell(g, { ...turned, winner: s.sides.indexOf(winner), points, reads } satisfies TollEvent)
  }
  s.round += 1
  s.phase = 'round'
}
