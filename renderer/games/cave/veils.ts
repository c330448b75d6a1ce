import type { SessionView } from '../../../engine/kernel/types.ts'
import { caveView } from './table/view.ts'

/** Whether the others at this screen must look away: only Spells are hidden (9.2), so not while everybody can see that no one holds one. */
export function veils(session: SessionView): boolean {
  return caveView(session)?.players.some(({ spells }) => spells.count > 0) ?? false
}
