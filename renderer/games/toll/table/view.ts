import type { SessionView } from '../../../../engine/kernel/types.ts'
import type { TollView } from '../../../../engine/toll/view-types.ts'

/**
 * What this seat sees of the game. The contract leaves `view` open, because every game has its own; here it is narrowed to
 * The Toll's. `null` for anything else.
 */
export function tollView(session: SessionView): TollView | null {
  return session.game === 'toll' && isTollView(session.view) ? session.view : null
}

function isTollView(view: unknown): view is TollView {
  return typeof view === 'object' && view !== null && 'sides' in view && 'round' in view && 'phase' in view
}
