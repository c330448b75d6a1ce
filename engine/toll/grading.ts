import { gradedToTheEnd } from '../kernel/grading-to-the-end.ts'
import { below } from '../kernel/random.ts'
import { unseenBy } from './odds.ts'
import { DECK } from './tables/index.ts'
import type { Card, TollState } from './types.ts'

/** Every card is played out to the end of the game, against every hand that the other may have. */
export const grading = gradedToTheEnd<TollState>({
  measures: (_, { topic }) => topic === 'card',
  bounds: { mistake: 4, blunder: 10 },
  won: ({ end }, seat) => (end === null || end.winner === null ? null : end.winner === seat),
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
})
