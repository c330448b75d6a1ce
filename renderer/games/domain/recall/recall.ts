import { treasureName } from '../../../../engine/domain/open/names.ts'
import type { DomainView } from '../../../../engine/domain/view-types.ts'
import type { LogEntry, SessionView } from '../../../../engine/kernel/types.ts'
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
  return view ? tell(view) : 'A game of older rules.'
}

const MOST = 2

/** Wounds, finds and deaths: everything but steps, turns and what was learnt on the way. */
function lastTelling(log: readonly LogEntry[]): readonly LogEntry[] {
  const telling = log.filter((entry) => EVENTS.read(entry)?.type !== 'experience' && (EVENTS.look(entry)?.tone ?? 'plain') !== 'plain')
  return (telling.length > 0 ? telling : log).slice(-MOST)
}

function where({ characters }: DomainView): string {
  return characters.map((character) => `${character.name} is ${placeIn(character)}, life ${character.lifePoints}.`).join(' ')
}

/** What somebody who comes back pursues now, by what he has. */
function wanted(view: DomainView): string {
  const mine = characterOf(view, view.seat)
  const ahead = view.characters.find(({ seat, treasure }) => seat !== view.seat && treasure !== null)
  if (mine.status === 'retired') return 'Nothing more: the others play it out.'
  if (mine.treasure !== null)
    return `To carry the ${treasureName(mine.treasure)} out through any door by which somebody came in${view.warlock === null ? '' : ', past the Warlock'}.`
  if (ahead) return `To stop ${ahead.name}, who carries the ${treasureName(ahead.treasure ?? 'treasure')}, by being out first with another.`
  if (view.rounds > 0) return `To be the richest inside when round ${view.rounds} is over, or out with a treasure before.`
  if (view.large.treasure !== null) return 'One of the four treasures in the chamber, and a clean way home.'
  return 'A weapon, experience from tiles of your own, and then the treasure chamber in the middle.'
}
