import type { CharacterView, DomainView } from '../../../../engine/domain/view-types.ts'
import type { Seat, SessionView } from '../../../../engine/kernel/types.ts'

/**
 * What is seen of a game of DOMAIN. The contract leaves `view` open, because every game has its own; here it is narrowed to DOMAIN's.
 * `null` for anything else.
 */
export function domainView(session: SessionView): DomainView | null {
  return session.game === 'domain' && isDomainView(session.view) ? session.view : null
}

function isDomainView(view: unknown): view is DomainView {
  return typeof view === 'object' && view !== null && 'characters' in view && 'stacks' in view && 'phase' in view
}

export function characterOf({ characters }: DomainView, seat: Seat): CharacterView {
  const found = characters[seat] ?? characters[0]
  if (found === undefined) throw new Error('a game has characters')
  return found
}

/** `round 3`. */
export function roundOf({ phase, round }: DomainView): string {
  return phase === 'dice' || phase === 'quadrants' ? 'before the first round' : `round ${round}`
}
