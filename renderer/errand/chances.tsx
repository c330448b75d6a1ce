import type { Estimate, Simulation } from '../../electron/contract/index.ts'
import { wholePercent } from '../decision/odds.ts'
import { useSettings } from '../settings/settings.ts'
import type { Chosen } from './use-chosen.ts'

/** The figures of the chosen errand, always in sight: chances of the whole, and how it would probably end. */
export function ErrandChances({ chosen: { errand, plan, trial, isTrialOld } }: { readonly chosen: Chosen }) {
  const { odds: isShown } = useSettings()
  if (!isShown) return null
  const chances = (plan?.odds ?? []).map(({ text, of }): Chance => [of ?? '', text])
  return (
    <>
      {chances.length > 0 && <Row chances={chances} />}
      {errand.tried && <Trial of={trial} isOld={isTrialOld} />}
    </>
  )
}

type Chance = readonly [name: string, text: string, range?: string]

/** Up to four in a row. */
function Row({ chances }: { readonly chances: readonly Chance[] }) {
  return (
    <ul className="chances">
      {chances.map(([name, text, range]) => (
        <li key={name} title={range}>
          <b>{text}</b>
          <span>{name}</span>
        </li>
      ))}
    </ul>
  )
}

/** How it would probably end, played out many times: empty until that is known. */
function Trial({ of, isOld }: { readonly of: Simulation | null; readonly isOld: boolean }) {
  return (
    <div className={isOld ? 'trial is-old' : 'trial'} aria-live="polite" aria-busy={of === null || isOld}>
      <Row chances={chancesIn(of)} />
      <p className="muted">{of === null || isOld ? 'Being played out…' : `The fight, played out ${of.runs} times to its end`}</p>
      {of?.stops !== undefined && of.stops.length > 0 && <Stops of={of.stops} />}
    </div>
  )
}

function chancesIn(of: Simulation | null): readonly Chance[] {
  const share = (name: string, { value, low, high }: Estimate): Chance => [
    name,
    wholePercent(value),
    `${wholePercent(low)} to ${wholePercent(high)}`,
  ]
  const mean = (name: string, { value, low, high }: Estimate): Chance => [
    name,
    value.toFixed(1),
    `${Math.max(0, low).toFixed(1)} to ${high.toFixed(1)}`,
  ]
  if (of === null) return ['win', 'all live', 'rounds', 'stops'].map((name) => [name, '\u2026'])
  const { won, anyFalls, rounds, stopped = NEVER } = of
  const { value, low, high } = anyFalls
  return [
    share('win', won),
    share('all live', { value: 1 - value, low: 1 - high, high: 1 - low }),
    mean('rounds', rounds),
    share('stops first', stopped),
  ]
}

/** What hands the fight back to the player before it is over, the most frequent first. */
function Stops({ of }: { readonly of: NonNullable<Simulation['stops']> }) {
  return (
    <ul className="stops">
      {of.slice(0, MOST_STOPS).map(({ kind, text, share }) => (
        <li key={kind}>
          <b>{wholePercent(share)}</b> {text}
        </li>
      ))}
    </ul>
  )
}

const MOST_STOPS = 3
const NEVER: Estimate = { value: 0, low: 0, high: 0 }
