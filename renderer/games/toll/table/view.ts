import type { SessionView } from '../../../../engine/kernel/types.ts'
import type { TollView } from '../../../../engine/toll/types.ts'
import type { Standing } from '../../../game-page.ts'
import { viewOf } from '../../../game-view.ts'

/** What this seat sees of the game. */
export const tollView = viewOf<TollView>('toll', 'sides', 'round', 'phase')

/** `Round 2 of 3`. The game counts on by one when the last round is over. */
export function roundOf({ round, rounds }: TollView): string {
  return `Round ${Math.min(round, rounds)} of ${rounds}`
}

/** The round and the points, which everyone knows. */
export function standingOf(session: SessionView): Standing {
  const view = tollView(session)
  if (!view) return { when: 'Open', rows: [] }
  const all = view.sides.map(({ name, points }) => `${name} ${points}`)
  return { when: roundOf(view), rows: [['Points', all.join(', ')]] }
}
