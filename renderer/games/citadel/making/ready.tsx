import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { CharacterView, CitadelView } from '../../../../engine/citadel/view-types.ts'
import type { Decision, SessionView } from '../../../../engine/kernel/types.ts'
import { Counter } from '../../../board/counter.tsx'
import { Refused } from '../../../dialog/refused.tsx'
import { answerAsHinted } from '../../../host/as-hinted.ts'
import { useClient } from '../../../host/client.tsx'
import { askAgain } from '../../../host/queries.ts'
import { Icon } from '../../../icons/icon.tsx'
import { nameOf, raceName, spellIcon, spellName, weaponIcon } from '../names.ts'
import { Pips } from '../ranks/pips.tsx'
import { usePicture } from '../ranks/portraits.ts'
import { atTheGate } from './at-the-gate.ts'
import { isMaking } from './finish.ts'
import { blowsOf, whyTheyFit } from './fits.ts'

interface ReadyPartyProps {
  readonly session: SessionView
  readonly view: CitadelView
  /** The question about the march order. */
  readonly decision: Decision
  readonly onLook: (who: string) => void
}

/** Everybody who would go in, in the ranks that are suggested: what each hits with, and why he fits. */
export function ReadyParty({ session, view: { party }, decision, onLook }: ReadyPartyProps) {
  const change = useChange(session)
  const ranks = ranksIn(decision.suggestion).map((ids) => ids.flatMap((id) => party.find((who) => who.id === id) ?? []))
  const why = whyTheyFit(ranks)
  return (
    <>
      <ol className="ready" aria-label="The party, the front rank first">
        {ranks.flat().map((who) => (
          <li key={who.id} className="ready-one">
            <Person
              who={who}
              why={why.get(who.id)}
              onLook={() => onLook(who.id)}
              onChange={mayChange(decision, who.id) ? () => change.mutate(who.id) : null}
              busy={change.isPending}
            />
          </li>
        ))}
      </ol>
      <Refused error={change.error} />
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

/** The option that exchanges somebody. */
const exchanging = (who: string) => `exchange:${who}`

function mayChange({ options = [] }: Decision, who: string): boolean {
  return options.some(({ id }) => id === exchanging(who))
}

/** Somebody else in a place, made as the hint would, up to the march order; the others stay. */
function useChange(session: SessionView) {
  const client = useClient()
  const cache = useQueryClient()
  return useMutation({
    mutationFn: async (who: string) => {
      const { revision, decision } = session
      if (decision === null) return session
      const pick = [exchanging(who)]
      const begun = await client.call('game.choose', { session: session.session, revision, decision: decision.id, pick })
      return await answerAsHinted(client, begun, isMaking)
    },
    // Refused half-way, what was answered until then stands.
    onSettled: () => askAgain(cache, ['session', 'log'], session.session),
  })
}

interface PersonProps {
  readonly who: CharacterView
  readonly why: string | undefined
  readonly onLook: () => void
  /** Null for somebody who cannot be exchanged. */
  readonly onChange: (() => void) | null
  readonly busy: boolean
}

/** 4.1.D: of the spells somebody knows, how many were circled for this raid. */
function castable(circled: number, known: number): string {
  if (circled === 0) return 'none today'
  const spells = known === 1 ? '1 spell' : `${known} spells`
  return circled === known ? spells : `${circled} of ${spells}`
}

function Person({ who, why, onLook, onChange, busy }: PersonProps) {
  const picture = usePicture()
  const { known, circled } = who.spells
  return (
    <>
      <div className="ready-head">
        <Counter icon={picture(who)} combatBonus={who.combatBonus} resistance={who.resistance} />
        <div>
          <h3>
            <button type="button" className="ready-name" aria-label={`Record of ${who.name}`} onClick={onLook}>
              {who.name}
            </button>
          </h3>
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
            <b>{castable(circled.length, known.length)}</b>
          </li>
        )}
      </ul>
      <p className="ready-fit">
        <span>{why}</span>
        {onChange && (
          <button type="button" className="btn" aria-label={`Change ${who.name} for somebody else`} disabled={busy} onClick={onChange}>
            Change
          </button>
        )}
      </p>
    </>
  )
}

/** The ids of a suggested march order, rank by rank. */
function ranksIn(suggestion: Decision['suggestion']): readonly (readonly string[])[] {
  if (!Array.isArray(suggestion)) return []
  return suggestion.map((rank) => (Array.isArray(rank) ? rank.filter((id): id is string => typeof id === 'string') : []))
}
