import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { Estimate, Simulation } from '../../electron/contract/index.ts'
import type { Option } from '../../engine/kernel/types.ts'
import { useClient } from '../host/client.tsx'
import { Folded } from './folded.tsx'
import { percent } from './odds.ts'

interface OutlookProps {
  readonly session: string
  readonly revision: number
  /** The choice on the card: the trials can start from it. */
  readonly first: Option | null
  readonly words: OutlookWords
}

/** How a game calls what is played out, its three ends, and what is counted until then. */
export interface OutlookWords {
  /** `fight`, of which many are `fights`. */
  readonly what: string
  readonly won: string
  readonly left: string
  readonly lost: string
  /** `Wounds taken`. */
  readonly counted: string
  /** `Rounds`; left out where there is but one. */
  readonly rounds?: string
  /** What it brings, by the game's own names. */
  readonly gains?: Readonly<Record<string, string>>
}

interface Wish {
  readonly revision: number
  readonly first: Option | null
}

const TRIALS = 400

/** On request: how it would probably end from here, played out by bots. It says nothing about another position. */
export function Outlook({ session, revision, first, words }: OutlookProps) {
  const client = useClient()
  const trials = useMutation({
    mutationFn: (wish: Wish) =>
      client.call('game.simulate', { session, count: TRIALS, ...(wish.first === null ? {} : { pick: [wish.first.id] }) }),
  })
  const wish = trials.variables?.revision === revision ? trials.variables : null
  const told = wish !== null && trials.data?.revision === revision ? trials.data : null
  const answer = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (told !== null) answer.current?.scrollIntoView({ block: 'nearest' })
  }, [told])
  return (
    <Folded className="why" name="odds" summary={`How would the ${words.what} end?`}>
      <div className="why-body">
        <p className="outlook-asks">
          <button
            type="button"
            className="btn"
            disabled={wish !== null && trials.isPending}
            onClick={() => trials.mutate({ revision, first: null })}
          >
            Play it out {TRIALS} times
          </button>
          {first !== null && (
            <button
              type="button"
              className="btn"
              disabled={wish !== null && trials.isPending}
              onClick={() => trials.mutate({ revision, first })}
            >
              Starting with: {first.label}
            </button>
          )}
        </p>
        <div aria-live="polite" ref={answer}>
          {wish !== null && trials.isPending && <p className="muted">The {words.what} is being played out.</p>}
          {wish !== null && trials.error !== null && <p className="warn">{trials.error.message}</p>}
          {wish !== null && told !== null && !trials.isPending && <Outcome of={told} first={wish.first} words={words} />}
        </div>
      </div>
    </Folded>
  )
}

function Outcome({ of, first, words }: { readonly of: Simulation } & Pick<OutlookProps, 'first' | 'words'>) {
  const { runs, asked, won, left, lost, unfinished, anyFalls, people, wounds, rounds, gains = [] } = of
  return (
    <table className="why-roll">
      <caption>
        Simulated{first === null ? '' : `, starting with ${first.label}`}: {runs} {words.what}s by good players
        {runs < asked ? `, of ${asked} requested: time ran out` : ''}. The ranges hold the true figures with 95% confidence.
      </caption>
      <thead>
        <tr>
          <th scope="col">End</th>
          <th scope="col">Share</th>
          <th scope="col">Range</th>
        </tr>
      </thead>
      <tbody>
        <Share label={words.won} of={won} />
        {left.value > 0 && <Share label={words.left} of={left} />}
        <Share label={words.lost} of={lost} />
        {unfinished > 0 && (
          <Share label="No end in sight" of={{ value: unfinished / runs, low: unfinished / runs, high: unfinished / runs }} />
        )}
        {people.length > 1 && <Share label="Anyone falls" of={anyFalls} />}
        {people.length > 1 &&
          people.filter(({ falls }) => falls.value > 0).map(({ id, name, falls }) => <Share key={id} label={`${name} falls`} of={falls} />)}
        <Mean label={`${words.counted}, on average`} of={wounds} />
        {words.rounds !== undefined && <Mean label={`${words.rounds}, on average`} of={rounds} />}
        {gains.map(({ id, amount }) => (
          <Mean key={id} label={`${words.gains?.[id] ?? id}, on average`} of={amount} isGain />
        ))}
      </tbody>
    </table>
  )
}

function Share({ label, of: { value, low, high } }: { readonly label: string; readonly of: Estimate }) {
  return (
    <tr>
      <th scope="row">{label}</th>
      <td>{percent(value)}</td>
      <td>
        {percent(low)} to {percent(high)}
      </td>
    </tr>
  )
}

interface MeanProps {
  readonly label: string
  readonly of: Estimate
  /** It may be a loss. */
  readonly isGain?: boolean
}

function Mean({ label, of: { value, low, high }, isGain = false }: MeanProps) {
  return (
    <tr>
      <th scope="row">{label}</th>
      <td>{mean(value)}</td>
      <td>
        {mean(isGain ? low : Math.max(0, low))} to {mean(high)}
      </td>
    </tr>
  )
}

/** A mean: a loss has the minus sign of print. */
function mean(value: number): string {
  return value.toFixed(1).replace('-', '−')
}
