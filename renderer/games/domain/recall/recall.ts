import { treasureName } from '../../../../engine/domain/open/names.ts'
import type { DomainView } from '../../../../engine/domain/view-types.ts'
import type { LogEntry, SessionView } from '../../../../engine/kernel/types.ts'
import { many } from '../../../../engine/kernel/words.ts'
import type { RecallPage } from '../../../recall-page.ts'
import { EVENTS } from '../events.ts'
import { characterOf, domainView } from '../table/view.ts'
import { placeIn } from './place.ts'
import { CompanyStrip } from './strip.tsx'

export const RECALL: RecallPage = {
  happened: (_session, log) => lastTelling(log),
  where: (session) => told(session, where),
  wanted: (session) => told(session, wanted),
  Strip: CompanyStrip,
}

function told(session: SessionView, tell: (view: DomainView) => string): string {
  const view = domainView(session)
  return view ? tell(view) : 'This game was played under older rules.'
}

const MOST = 2

/** Wounds, finds and deaths: everything but steps, turns and what was learnt on the way. */
function lastTelling(log: readonly LogEntry[]): readonly LogEntry[] {
  const telling = log.filter((entry) => EVENTS.read(entry)?.type !== 'experience' && (EVENTS.look(entry)?.tone ?? 'plain') !== 'plain')
  return (telling.length > 0 ? telling : log).slice(-MOST)
}

function where({ characters }: DomainView): string {
  return characters
    .map((character) => `${character.name} is ${placeIn(character)} and has ${many(character.lifePoints, 'life point')}.`)
    .join(' ')
}

/** What a player who comes back is after, by what they have. */
function wanted(view: DomainView): string {
  const mine = characterOf(view, view.seat)
  const ahead = view.characters.find(({ seat, treasure }) => seat !== view.seat && treasure !== null)
  if (mine.status === 'retired') return 'You are out; the others play on.'
  if (mine.treasure !== null)
    return `Carry the ${treasureName(mine.treasure)} out of any quadrant where a player started${view.warlock === null ? '' : ', past the Warlock'}.`
  if (ahead) return `${ahead.name} carries the ${treasureName(ahead.treasure ?? 'treasure')}: get out first with another treasure.`
  if (view.rounds > 0) return `Be the richest inside after round ${view.rounds}, or get out with a treasure before then.`
  if (view.large.treasure !== null) return 'Take one of the four treasures in the chamber, and find a clean way home.'
  return 'Find a weapon, gain experience from tiles in your quadrant, then head for the treasure chamber in the middle.'
}
