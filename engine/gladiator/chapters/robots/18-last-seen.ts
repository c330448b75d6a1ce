import { areAdjacent, type Square } from '../../open/squares.ts'
import type { ArenaState } from '../../state.ts'
import { SIDES, type Side } from '../../tables/table-types.ts'
import { isSeenBy } from '../23-sight.ts'
import { enemyOf, isPresent, presentOn } from '../figures.ts'

// What robots remember of enemies they no longer see (18.1, G-138).

/**
 * Brings the memory of each side with robots up to date: where everyone stands whom it sees. A place next to which one of its people
 * stands without meeting anyone is given up.
 */
export function noteSeen(s: ArenaState): void {
  const known = SIDES.filter((side) => presentOn(s, side).some(({ coming }) => coming === 'robot')).flatMap((side) => ofSide(s, side))
  s.lastSeen.splice(0, s.lastSeen.length, ...known)
}

function ofSide(s: ArenaState, side: Side): ArenaState['lastSeen'] {
  return presentOn(s, enemyOf(side)).flatMap((f) => {
    if (isSeenBy(s, side, f)) return [{ side, figure: f.id, at: f.at }]
    const last = s.lastSeen.find((each) => each.side === side && each.figure === f.id)
    return last === undefined || isSearched(s, side, last.at) ? [] : [last]
  })
}

/** Anyone who stood there would be seen by them (G-111). */
function isSearched(s: ArenaState, side: Side, square: Square): boolean {
  return presentOn(s, side).some(({ at, status }) => status === 'standing' && (at === square || areAdjacent(at, square)))
}

/** Places where that side has last seen those it does not see now. */
export function lastPlaces(s: ArenaState, side: Side): readonly Square[] {
  return s.lastSeen
    .filter((each) => each.side === side && s.figures.some((f) => f.id === each.figure && isPresent(f) && !isSeenBy(s, side, f)))
    .map(({ at }) => at)
}
