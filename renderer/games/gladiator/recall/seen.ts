import type { ArenaView } from '../../../../engine/gladiator/view-types.ts'
import type { SessionView } from '../../../../engine/kernel/types.ts'
import { hidesFromOthers } from '../../../table/curtain.tsx'
import { arenaView, covered } from '../table/view.ts'

/** The fight as everybody at this screen may see it: without numbers where people of both sides sit at it. */
export function seenByAll(session: SessionView): ArenaView | null {
  const view = arenaView(session)
  return view && hidesFromOthers(session) ? covered(view) : view
}
