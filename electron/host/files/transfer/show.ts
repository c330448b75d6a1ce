import { getSession, listSessions, readInputs, readLog, readRecord } from '../../../../db/sessions.ts'
import { isRefusal } from '../../../../engine/kernel/refusal.ts'
import type { OpenSession } from '../../play/open-session.ts'
import { load, replay } from '../../play/resuming.ts'
import { taleOf } from '../../play/retell.ts'
import { RECORD_LEFT } from '../../play/retrace.ts'
import { decisionFor, entriesOf, seatNow, viewOf } from '../../play/session-view.ts'
import { type ReadContext, type Room, reading } from '../../work/room.ts'

/**
 * Shows games of a campaign as the page will: the position, every event in words, the tale and its chapters. Those that were recorded under
 * other rules, and so could not be replayed, and those whose record says less than a replay. Throws where one cannot be shown. In a
 * worker thread.
 */
export function showOthers(
  { file, campaign, sayingLess }: { readonly file: string; readonly campaign: string; readonly sayingLess: readonly string[] },
  { games, tick }: Room,
): null {
  return reading(file, games, (context) => {
    for (const [n, { id }] of listSessions(context.db, { campaign }).entries()) {
      if (sayingLess.includes(id) || ofOtherRules(context, id)) show(context, id, () => tick(n))
      tick(n)
    }
    return null
  })
}

/** More answers than this from one position show nothing new. */
const TRIED = 60

/**
 * Shows a single game as the page will: at its newest position and at each mark, whose states came with the file. Where today's rules are
 * its own, play goes on from its beginning and from its newest position for a while, as in a what-if. Throws where it cannot
 * be done.
 */
export function showGame(context: ReadContext, id: string, sameRules: boolean, tick: () => void): void {
  show(context, id, tick)
  const session = load(context, id)
  if (isRefusal(session)) throw new Error(session.message)
  for (const { input, state } of readRecord(context.db, id).marks) {
    if (state === null) continue
    const { position } = replay(context, session, input)
    viewOf(position)
    decisionFor(position, 'shown', seatNow(position))
    tick()
    if (sameRules && input === 0) playOn(position, tick)
  }
  if (sameRules) playOn(session, tick)
}

/** Random answers: what a what-if may come to. */
function playOn({ playing }: OpenSession, tick: () => void): void {
  for (let n = 0; n < TRIED && playing.ask !== null; n++) {
    const choice = playing.bot('random', n)
    if (choice === null || playing.choose(choice.answer, 'bot') !== null) return
    tick()
  }
}

function ofOtherRules({ db, games }: ReadContext, id: string): boolean {
  const stored = getSession(db, id)
  const left = readInputs(db, id).some(({ events }) => events.some(({ type }) => type === RECORD_LEFT))
  return left || stored?.rulesVersion !== games.find((game) => game.id === stored?.game)?.rulesVersion
}

function show(context: ReadContext, id: string, tick: () => void): void {
  const session = load(context, id)
  if (isRefusal(session)) throw new Error(session.message)
  viewOf(session)
  session.playing.chapters()
  taleOf(session)
  for (let from: number | undefined = 0; from !== undefined; tick()) {
    const { events, next } = readLog(context.db, id, { from })
    entriesOf(session.playing, events, 0)
    from = next
  }
}
