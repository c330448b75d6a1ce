import { getSession, listSessions, readInputs, readLog } from '../../../../db/sessions.ts'
import { isRefusal } from '../../../../engine/kernel/refusal.ts'
import { load } from '../../play/resuming.ts'
import { RECORD_LEFT } from '../../play/retrace.ts'
import { entriesOf, viewOf } from '../../play/session-view.ts'
import { type Reading, type Room, reading } from '../../work/room.ts'

/**
 * Shows every raid of a campaign that was recorded under other rules, and so could not be replayed, as the page will: its
 * position, and every event in words. Throws where one cannot be shown. In a worker thread.
 */
export function showOthers({ file, campaign }: { readonly file: string; readonly campaign: string }, { games, tick }: Room): null {
  return reading(file, games, (context) => {
    for (const [n, { id }] of listSessions(context.db, { campaign }).entries()) {
      if (ofOtherRules(context, id)) show(context, id, () => tick(n))
      tick(n)
    }
    return null
  })
}

function ofOtherRules({ db, games }: Reading, id: string): boolean {
  const stored = getSession(db, id)
  const left = readInputs(db, id).some(({ events }) => events.some(({ type }) => type === RECORD_LEFT))
  return left || stored?.rulesVersion !== games.find((game) => game.id === stored?.game)?.rulesVersion
}

function show(context: Reading, id: string, tick: () => void): void {
  const session = load(context, id)
  if (isRefusal(session)) throw new Error(session.message)
  viewOf(session)
  for (let from: number | undefined = 0; from !== undefined; tick()) {
    const { events, next } = readLog(context.db, id, { from })
    entriesOf(session.playing, events, 0)
    from = next
  }
}
