import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import type { Estimate, Simulation } from '../../electron/contract/index.ts'
import type { Limit, PlanStep } from '../../engine/kernel/errand-types.ts'
import type { Odds } from '../../engine/kernel/types.ts'
import { isFocusFree } from '../arrival.ts'
import { DeadlyDialog } from '../decision/deadly.tsx'
import { Folded } from '../decision/folded.tsx'
import { MoreBelow } from '../decision/more-below.tsx'
import { wholePercent } from '../decision/odds.ts'
import { SteadyButton } from '../decision/steady-button.tsx'
import { Refused } from '../dialog/refused.tsx'
import { EnterKey } from '../frame/key-plate.tsx'
import { Arrow } from '../icons/icon.tsx'
import { enterAt, rescueFocus, useFocusAfterPress } from '../keys/focus.ts'
import { useKeys } from '../keys/keys.ts'
import { Case } from '../rulebook/case.tsx'
import { useSettings } from '../settings/settings.ts'
import { LimitList } from './limits.tsx'
import { PlanLines } from './plan-lines.tsx'
import type { Errands, Opened } from './use-errands.ts'

interface ErrandCardProps extends Pick<Errands, 'onClose' | 'onGo'> {
  readonly opened: Opened
  /** The step of the game in which it is asked for. */
  readonly during: string
  readonly busy: boolean
  readonly error: Error | null
  /** What stands beside a step: `3 → 6`. */
  readonly pictureOf?: (step: PlanStep) => ReactNode
}

/** The card of an errand: what it would do and what stands against it, before one press sends it. */
export function ErrandCard({ opened, during, busy, error, pictureOf, onClose, onGo }: ErrandCardProps) {
  const { errand, plan, trial, isTrialOld, danger, stopped, limits, onLimit, atOnce, onAtOnce } = opened
  const heading = useId()
  const list = useRef<HTMLDivElement>(null)
  const go = useRef<HTMLButtonElement>(null)
  const isShut = busy || plan?.stops !== undefined
  useKeys((event) => {
    if (danger !== null || event.ctrlKey || event.metaKey || event.altKey) return
    const choice = errand.limits?.find((limit) => limit.kind === 'choice')
    const numbered = choice?.options[Number(event.key) - 1]
    if (event.key === 'Escape') close()
    else if (event.key === 'Enter') enterAt(event, () => !isShut && onGo())
    else if (choice && numbered) onLimit(choice.id, numbered.id)
    else return
    event.preventDefault()
  })
  useFocusAfterPress()
  // Opened at the card, it takes the focus that was on its button; opened on the board, the board keeps it.
  useLayoutEffect(() => {
    if (isFocusFree()) go.current?.focus({ preventScroll: true })
  }, [])
  const close = () => {
    onClose()
    window.setTimeout(rescueFocus)
  }
  const rule = plan?.steps.find((step) => step.rule !== undefined)?.rule
  return (
    <section className="card decide errand" aria-labelledby={heading}>
      <div className="decide-top">
        <p className="steps">
          <span className="step">{during}</span>
          <span className="step">
            <Arrow />
            <b aria-current="step">{errand.kind}</b>
          </span>
          {rule && <Case rule={rule} />}
        </p>
        <h2 id={heading}>{errand.label}?</h2>
        {errand.detail && <p className="lead">{errand.detail}.</p>}
        {stopped !== null && (
          <p className="ended" role="status">
            <b>Nothing was done.</b> {stopped}
          </p>
        )}
        {errand.warns && <p className="warn">{errand.warns}</p>}
        {plan?.stops && stopped === null && (
          <p className="warn" role="status">
            <b>It would stop at once.</b> {plan.stops.text}
          </p>
        )}
        <Refused error={error ?? opened.error} />
      </div>
      <div className="decide-scroll scroll" ref={list}>
        <div>
          {plan && <PlanLines lines={plan.notes} />}
          {plan && !errand.tried && <Steps steps={plan.steps} pictureOf={pictureOf} />}
          {errand.limits && errand.limits.length > 0 && <LimitList limits={errand.limits} set={limits} onSet={onLimit} />}
          {!errand.warns && <LimitList limits={AT_ONCE} set={{ 'at-once': atOnce }} onSet={(_, on) => onAtOnce(on === true)} />}
          {/* What is tried out begins with one of many: its limits come first. */}
          {plan && errand.tried && <Steps steps={plan.steps} pictureOf={pictureOf} />}
        </div>
      </div>
      <MoreBelow list={list} />
      {plan?.odds && plan.odds.length > 0 && <Chances odds={plan.odds} />}
      {errand.tried && <Trial of={trial} isOld={isTrialOld} />}
      <div className="decide-foot">
        <SteadyButton
          ref={go}
          className={errand.warns ? 'btn btn--go btn--deadly-go' : 'btn btn--go'}
          shut={isShut}
          onClick={() => onGo()}
          aria-keyshortcuts="Enter"
        >
          <span className="clip">{errand.label}</span> <EnterKey />
        </SteadyButton>
        {errand.answers !== 1 && (
          <SteadyButton className="btn" shut={isShut} onClick={() => onGo(1)}>
            First only
          </SteadyButton>
        )}
        <button type="button" className="btn" title="Esc" aria-keyshortcuts="Escape" onClick={close}>
          Back
        </button>
      </div>
      {danger && <DeadlyDialog option={{ ...errand, warns: danger.warns }} rule={rule} onLive={danger.onLive} onDie={danger.onDie} />}
    </section>
  )
}

/** Beside the limits of every errand. */
const AT_ONCE: readonly Limit[] = [
  {
    id: 'at-once',
    kind: 'flag',
    label: 'Skip this card next time',
    detail: 'Next time it starts right away, with these limits.',
    suggested: false,
  },
]

/** What it would do, in order. A way lies on the board already, so that here it is folded. */
function Steps({ steps, pictureOf }: { readonly steps: readonly PlanStep[]; readonly pictureOf: ErrandCardProps['pictureOf'] }) {
  if (steps.length === 0) return null
  const list = (
    <ol className="errand-steps">
      {steps.map((step, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same may be done twice
        <li key={i}>
          {pictureOf?.(step) ?? <span className="n">{i + 1}</span>}
          <span>
            {step.label}
            {step.detail && <small>{step.detail}</small>}
          </span>
          {step.change && <Change {...step.change} />}
          {step.odds && <b className="odds-one">{step.odds.text}</b>}
        </li>
      ))}
    </ol>
  )
  if (steps.length === 1 || !steps.every(({ at, change }) => at !== undefined && change === undefined)) return list
  return (
    <Folded className="why" summary={`The ${steps.length} steps, one by one`}>
      {list}
    </Folded>
  )
}

/** `3 → 6.0` */
function Change({ before, after }: NonNullable<PlanStep['change']>) {
  return (
    <b className="change">
      {before} <span className="vh">to</span>
      <Arrow /> {after}
    </b>
  )
}

/** Chances of the whole, four in a row. */
function Chances({ odds }: { readonly odds: readonly Odds[] }) {
  const { odds: isShown } = useSettings()
  if (!isShown) return null
  return (
    <ul className="chances">
      {odds.map(({ text, of }) => (
        <li key={of ?? text}>
          <b>{text}</b>
          <span>{of}</span>
        </li>
      ))}
    </ul>
  )
}

/** How it would probably end, played out many times: four chances in a row, empty until they are known. */
function Trial({ of, isOld }: { readonly of: Simulation | null; readonly isOld: boolean }) {
  const { odds: isShown } = useSettings()
  if (!isShown) return null
  return (
    <div className={isOld ? 'trial is-old' : 'trial'} aria-live="polite" aria-busy={of === null || isOld}>
      <ul className="chances">
        {chancesIn(of).map(([name, text, range]) => (
          <li key={name} title={range}>
            <b>{text}</b>
            <span>{name}</span>
          </li>
        ))}
      </ul>
      <p className="muted">{of === null || isOld ? 'Being played out…' : `The fight, played out ${of.runs} times to its end`}</p>
      {of?.stops !== undefined && of.stops.length > 0 && <Stops of={of.stops} />}
    </div>
  )
}

type Chance = readonly [name: string, text: string, range?: string]

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
