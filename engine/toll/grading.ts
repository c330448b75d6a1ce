import type { Grading } from '../kernel/grading.ts'
import { below } from '../kernel/random.ts'
import { unseenBy } from './odds.ts'
import { DECK } from './tables/index.ts'
import type { Card, TollState } from './types.ts'

/** Every card is played out to the end of the game, against every hand that the other may have. */
export const grading: Grading<TollState> = {
  terms: [{ id: 'win', label: 'chance to win', points: 100, isChance: true }],
  bounds: { mistake: 4, blunder: 10 },
  apart: true,
  horizon: (_, { topic }) => (topic === 'card' ? { reached: () => false } : null),
  account({ end }, seat) {
    if (end === null || end.winner === null) return { win: 0.5 }
    return { win: end.winner === seat ? 1 : 0 }
  },
  unseen({ sides }, seat, chance) {
    const { hand = [], laid = null } = sides[seat] ?? {}
    const rest = [...unseenBy(laid === null ? hand : [...hand, laid])]
    const drawn = (): Card => {
      if (rest.length === 0) rest.push(...DECK)
      return rest.splice(below(chance, rest.length), 1)[0] ?? 1
    }
    for (const [of, side] of sides.entries()) {
      if (of === seat) continue
      side.hand = side.hand.map(drawn).sort((a, b) => a - b)
      if (side.laid !== null) side.laid = drawn()
    }
  },
}
