import type { CaveView } from '../../../../engine/cave/view-types.ts'
import type { Decision, Option } from '../../../../engine/kernel/types.ts'
import { EventFields } from '../../../chronicle/event-fields.ts'
import { percent } from '../../../decision/odds.ts'
import { useSettings } from '../../../settings/settings.ts'
import { CardFace, FoeFace } from '../cards/card-face.tsx'
import { kindIcon } from '../icons.ts'
import { kindOfCard } from '../kinds.ts'
import { nameOf } from '../names.ts'
import { type CaveTables, useCaveTables } from '../tables.ts'
import { playerOf } from './view.ts'

interface MetProps {
  readonly view: CaveView
  readonly decision: Decision
  readonly picked: readonly string[]
}

/** What is met, large: an Enemy with the sum of the fight beside it, a Stranger or a Place with what it says. */
export function Met({ view, decision, picked }: MetProps) {
  const tables = useCaveTables()
  const options = decision.options ?? []
  const chosen = options.find(({ id }) => picked.includes(id)) ?? options[0]
  if (tables === null || chosen === undefined) return null
  if (decision.topic === 'fight') return <Fought view={view} chosen={chosen} tables={tables} />
  if (decision.topic !== 'visit') return null
  const copy = new EventFields(chosen.data).text('card')
  return copy ? (
    <div className="v-meet v-meet--read">
      <CardFace tables={tables} card={copy} />
    </div>
  ) : null
}

interface FoughtProps {
  readonly view: CaveView
  readonly chosen: Option
  readonly tables: CaveTables
}

/** Where those come from who fight without a card. */
export const SORTS: Readonly<Record<string, string>> = { beast: 'Trial', apparition: 'Trial', guardian: 'Vault' }

/** 14.4, 15.2: both scores before the dice, and how the fight ends. */
function Fought({ view, chosen, tables }: FoughtProps) {
  const { odds: isWanted } = useSettings()
  const against = new EventFields(chosen.data).record('against')
  const cards = against.texts('cards')
  const kind = kindOfCard(cards[0] ?? against.text('kind') ?? '')
  const value = against.number('value') ?? 0
  const by = against.text('by') === 'craft' ? 'craft' : 'strength'
  const odds = isWanted ? chosen.odds : undefined
  const [worked] = chosen.odds?.why ?? []
  const parts = worked?.parts ?? [ownPart(view, by)]
  const mine = parts.reduce((sum, part) => sum + part.value, 0)
  return (
    <div className="v-meet">
      {cards[0] === undefined ? (
        <FoeFace name={nameOf(kind)} icon={kindIcon(kind)} sort={SORTS[kind] ?? 'Chamber'} by={by} value={value} />
      ) : (
        <CardFace tables={tables} card={cards[0]} />
      )}
      <div>
        {cards.length > 1 && <p className="v-says">{cards.map((copy) => nameOf(kindOfCard(copy))).join(', ')} fight together.</p>}
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
              <th scope="row">{cards.length > 1 ? 'they' : nameOf(kind)}</th>
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
