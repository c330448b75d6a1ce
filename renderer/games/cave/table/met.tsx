import { kindOf } from '../../../../engine/cave/open/cards.ts'
import { anyName, cardName } from '../../../../engine/cave/open/names.ts'
import type { CaveOptions } from '../../../../engine/cave/option-types.ts'
import type { CaveView } from '../../../../engine/cave/view-types.ts'
import type { Decision, Odds, Option } from '../../../../engine/kernel/types.ts'
import { percent } from '../../../decision/odds.ts'
import { useSettings } from '../../../settings/settings.ts'
import { CardFace, FoeFace } from '../cards/card-face.tsx'
import { kindIcon } from '../icons.ts'
import { caveOptions, playerOf } from './view.ts'

interface MetProps {
  readonly view: CaveView
  readonly decision: Decision
  readonly picked: readonly string[]
}

/** What is met, large: an Enemy with the sum of the fight beside it, a Stranger or a Place with what it says. */
export function Met({ view, decision, picked }: MetProps) {
  const fought = chosenOf(caveOptions(decision, 'fight'), picked)
  if (fought?.data) return <Fought view={view} against={fought.data.against} odds={fought.odds} />
  const visited = chosenOf(caveOptions(decision, 'visit'), picked)
  return visited?.data ? (
    <div className="v-meet v-meet--read">
      <CardFace card={visited.data.card} />
    </div>
  ) : null
}

/** The option that is picked, or the first. */
function chosenOf<O extends Pick<Option, 'id'>>(options: readonly O[], picked: readonly string[]): O | undefined {
  return options.find(({ id }) => picked.includes(id)) ?? options[0]
}

interface FoughtProps {
  readonly view: CaveView
  readonly against: CaveOptions['fight']['against']
  readonly odds: Odds | undefined
}

/** Where those come from who fight without a card. */
export const SORTS: Readonly<Record<string, string>> = { beast: 'Trial', apparition: 'Trial', guardian: 'Vault' }

/** 14.4, 15.2: both scores before the dice, and how the fight ends. */
function Fought({ view, against: { cards, kind: sort, by, value }, odds: worth }: FoughtProps) {
  const { odds: isWanted } = useSettings()
  const kind = kindOf(cards[0] ?? sort)
  const odds = isWanted ? worth : undefined
  const [worked] = worth?.why ?? []
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
