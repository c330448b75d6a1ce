import { kindOf } from '../../../../engine/cave/open/cards.ts'
import { anyName, cardName } from '../../../../engine/cave/open/names.ts'
import type { CaveView } from '../../../../engine/cave/view-types.ts'
import type { Decision, Option } from '../../../../engine/kernel/types.ts'
import { EventFields } from '../../../chronicle/event-fields.ts'
import { percent } from '../../../decision/odds.ts'
import { useSettings } from '../../../settings/settings.ts'
import { CardFace, FoeFace } from '../cards/card-face.tsx'
import { kindIcon } from '../icons.ts'
import { playerOf } from './view.ts'

interface MetProps {
  readonly view: CaveView
  readonly decision: Decision
  readonly picked: readonly string[]
}

/** What is met, large: an Enemy with the sum of the fight beside it, a Stranger or a Place with what it says. */
export function Met({ view, decision, picked }: MetProps) {
  const options = decision.options ?? []
  const chosen = options.find(({ id }) => picked.includes(id)) ?? options[0]
  if (chosen === undefined) return null
  if (decision.topic === 'fight') return <Fought view={view} chosen={chosen} />
  if (decision.topic !== 'visit') return null
  const copy = new EventFields(chosen.data).text('card')
  return copy ? (
    <div className="v-meet v-meet--read">
      <CardFace card={copy} />
    </div>
  ) : null
}

interface FoughtProps {
  readonly view: CaveView
  readonly chosen: Option
}

/** Where those come from who fight without a card. */
export const SORTS: Readonly<Record<string, string>> = { beast: 'Trial', apparition: 'Trial', guardian: 'Vault' }

/** 14.4, 15.2: both scores before the dice, and how the fight ends. */
function Fought({ view, chosen }: FoughtProps) {
  const { odds: isWanted } = useSettings()
  const against = new EventFields(chosen.data).record('against')
  const cards = against.texts('cards')
  const kind = kindOf(cards[0] ?? against.text('kind') ?? '')
  const value = against.number('value') ?? 0
  const by = against.text('by') === 'craft' ? 'craft' : 'strength'
  const odds = isWanted ? chosen.odds : undefined
  const [worked] = chosen.odds?.why ?? []
  const parts = worked?.parts ?? [ownPart(view, by)]
  const mine = parts.reduce((sum, part) => sum + part.value, 0)
  return (
    <div className="v-meet">
      {cards[0] === undefined ? (
        <FoeFace name={anyName(kind)} icon={kindIcon(kind)} sort={SORTS[kind] ?? 'Chamber'} by={by} value={value} />
      ) : (
        <CardFace card={cards[0]} />
      )}
      <div>
        {cards.length > 1 && <p className="v-says">{cards.map((copy) => cardName(copy)).join(', ')} fight together.</p>}
        <table className="sumtab">
          <tbody>
            {parts.map(({ label, value: part }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{part}</td>
              </tr>
            ))}
            <tr className="tot">
              <th scope="row">you</th>
              <td>{mine} + die</td>
            </tr>
            <tr>
              <th scope="row">{cards.length > 1 ? 'they' : anyName(kind)}</th>
              <td>{value} + die</td>
            </tr>
            {odds?.chance !== undefined && (
              <tr>
                <th scope="row">{odds.of === 'passed' ? 'Trial passed' : 'you win'}</th>
                <td>{percent(odds.chance)}</td>
              </tr>
            )}
          </tbody>
        </table>
      </div>
    </div>
  )
}

/** What counts against no Enemy in particular: where two dice are thrown, no working says it part by part. */
function ownPart(view: CaveView, by: 'strength' | 'craft') {
  const { strength, craft } = playerOf(view, view.turn)
  return by === 'craft' ? { label: 'Craft', value: craft?.total ?? 0 } : { label: 'Strength', value: strength?.combat ?? 0 }
}
