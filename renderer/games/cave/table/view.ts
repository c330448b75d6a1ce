import type { CaveView, PlayerView } from '../../../../engine/cave/view-types.ts'
import type { Seat, SessionView } from '../../../../engine/kernel/types.ts'

/**
 * What is seen of a game of the Cave. The contract leaves `view` open, because every game has its own; here it is narrowed to the Cave's.
 * `null` for anything else.
 */
export function caveView(session: SessionView): CaveView | null {
  return session.game === 'cave' && isCaveView(session.view) ? session.view : null
}

function isCaveView(view: unknown): view is CaveView {
  return typeof view === 'object' && view !== null && 'players' in view && 'lying' in view && 'phase' in view
}

export function playerOf({ players }: Pick<CaveView, 'players'>, seat: Seat): PlayerView {
  const found = players[seat] ?? players[0]
  if (found === undefined) throw new Error('a game has players')
  return found
}

/** `round 3`. */
export function roundOf({ phase, round }: Pick<CaveView, 'phase' | 'round'>): string {
  return phase === 'set-up' ? 'before the first round' : `round ${round}`
}
