import type { CharacterView, DomainView } from '../../../../engine/domain/view-types.ts'
import type { Seat } from '../../../../engine/kernel/types.ts'
import { viewOf } from '../../../game-view.ts'

/** What is seen of a game of DOMAIN. */
export const domainView = viewOf<DomainView>('domain', 'characters', 'stacks', 'phase')

export function characterOf({ characters }: DomainView, seat: Seat): CharacterView {
  const found = characters[seat] ?? characters[0]
  if (found === undefined) throw new Error('a game has characters')
  return found
}

/** `round 3`. */
export function roundOf({ phase, round }: DomainView): string {
  return phase === 'dice' || phase === 'quadrants' ? 'before the first round' : `round ${round}`
}
