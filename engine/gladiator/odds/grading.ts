import { gradedToTheEnd } from '../../kernel/grading-to-the-end.ts'
import type { Seat } from '../../kernel/types.ts'
import type { Topic } from '../asks.ts'
import { isSeenBy } from '../chapters/23-sight.ts'
import { enemyOf, isPresent } from '../chapters/figures.ts'
import { knowsNumbers } from '../chapters/telling.ts'
import type { ArenaState } from '../state.ts'
import type { Side } from '../tables/table-types.ts'

// The measure of a choice: the chance to win the fight, which is played out to its end; a draw is half of it. Moves are not measured: with them
// a fight would take ten times as long. Neither is anything where something is hidden, so that what is measured is what the seat could know. Standing
// orders are asides.

const MEASURED: ReadonlySet<string> = new Set<Topic>(['action', 'evade', 'repel', 'push'])

export const grading = gradedToTheEnd<ArenaState>({
  measures: (s, { topic, seat }) => MEASURED.has(topic) && knowsAll(s, sideOf(s, seat)),
  bounds: { mistake: 8, blunder: 20 },
  won: (s, seat) => (s.end === null || s.end.kind === 'draw' ? null : s.end.kind === sideOf(s, seat)),
})

/** Nothing is hidden from that side: it sees everyone, and knows their numbers, as those of robots (26.1, 23.4, 16.5, 16.6). */
export function knowsAll(s: ArenaState, side: Side): boolean {
  const isKnown = s.figures.every(
    (f) => f.side === side || !isPresent(f) || (isSeenBy(s, side, f) && knowsNumbers(s, side, f) && f.mask === null),
  )
  return isKnown && s.known.every((each) => each.side !== enemyOf(side))
}

function sideOf({ seats }: ArenaState, seat: Seat): Side {
  return seats[seat]?.side ?? 'west'
}
