import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { CharacterView, CitadelView } from '../../../../engine/citadel/view-types.ts'
import type { Decision, SessionView } from '../../../../engine/kernel/types.ts'
import { capital, inWords, signed } from '../../../../engine/kernel/words.ts'
import { Counter } from '../../../board/counter.tsx'
import { Refused } from '../../../dialog/refused.tsx'
import { answerAsHinted } from '../../../host/as-hinted.ts'
import { useClient } from '../../../host/client.tsx'
import { askAgain } from '../../../host/queries.ts'
import { Icon } from '../../../icons/icon.tsx'
import type { FriezePlate } from '../../../scene/frieze.tsx'
import { Frieze } from '../../../scene/frieze.tsx'
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

/** Everyone who would go in, before the gate and in the ranks that are suggested: what each hits with, and why he fits. */
export function ReadyParty({ session, view, decision, onLook }: ReadyPartyProps) {
  const change = useChange(session)
  const ranks = ranksOf(decision, view)
  const why = whyTheyFit(ranks)
  return (
    <>
      <div className="ready-gate">
        <Frieze plate={gateScene(view.party.length)} />
      </div>
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
    </>
  )
}

/** What the party brings, in rows below the question. */
export function ReadySum({ view, decision }: Pick<ReadyPartyProps, 'view' | 'decision'>) {
  return (
    <dl className="ready-sum" aria-label="What they bring">
      {atTheGate(ranksOf(decision, view)).map(([label, words, more]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {words} <small>{more}</small>
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** The option that exchanges someone. */
const exchanging = (who: string) => `exchange:${who}`

function mayChange({ options = [] }: Decision, who: string): boolean {
  return options.some(({ id }) => id === exchanging(who))
}

/** Someone else in a place, made as the hint would, up to the march order; the others stay. */
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
  /** Null for someone who cannot be exchanged. */
  readonly onChange: (() => void) | null
  readonly busy: boolean
}

interface PersonLine {
  readonly icon: string
  readonly what: string
  readonly value: string
}

/** Every card has room for so many lines. */
const LINES = 3

/** Weapons, the strongest first, and spells; skills where these leave a line free. */
function linesOf(who: CharacterView): readonly PersonLine[] {
  const { known, circled } = who.spells
  const { detrap, hellgate, negotiation } = who.skills
  const fighting = blowsOf(who).map(({ weapon, adds }) => ({ icon: weaponIcon(weapon), what: nameOf(weapon), value: plus('die', adds) }))
  const casting = known.length > 0 && {
    icon: spellIcon(known[0] ?? ''),
    what: known.map(spellName).join(', '),
    value: castable(circled.length, known.length),
  }
  const always = [...fighting, ...(casting ? [casting] : [])]
  const skills = [
    detrap && { icon: 'x-trap', what: 'Disarms traps', value: `${detrap} in six` },
    hellgate && { icon: 'x-hellgate', what: 'Destroys the Hellgate', value: `${hellgate} in six` },
    negotiation && { icon: 'x-talk', what: 'Talks', value: plus('dice', negotiation) },
  ].filter((each) => typeof each === 'object')
  return [...always, ...skills.slice(0, Math.max(0, LINES - always.length))]
}

/** `die +7`, `die −1` */
function plus(thrown: string, adds: number): string {
  return `${thrown} ${signed(adds)}`
}

/** 4.1.D: of the spells someone knows, how many were circled for this raid. */
function castable(circled: number, known: number): string {
  if (circled === 0) return 'none today'
  const spells = known === 1 ? '1 spell' : `${known} spells`
  return circled === known ? spells : `${circled} of ${spells}`
}

function Person({ who, why, onLook, onChange, busy }: PersonProps) {
  const picture = usePicture()
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
        {linesOf(who).map(({ icon, what, value }) => (
          <li key={what}>
            <Icon name={icon} />
            <span title={what}>{what}</span>
            <b>{value}</b>
          </li>
        ))}
      </ul>
      <p className="ready-fit">
        <span>{why}</span>
        {onChange && (
          <button type="button" className="btn" aria-label={`Change ${who.name} for another character`} disabled={busy} onClick={onChange}>
            Change
          </button>
        )}
      </p>
    </>
  )
}

/** The party in the suggested march order, rank by rank. */
function ranksOf({ suggestion }: Decision, { party }: CitadelView): readonly (readonly CharacterView[])[] {
  return ranksIn(suggestion).map((ids) => ids.flatMap((id) => party.find((who) => who.id === id) ?? []))
}

/** The ids of a suggested march order, rank by rank. */
function ranksIn(suggestion: Decision['suggestion']): readonly (readonly string[])[] {
  if (!Array.isArray(suggestion)) return []
  return suggestion.map((rank) => (Array.isArray(rank) ? rank.filter((id): id is string => typeof id === 'string') : []))
}

/** So many people stand before the Gateway of Evil; more than six are drawn as six. */
export function gateScene(people: number): FriezePlate {
  return {
    alt: `${people === 1 ? 'One stands' : `${capital(inWords(people))} stand`} before the Gateway of Evil.`,
    wall: 'valley-wide',
    pieces: [
      { piece: 'gateway', x: 445, y: 71.5, size: 150 },
      { piece: people < 6 ? `party-${people}` : 'party', x: 284, y: 112.6, size: 92 },
    ],
    strip: { top: 96, height: 104 },
    spot: 'fire',
  }
}
