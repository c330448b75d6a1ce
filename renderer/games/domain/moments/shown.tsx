import type { ReactNode } from 'react'
import type { CharacterView } from '../../../../engine/domain/view-types.ts'
import type { LogEntry } from '../../../../engine/kernel/types.ts'
import { rollsIn } from '../../../dice/worked-sum.ts'
import { type Effect, MomentCard, type Shown } from '../../../moment/card.tsx'
import { Fate } from '../../../moment/fate.tsx'
import { Numbers } from '../../../moment/numbers.tsx'
import type { Moment } from '../../../moment/queue.ts'
import { MomentStrip } from '../../../moment/strip.tsx'
import { squareName } from '../names.ts'
import { Fields } from '../table/fields.ts'
import { domainView, roundOf } from '../table/view.ts'
import { cardsOf, type DomainTables, useDomainTables } from '../tables.ts'
import { pictureOf } from './pictures.ts'

interface MomentProps {
  readonly moment: Moment
}

interface GreatProps extends MomentProps {
  readonly onGo: () => void
  /** What can be asked for from here. */
  readonly onward?: ReactNode
}

/** A great moment of a game. */
export function GreatMoment({ moment, onGo, onward }: GreatProps) {
  const tables = useDomainTables()
  const view = domainView(moment.session)
  const character = characterIn(moment)
  const pictured = pictureOf(moment.event, character?.name ?? 'Somebody')
  if (!view || !pictured) return null
  const { square } = new Fields(moment.event.data)
  const shown: Shown = {
    ...pictured,
    when: square === null ? roundOf(view) : `${roundOf(view)}, ${squareName(square)}`,
    beside: besideOf(moment, tables),
    effects: character ? effectsOf(moment.event, character) : [],
  }
  return <MomentCard moment={moment} shown={shown} onGo={onGo} onward={onward} />
}

/** A small one, in the tray. */
export function SmallMoment({ moment }: MomentProps) {
  const pictured = pictureOf(moment.event, characterIn(moment)?.name ?? 'Somebody')
  return pictured && <MomentStrip moment={moment} {...pictured} />
}

function characterIn({ event, session }: Moment): CharacterView | null {
  const { seat } = new Fields(event.data)
  return seat === null ? null : (domainView(session)?.characters[seat] ?? null)
}

/** The numbers of a creature that is met or beaten, of a treasure its stars; else the die that decided it. */
function besideOf({ event }: Moment, tables: DomainTables | null): ReactNode {
  const data = new Fields(event.data)
  const treasure = tables?.treasures.find(({ id }) => id === data.text('treasure'))
  if (treasure)
    return (
      <Numbers
        rows={[
          ['Stars', treasure.stars],
          ['Riches', treasure.riches],
        ]}
      />
    )
  const found = tables && cardsOf(tables).get(data.text('card') ?? '')
  if (tables && found?.card.type === 'creature') {
    const { card, deck } = found
    const row = tables.creatures[deck]
    return (
      <Numbers
        rows={[
          ['Initiative', card.initiative ?? row.initiative ?? '–'],
          ['Attack', card.attack === null ? '–' : `${card.attack} + D6`],
          ['Defence', card.defence === null ? '–' : `[${card.defence}]`],
          ['Costs', card.attack === null ? 'the life' : `${row.lifePoints ?? '–'} life points`],
        ]}
      />
    )
  }
  const [roll] = rollsIn(event.data)
  return roll ? <Fate roll={roll} faces={null} /> : null
}

/** What changed of the character whose moment it is. */
function effectsOf({ type, data }: LogEntry, { lifePoints, experience, riches, deaths }: CharacterView): readonly Effect[] {
  switch (type) {
    case 'creature-beaten':
    case 'tile-laid':
      return [{ icon: 'x-lens', what: 'Experience', to: `${experience}` }]
    case 'taken':
      return new Fields(data).text('treasure') === null ? [] : [{ icon: 'x-coins', what: 'Riches', to: `${riches}` }]
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
