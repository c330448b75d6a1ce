import type { Secrets } from '../../kernel/proof/secrecy.ts'
import { below, type Stream } from '../../kernel/random.ts'
import { asKnown, isFaceUp } from '../chapters/07-hidden.ts'
import { lyingOn } from '../chapters/cards.ts'
import type { DomainState, Square } from '../state.ts'
import { gameOf } from './fuzz.ts'

const SWAPS = 6
const REVEALING: readonly string[] = ['card-turned', 'door']

/** D-16: with `memory` no one can tell from what he is shown or offered what lies face down, though he may remember it. */
export const memory: Secrets<DomainState> = {
  latest: 200,
  plan: (seed, n) => ({ ...gameOf(seed, n), variants: ['memory'], bot: n % 2 === 0 ? 'random' : 'sensible' }),
  twin(s, _seat, chance) {
    const hidden = Object.keys(s.cards).filter((square) => lyingOn(s, square).every((lying) => !isFaceUp(s, square, lying)))
    if (s.end !== null || hidden.length < 2) return null
    const before = JSON.stringify(s.cards)
    for (let i = 0; i < SWAPS; i++) exchange(s, oneIn(hidden, chance), oneIn(hidden, chance))
    return JSON.stringify(s.cards) === before ? null : s
  },
  // Nothing is dealt: squares and cards are drawn in the open.
  known: null,
  // He finds out what lies there by going there, or by what he does to it.
  reveals: ({ type }) => REVEALING.includes(type),
  parted: (one, other) => one.end !== null || other.end !== null || JSON.stringify(asKnown(one)) !== JSON.stringify(asKnown(other)),
}

function oneIn(squares: readonly Square[], chance: Stream): Square {
  return squares[below(chance, squares.length)] ?? ''
}

/** What lies on one square lies on the other. */
function exchange({ cards }: DomainState, one: Square, other: Square): void {
  const [first, second] = [cards[one], cards[other]]
  if (first === undefined || second === undefined) return
  cards[one] = second
  cards[other] = first
}
