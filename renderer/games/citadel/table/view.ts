import type { CitadelView } from '../../../../engine/citadel/view-types.ts'
import type { SessionView } from '../../../../engine/kernel/types.ts'

/**
 * What this seat sees of a raid. The contract leaves `view` open, because every game has its own; here it is narrowed to Citadel's. `null` for anything else.
 */
export function citadelView(session: SessionView): CitadelView | null {
  return session.game === 'citadel' && isCitadelView(session.view) ? session.view : null
}

function isCitadelView(view: unknown): view is CitadelView {
  return typeof view === 'object' && view !== null && 'party' in view && 'map' in view && 'phase' in view
}
