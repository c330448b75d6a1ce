import { useMutation } from '@tanstack/react-query'
import type { Estimate, Simulation } from '../../electron/contract/index.ts'
import type { Option } from '../../engine/kernel/types.ts'
import { useClient } from '../host/client.tsx'
import { Folded } from './folded.tsx'
import { percent } from './odds.ts'

interface OutlookProps {
  readonly session: string
  readonly revision: number
  /** What is laid out at the card: the trials can begin with it. */
  readonly first: Option | null
}

interface Wish {
  readonly revision: number
  readonly first: Option | null
}

const TRIALS = 400

/** On request: how the fight would probably end from here, played out by bots. Of another position it says nothing. */
export function Outlook({ session, revision, first }: OutlookProps) {
  const client = useClient()
  const trials = useMutation({
    mutationFn: (wish: Wish) =>
      client.call('game.simulate', { session, count: TRIALS, ...(wish.first === null ? {} : { pick: [wish.first.id] }) }),
  })
  const wish = trials.variables?.revision === revision ? trials.variables : null
  const told = wish !== null && trials.data?.revision === revision ? trials.data : null
  return (
    <Folded className="why" name="odds" summary="How would it end?">
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
              Beginning with: {first.label}
            </button>
          )}
        </p>
        <div aria-live="polite">
          {wish !== null && trials.isPending && <p className="muted">The fight is being played out.</p>}
          {wish !== null && trials.error !== null && <p className="warn">{trials.error.message}</p>}
          {wish !== null && told !== null && !trials.isPending && <Outcome of={told} first={wish.first} />}
        </div>
      </div>
    </Folded>
  )
}

function Outcome({ of, first }: { readonly of: Simulation; readonly first: Option | null }) {
  const { runs, asked, won, left, lost, unfinished, anyFalls, people, wounds, rounds } = of
  return (
    <table className="why-roll">
      <caption>
        Simulated{first === null ? '' : `, beginning with ${first.label}`}: {runs} fights by careful players
        {runs < asked ? `, of ${asked} asked for: the time was up` : ''}. The true figures lie within the ranges with 95 %.
      </caption>
      <thead>
        <tr>
          <th scope="col">End</th>
          <th scope="col">Share</th>
          <th scope="col">Range</th>
        </tr>
      </thead>
      <tbody>
        <Share label="The monsters are beaten" of={won} />
        {left.value > 0 && <Share label="Both sides part" of={left} />}
        <Share label="Nobody of the party is left" of={lost} />
        {unfinished > 0 && (
          <Share label="No end in sight" of={{ value: unfinished / runs, low: unfinished / runs, high: unfinished / runs }} />
        )}
        {people.length > 1 && <Share label="Somebody falls" of={anyFalls} />}
        {people.map(({ id, name, falls }) => (
          <Share key={id} label={`${name} falls`} of={falls} />
        ))}
        <Mean label="Wounds taken, on the average" of={wounds} />
        <Mean label="Rounds, on the average" of={rounds} />
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

function Mean({ label, of: { value, low, high } }: { readonly label: string; readonly of: Estimate }) {
  return (
    <tr>
      <th scope="row">{label}</th>
      <td>{value.toFixed(1)}</td>
      <td>
        {Math.max(0, low).toFixed(1)} to {high.toFixed(1)}
      </td>
    </tr>
  )
}
