import type { CharacterView, CitadelView } from '../../../../engine/citadel/view-types.ts'
import type { Decision } from '../../../../engine/kernel/types.ts'
import { Counter } from '../../../board/counter.tsx'
import { Icon } from '../../../icons/icon.tsx'
import { nameOf, raceName, spellIcon, spellName, weaponIcon } from '../names.ts'
import { Pips } from '../ranks/pips.tsx'
import { usePicture } from '../ranks/portraits.ts'
import { atTheGate } from './at-the-gate.ts'
import { blowsOf, whyTheyFit } from './fits.ts'

interface ReadyPartyProps {
  readonly view: CitadelView
  /** The question about the march order. */
  readonly decision: Decision
  readonly onLook: (who: string) => void
}

/** Everybody who would go in, in the ranks that are suggested: what each hits with, and why he fits. */
export function ReadyParty({ view: { party }, decision, onLook }: ReadyPartyProps) {
  const ranks = ranksIn(decision.suggestion).map((ids) => ids.flatMap((id) => party.find((who) => who.id === id) ?? []))
  const why = whyTheyFit(ranks)
  return (
    <>
      <ol className="ready" aria-label="The party, the front rank first">
        {ranks.flat().map((who) => (
          <li key={who.id} className="ready-one">
            <Person who={who} why={why.get(who.id)} onLook={() => onLook(who.id)} />
          </li>
        ))}
      </ol>
      <dl className="ready-sum" aria-label="What they bring">
        {atTheGate(ranks).map(([label, words, more]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {words} <small>{more}</small>
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}

interface PersonProps {
  readonly who: CharacterView
  readonly why: string | undefined
  readonly onLook: () => void
}

function Person({ who, why, onLook }: PersonProps) {
  const picture = usePicture()
  const { known } = who.spells
  return (
    <>
      <div className="ready-head">
        <Counter icon={picture(who)} combatBonus={who.combatBonus} resistance={who.resistance} />
        <div>
          <h3>{who.name}</h3>
          <p className="small muted">
            {raceName(who.race)}, {who.kind}
          </p>
          <Pips woundPoints={who.woundPoints} />
        </div>
      </div>
      <ul className="ready-lines">
        {blowsOf(who).map(({ weapon, adds }) => (
          <li key={weapon}>
            <Icon name={weaponIcon(weapon)} />
            <span>{nameOf(weapon)}</span>
            <b>{adds < 0 ? `die − ${-adds}` : `die + ${adds}`}</b>
          </li>
        ))}
        {known.length > 0 && (
          <li>
            <Icon name={spellIcon(known[0] ?? '')} />
            <span title={known.map(spellName).join(', ')}>{known.map(spellName).join(', ')}</span>
            <b>{known.length === 1 ? '1 spell' : `${known.length} spells`}</b>
          </li>
        )}
      </ul>
      <p className="ready-fit">
        <span>{why}</span>
        <button type="button" className="btn" aria-label={`Record of ${who.name}`} onClick={onLook}>
          Record
        </button>
      </p>
    </>
  )
}

/** The ids of a suggested march order, rank by rank. */
function ranksIn(suggestion: Decision['suggestion']): readonly (readonly string[])[] {
  if (!Array.isArray(suggestion)) return []
  return suggestion.map((rank) => (Array.isArray(rank) ? rank.filter((id): id is string => typeof id === 'string') : []))
}
