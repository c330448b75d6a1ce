import type { CaveView, PlayerView } from '../../../../engine/cave/view-types.ts'
import type { Seat } from '../../../../engine/kernel/types.ts'
import { viewOf } from '../../../game-view.ts'

/** What this seat sees of a game of the Cave. */
export const caveView = viewOf<CaveView>('cave', 'players', 'lying', 'phase')

export function playerOf({ players }: Pick<CaveView, 'players'>, seat: Seat): PlayerView {
  const found = players[seat] ?? players[0]
  if (found === undefined) throw new Error('a game has players')
  return found
}

/** `round 3`. */
export function roundOf({ phase, round }: Pick<CaveView, 'phase' | 'round'>): string {
  return phase === 'set-up' ? 'before the first round' : `round ${round}`
}
