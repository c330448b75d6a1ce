import type { Seat } from '../kernel/types.ts'
import type { TollState } from './state.ts'
import { ROUNDS } from './tables/index.ts'
import type { TollView } from './view-types.ts'

/** What a seat may see; when the game is over everything lies open. */
export function view({ phase, round, sides, end }: TollState, seat: Seat): TollView {
  return {
    game: 'toll',
    seat,
    phase,
    round,
    rounds: ROUNDS,
    sides: sides.map(({ hand, laid, points }, of) => {
      const isOpen = end !== null || of === seat
      return { cards: hand.length, hand: isOpen ? [...hand] : null, hasLaid: laid !== null, laid: isOpen ? laid : null, points }
    }),
    end: end === null ? null : { ...end },
  }
}
