import type { Grading } from '../../kernel/grading.ts'
import type { Seat } from '../../kernel/types.ts'
import type { ArenaAsk, Topic } from '../asks.ts'
import { isSeenBy } from '../chapters/23-sight.ts'
import { enemyOf, isPresent } from '../chapters/figures.ts'
import { knowsNumbers } from '../chapters/telling.ts'
import type { ArenaState } from '../state.ts'
import type { Side } from '../tables/table-types.ts'

// The measure of a choice: the chance to win the fight, which is played out to its end; a draw is half of it. Moves are not measured: with them
// a fight would take ten times as long. Neither is anything where something is hidden, so that what is measured is what the seat could know. Standing
// orders are asides.

const MEASURED: ReadonlySet<Topic> = new Set<Topic>(['action', 'evade', 'repel', 'push'])

export const grading: Grading<ArenaState> = {
  terms: [{ id: 'win', label: 'chance to win', points: 100, isChance: true }],
  bounds: { mistake: 8, blunder: 20 },
  apart: true,
  horizon(s, ask) {
    const isMeasured = MEASURED.has((ask as ArenaAsk).topic) && knowsAll(s, sideOf(s, ask.seat))
    return isMeasured ? { reached: () => false, withoutAsides: true } : null
  },
  account(s, seat) {
    if (s.end === null || s.end.kind === 'draw') return { win: 0.5 }
    return { win: s.end.kind === sideOf(s, seat) ? 1 : 0 }
  },
}

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
