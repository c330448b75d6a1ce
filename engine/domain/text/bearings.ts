import { many } from '../../kernel/words.ts'
import { treasuresOn } from '../chapters/cards.ts'
import { type Aim, aimOf, nearestOf } from '../course.ts'
import { squareName, treasureName } from '../open/names.ts'
import { spotOf } from '../open/squares.ts'
import type { Character, DomainState, Square } from '../state.ts'

// The direction of a player's goal.

/** `12 squares east and 4 south`; null where both are the same square. */
export function bearing(from: Square, to: Square): string | null {
  const [here, there] = [spotOf(from), spotOf(to)]
  const [down, right] = [there.row - here.row, there.column - here.column]
  const parts = [
    { count: Math.abs(right), side: right > 0 ? 'east' : 'west' },
    { count: Math.abs(down), side: down > 0 ? 'south' : 'north' },
  ].filter(({ count }) => count > 0)
  const [first, second] = parts.toSorted((a, b) => b.count - a.count)
  if (first === undefined) return null
  return `${many(first.count, 'square')} ${first.side}${second === undefined ? '' : ` and ${second.count} ${second.side}`}`
}

/** Where that lies which he makes for: `The treasure chamber lies 12 squares east and 4 south.` Null where there is nothing to say. */
export function whereTo(s: DomainState, c: Character): string | null {
  const aim = aimOf(s, c)
  const to = aim === null || c.at === null ? null : nearestOf(aim, c.at)
  if (aim === null || c.at === null || to === null) return null
  const way = bearing(c.at, to)
  return way === null ? null : `${goalWords(s, aim, to)} ${way}.`
}

function goalWords(s: DomainState, { kind }: Aim, to: Square): string {
  if (kind === 'chamber') return 'The treasure chamber lies'
  if (kind === 'home') return `The nearest way out, ${squareName(to)}, lies`
  const [seen] = treasuresOn(s, to)
  return seen === undefined ? 'The nearest treasure lies' : `The ${treasureName(seen.treasure)} lies`
}
