import { unlessSpoilt } from '../../../db/kept-json.ts'
import { isRefusal } from '../../../engine/kernel/refusal.ts'
import type { Tale } from '../../../engine/kernel/tale-types.ts'
import { type ReadContext, type Room, reading } from '../work/room.ts'
import type { OpenSession } from './open-session.ts'
import { load } from './resuming.ts'

/** Makes the tales of these games from their record, by session; those that today's rules cannot follow are left out. In a worker thread. */
export function tellTales(
  { file, sessions }: { readonly file: string; readonly sessions: readonly string[] },
  { games, tick }: Room,
): ReadonlyMap<string, Tale> {
  return reading(file, games, (context) => {
    const tales = new Map<string, Tale>()
    for (const [n, session] of sessions.entries()) {
      const tale = unlessSpoilt(() => retold(context, session), null)
      if (tale !== null) tales.set(session, tale)
      tick(n + 1)
    }
    return tales
  })
}

function retold(context: ReadContext, id: string): Tale | null {
  const session = load(context, id)
  return isRefusal(session) ? null : taleOf(session)
}

/** The tale of a game as far as it has come; null where today's rules do not follow it to where it stands. */
export function taleOf({ newest, playing }: OpenSession): Tale | null {
  return newest.inputs === playing.inputs ? playing.tale() : null
}
