import { treasureName } from '../../../../engine/domain/open/names.ts'
import type { DomainView } from '../../../../engine/domain/view-types.ts'
import { many } from '../../../../engine/kernel/words.ts'
import { type RecallPage, toldOf } from '../../../recall-page.ts'
import { EVENTS } from '../events.ts'
import { characterOf, domainView, placeIn } from '../table/view.ts'
import { CompanyStrip } from './strip.tsx'

export const RECALL: RecallPage = {
  // What was learnt on the way is no more than a step or a turn.
  happened: (_session, log, usual) => usual(log.filter((entry) => EVENTS.read(entry)?.type !== 'experience')),
  where: toldOf(domainView, where),
  wanted: toldOf(domainView, wanted),
  Strip: CompanyStrip,
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
