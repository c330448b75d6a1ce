import type { SessionView } from '../../../engine/kernel/types.ts'
import type { Standing } from '../../game-page.ts'
import { tollView } from './table/view.ts'

/** The round and the points, which everybody knows. */
export function standingOf(session: SessionView): Standing {
  const view = tollView(session)
  if (!view) return { when: 'Open', rows: [] }
  const points = view.sides.map((side, seat) => `${session.seats[seat] ?? ''} ${side.points}`)
  return { when: `Round ${Math.min(view.round, view.rounds)} of ${view.rounds}`, rows: [['Points', points.join(', ')]] }
}
