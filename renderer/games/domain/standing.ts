import type { DomainView } from '../../../engine/domain/view-types.ts'
import type { SessionView } from '../../../engine/kernel/types.ts'
import type { Standing } from '../../game-page.ts'
import { domainView, placeIn } from './table/view.ts'

/** Where a game stands: nothing in DOMAIN is hidden from anyone. */
export function standingOf(session: SessionView): Standing {
  const view = domainView(session)
  if (!view) return { when: 'Open', rows: [] }
  return { when: whenOf(view), rows: view.characters.map((character) => [character.name, placeIn(character)] as const) }
}

function whenOf({ phase, round, rounds }: DomainView): string {
  switch (phase) {
    case 'dice':
      return 'Rolling for who begins'
    case 'quadrants':
      return 'Choosing quadrants'
    case 'turns':
    case 'over':
      return rounds > 0 ? `Round ${round} of ${rounds}` : `Round ${round}`
  }
}
