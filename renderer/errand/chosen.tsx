import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Limit, Plan, PlanStep } from '../../engine/kernel/errand-types.ts'
import { DeadlyDialog } from '../decision/deadly.tsx'
import { Folded } from '../decision/folded.tsx'
import { SteadyButton } from '../decision/steady-button.tsx'
import { Refused } from '../dialog/refused.tsx'
import { Arrow } from '../icons/icon.tsx'
import type { Asked } from './among-options.ts'
import { LimitList } from './limits.tsx'
import { PlanLines } from './plan-lines.tsx'
import type { Chosen } from './use-chosen.ts'

interface ChosenProps {
  readonly chosen: Chosen
  readonly asked: Pick<Asked, 'table' | 'limitsOf' | 'onLimit' | 'atOnce' | 'onAtOnce' | 'onOpen'>
  /** It was picked here, and isn't a suggestion: what lies on its way is brought into sight. */
  readonly isPicked: boolean
  /** What of its plan is told here; left out, what lies on its way. */
  readonly told?: { readonly title: string; readonly lines: (plan: Plan) => readonly PlanStep[] }
  /** Lists its steps, each with what stands beside it; where that is nothing, its number. */
  readonly besideStep?: ((step: PlanStep) => ReactNode) | undefined
}

/** The errand that is chosen among the options: what it would do or meet, what stands against it, what can be set, and whether one press sends it. */
export function ChosenErrand({ chosen, asked, isPicked, told = ON_THE_WAY, besideStep }: ChosenProps) {
  const { errand, plan, error } = chosen
  const { limitsOf, onLimit, atOnce, onAtOnce } = asked
  const steps = besideStep && plan && <Steps steps={plan.steps} beside={besideStep} />
  return (
    <div className="chosen">
      <Refused error={error} />
      {plan?.stops && (
        <p className="warn" role="status">
          <b>It would stop at once.</b> {plan.stops.text}
        </p>
      )}
      {plan && <Lines title={told.title} lines={told.lines(plan)} isBrought={isPicked} />}
      {!errand.tried && steps}
      {errand.limits && <LimitList limits={errand.limits} set={limitsOf(errand)} onSet={onLimit} />}
      {errand.warns === undefined && (
        <LimitList limits={AT_ONCE} set={{ 'at-once': atOnce(errand) }} onSet={(_, on) => onAtOnce(errand, on === true)} />
      )}
      {/* What is tried out begins with one of many: its limits come first. */}
      {errand.tried && steps}
      {errand.answers !== 1 && <FirstOnly chosen={chosen} asked={asked} />}
    </div>
  )
}

const ON_THE_WAY: NonNullable<ChosenProps['told']> = { title: 'On the way', lines: ({ notes }) => notes }

const AT_ONCE: readonly Limit[] = [
  {
    id: 'at-once',
    kind: 'flag',
    label: 'Start it with one press next time',
    detail: 'In the list, by E, and on the card of a great moment, with these limits.',
    suggested: false,
  },
]

/** Only its first answer. */
function FirstOnly({ chosen: { errand, plan, warns }, asked: { table, onOpen } }: Pick<ChosenProps, 'chosen' | 'asked'>) {
  const [sure, setSure] = useState(false)
  const send = () => onOpen(errand.id, 1)
  return (
    <p className="offers">
      <SteadyButton
        className="btn btn--quiet"
        shut={table.busy || plan?.stops !== undefined}
        onClick={() => (warns === null ? send() : setSure(true))}
      >
        First step only
      </SteadyButton>
      {sure && warns !== null && <DeadlyDialog option={{ ...errand, warns }} rule={undefined} onLive={() => setSure(false)} onDie={send} />}
    </p>
  )
}

/** What it would do, in order. A way lies on the board already, so that here it is folded. */
function Steps({ steps, beside }: { readonly steps: readonly PlanStep[]; readonly beside: (step: PlanStep) => ReactNode }) {
  if (steps.length === 0) return null
  const list = (
    <ol className="errand-steps">
      {steps.map((step, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same may be done twice
        <li key={i}>
          {beside(step) ?? <span className="n">{i + 1}</span>}
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

/** The most lines: more would hide what can be set. */
const MOST = 6

interface LinesProps {
  readonly title: string
  readonly lines: readonly PlanStep[]
  /** The list of options is scrolled to them. */
  readonly isBrought: boolean
}

function Lines({ title, lines, isBrought }: LinesProps) {
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    if (isBrought) section.current?.scrollIntoView({ block: 'nearest' })
  }, [isBrought])
  if (lines.length === 0) return null
  const more = lines.length - MOST
  return (
    <section aria-label={title} ref={section}>
      <h3>
        {title} {lines.length > MOST && <small>{`${MOST} of ${lines.length}`}</small>}
      </h3>
      <PlanLines lines={lines.slice(0, more > 1 ? MOST : lines.length)} />
    </section>
  )
}
