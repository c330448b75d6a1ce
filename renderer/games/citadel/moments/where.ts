import type { CitadelView } from '../../../../engine/citadel/view-types.ts'
import type { Moment } from '../../../moment-page.ts'
import { EVENTS } from '../events.ts'
import { type MazeSpot, partySpot, spotOf } from '../map/maze.ts'

/** The turn and the place of a moment, which the party may have left since in the same step; no place where nobody can tell. */
export function whereOf(
  { event, all }: Pick<Moment, 'event' | 'all'>,
  view: CitadelView,
): { readonly turn: number; readonly spot: MazeSpot | null } {
  const at = all.indexOf(event)
  const later = EVENTS.all(all.slice(at + 1))
  const turn = view.turn - later.filter(({ type }) => type === 'turn-begins').length
  if (!later.some(({ type }) => type === 'entered')) return { turn, spot: partySpot(view) }
  const entered = EVENTS.all(all.slice(0, at + 1)).findLast((told) => told.type === 'entered')
  return { turn, spot: entered ? spotOf(view, entered.segment) : null }
}
