import type { ReactNode } from 'react'
import { knownCard } from '../../../../engine/domain/open/cards.ts'
import { squareName } from '../../../../engine/domain/open/names.ts'
import { CREATURES, TREASURES } from '../../../../engine/domain/tables/index.ts'
import type { CharacterView } from '../../../../engine/domain/view-types.ts'
import type { LogEntry } from '../../../../engine/kernel/types.ts'
import { many } from '../../../../engine/kernel/words.ts'
import { rollsIn } from '../../../dice/worked-sum.ts'
import type { Effect } from '../../../moment/card.tsx'
import { Fate } from '../../../moment/fate.tsx'
import { Numbers } from '../../../moment/numbers.tsx'
import { momentPieces } from '../../../moment/pieces.tsx'
import type { Moment } from '../../../moment-page.ts'
import { EVENTS, seatIn, squareIn } from '../events.ts'
import { domainView, roundOf } from '../table/view.ts'

/** The moments of a game. */
export const MOMENTS = momentPieces(EVENTS, (moment) => {
  const view = domainView(moment.session)
  const character = characterIn(moment)
  const square = squareIn(EVENTS.read(moment.event))
  return {
    when: [view && roundOf(view), square === null ? null : squareName(square)].filter(Boolean).join(', '),
    beside: besideOf(moment),
    effects: character ? effectsOf(moment.event, character) : [],
  }
})

function characterIn({ event, session }: Moment): CharacterView | null {
  const seat = seatIn(EVENTS.read(event))
  return seat === null ? null : (domainView(session)?.characters[seat] ?? null)
}

/** The numbers of a creature that is met or beaten, of a treasure its stars; else the die that decided it. */
function besideOf({ event }: Moment): ReactNode {
  const told = EVENTS.read(event)
  const treasure = told && 'treasure' in told && TREASURES.find(({ id }) => id === told.treasure)
  if (treasure)
    return (
      <Numbers
        rows={[
          ['Stars', treasure.stars],
          ['Riches', treasure.riches],
        ]}
      />
    )
  const found = told && 'card' in told ? knownCard(told.card) : undefined
  if (found?.card.type === 'creature') {
    const { card, deck } = found
    const row = CREATURES[deck]
    return (
      <Numbers
        rows={[
          ['Initiative', card.initiative ?? row.initiative ?? '–'],
          ['Attack', card.attack === null ? '–' : `${card.attack} + D6`],
          ['Defence', card.defence === null ? '–' : `[${card.defence}]`],
          ['Costs', card.attack === null ? 'your life' : many(row.lifePoints ?? 0, 'life point')],
        ]}
      />
    )
  }
  const [roll] = rollsIn(event.data)
  return roll ? <Fate roll={roll} faces={null} /> : null
}

/** What changed of the character whose moment it is. */
function effectsOf(entry: LogEntry, { lifePoints, experience, riches, deaths }: CharacterView): readonly Effect[] {
  const event = EVENTS.read(entry)
  switch (event?.type) {
    case 'creature-beaten':
    case 'tile-laid':
      return [{ icon: 'x-lens', what: 'Experience', to: `${experience}` }]
    case 'taken':
      return 'treasure' in event ? [{ icon: 'x-coins', what: 'Riches', to: `${riches}` }] : []
    case 'died':
      return [{ icon: 'x-tomb', what: deaths === 1 ? 'Died once' : 'Times died', to: `${deaths}` }]
    case 'warlock':
    case 'paralysed':
    case 'evil-summoned':
      return [{ icon: 'x-drop', what: 'Life points left', to: `${lifePoints}` }]
    default:
      return []
  }
}
