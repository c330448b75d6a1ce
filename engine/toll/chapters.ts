import { draw, mark, type Play, type Script, tell } from '../kernel/play.ts'
import { cardOf, layId, pickOne, roll } from './asks.ts'
import { DECK, HAND, readAt } from './tables/index.ts'
import type { TollEvent, TollState } from './types.ts'

/** The whole game; entered again on a mark's state it goes on where the phase says. */
export function* game(g: Play<TollState>): Script {
  const s = g.state
  if (s.phase === 'deal') yield* deal(g)
  while (s.round <= s.rounds) {
    if (s.phase === 'round') yield* beginRound(g)
    if (s.phase === 'lay') {
      yield* mark(g)
      yield* layCards(g)
    }
    if (s.phase !== 'throw') throw new Error(`no rule knows the phase ${s.phase}`)
    yield* throwToll(g)
  }
  yield* cross(g)
}

/** 1.1: cards are drawn for one player, then for the other; neither sees the other's. */
function* deal(g: Play<TollState>): Script {
  const deck = [...DECK]
  for (const [seat, side] of g.state.sides.entries()) {
    while (side.hand.length < HAND) {
      const card = Number(yield* draw(g, deck.map(String)))
      deck.splice(deck.indexOf(card), 1)
      side.hand.push(card)
    }
    side.hand.sort((a, b) => a - b)
    yield* tell(g, { type: 'dealt', rule: '1.1', audience: [seat], cards: [...side.hand] } satisfies TollEvent)
  }
  g.state.phase = 'round'
}

/** 2.0 */
function* beginRound(g: Play<TollState>): Script {
  g.state.phase = 'lay'
  yield* tell(g, { type: 'turn-began', rule: '2.0', turn: g.state.round } satisfies TollEvent)
}

/** 2.1: each player lays a card face down, the first seat first. */
function* layCards(g: Play<TollState>): Script {
  for (const [seat, side] of g.state.sides.entries()) {
    if (side.laid !== null) continue
    const card = cardOf(yield* pickOne({ seat, rule: '2.1', topic: 'card', ids: [...new Set(side.hand)].map(layId) }))
    side.hand.splice(side.hand.indexOf(card), 1)
    side.laid = card
    yield* tell(g, { type: 'laid', rule: '2.1', seat } satisfies TollEvent)
  }
  g.state.phase = 'throw'
}

/** 2.2, 2.3: the die is rolled, both cards are turned up, and the nearer takes the points. */
function* throwToll(g: Play<TollState>): Script {
  const s = g.state
  const toll = yield* roll(g, '1D6', { topic: 'toll', rule: '2.2' })
  const cards = s.sides.map(({ laid }) => laid ?? 0)
  const distances = cards.map((card) => Math.abs(card - toll))
  const nearest = Math.min(...distances)
  const isEven = distances.every((distance) => distance === nearest)
  const winner = isEven ? null : distances.indexOf(nearest)
  const { row, points } = readAt(nearest)
  for (const [seat, side] of s.sides.entries()) {
    side.laid = null
    if (seat === winner) side.points += points
  }
  const taken = isEven ? { points: 0 } : { points, reads: { table: '2.3', row: String(row), column: 'points' } }
  yield* tell(g, { type: 'thrown', rule: '2.3', toll, cards, winner, ...taken } satisfies TollEvent)
  s.round += 1
  s.phase = 'round'
}

/** 3.1: the player with more points has crossed. */
function* cross(g: Play<TollState>): Script {
  const [first = 0, second = 0] = g.state.sides.map(({ points }) => points)
  g.state.end = first === second ? { kind: 'even', winner: null } : { kind: 'won', winner: first > second ? 0 : 1 }
  g.state.phase = 'over'
  yield* tell(g, { type: 'ended', rule: '3.1', winner: g.state.end.winner } satisfies TollEvent)
}
