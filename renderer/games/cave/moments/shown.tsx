import type { ReactNode } from 'react'
import { knownCard } from '../../../../engine/cave/open/cards.ts'
import { spaceName } from '../../../../engine/cave/open/names.ts'
import { LIMITS } from '../../../../engine/cave/tables/index.ts'
import type { PlayerView } from '../../../../engine/cave/view-types.ts'
import type { LogEntry } from '../../../../engine/kernel/types.ts'
import { rollsIn } from '../../../dice/worked-sum.ts'
import type { Effect } from '../../../moment/card.tsx'
import { Fate } from '../../../moment/fate.tsx'
import { Numbers } from '../../../moment/numbers.tsx'
import { momentPieces } from '../../../moment/pieces.tsx'
import type { Moment } from '../../../moment-page.ts'
import { EVENTS, playerIn, spaceIn } from '../events.ts'
import { COUNTER_ICONS } from '../icons.ts'
import { caveView, roundOf } from '../table/view.ts'
import { facesOf } from './faces.ts'

/** The moments of a game. */
export const MOMENTS = momentPieces(EVENTS, (moment) => {
  const view = caveView(moment.session)
  const told = EVENTS.read(moment.event)
  const player = playerIn(told, moment.session)
  const at = spaceIn(told) ?? player?.at ?? null
  return {
    when: [view && roundOf(view), at && spaceName(at)].filter(Boolean).join(', '),
    beside: besideOf(moment),
    effects: player ? effectsOf(moment.event, player) : [],
  }
})

/** The numbers of an Enemy that is met or beaten; else the die that decided it, with what its faces would have brought. */
function besideOf({ event }: Moment): ReactNode {
  const told = EVENTS.read(event)
  const card = told?.type === 'drawn' || told?.type === 'slain' ? knownCard(told.card) : undefined
  if (card && (card.strength !== undefined || card.craft !== undefined))
    return (
      <Numbers
        rows={[
          card.type === 'spirit' ? ['Craft', card.craft ?? 0] : ['Strength', card.strength ?? 0],
          ['Trophy', card.type === 'spirit' ? '–' : `${card.strength ?? 0} points`],
        ]}
      />
    )
  const [roll] = rollsIn(event.data)
  return roll ? <Fate roll={roll} faces={facesOf(event)} /> : null
}

/** What changed of the player whose moment it is. */
function effectsOf(entry: LogEntry, { strength, craft, lives, deaths, trophies, wealth }: PlayerView): readonly Effect[] {
  switch (EVENTS.read(entry)?.type) {
    case 'slain':
      return [
        { icon: 'x-skull', what: 'Trophies', to: `${trophies.reduce((sum, { points }) => sum + points, 0)} of ${LIMITS.strengthPoints}` },
      ]
    case 'died':
    case 'destroyed':
      return [{ icon: 'x-tomb', what: deaths === 1 ? 'Died once' : 'Times died', to: `${deaths}` }]
    case 'things-lost':
      return [{ icon: COUNTER_ICONS.gold, what: 'Wealth', to: `${wealth}` }]
    case 'new-character':
    case 'trial':
      return [
        { icon: COUNTER_ICONS.strength, what: 'Strength', to: `${strength?.combat ?? '–'}` },
        { icon: COUNTER_ICONS.craft, what: 'Craft', to: `${craft?.total ?? '–'}` },
        { icon: COUNTER_ICONS.lives, what: 'Lives', to: `${lives}` },
        { icon: COUNTER_ICONS.gold, what: 'Wealth', to: `${wealth}` },
      ]
    default:
      return []
  }
}
