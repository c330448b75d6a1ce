import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { Errand, Limit, Plan, PlanStep } from '../../engine/kernel/errand-types.ts'
import { useClient } from '../host/client.tsx'
import { queries } from '../host/queries.ts'
import type { Asked } from './among-options.ts'
import { LimitList } from './limits.tsx'
import { PlanLines } from './plan-lines.tsx'

interface ChosenProps {
  readonly errand: Errand
  readonly asked: Pick<Asked, 'table' | 'limitsOf' | 'onLimit' | 'atOnce' | 'onAtOnce'>
  /** It was picked here, and is no suggestion: what lies on its way is brought into sight. */
  readonly isPicked: boolean
  /** What of its plan is told here; left out, what lies on its way. */
  readonly told?: { readonly title: string; readonly lines: (plan: Plan) => readonly PlanStep[] }
}

/** The errand that is chosen among the options: what it would do or meet, what can be set, and whether a moment's card offers it. */
export function ChosenErrand({ errand, asked, isPicked, told = ON_THE_WAY }: ChosenProps) {
  const { table, limitsOf, onLimit, atOnce, onAtOnce } = asked
  const client = useClient()
  const { session = '', revision = 0 } = table.view ?? {}
  const set = limitsOf(errand)
  const { data: plan } = useQuery({
    ...queries.plan(client, session, revision, errand.id, JSON.stringify(set)),
    enabled: !table.busy,
  })
  return (
    <div className="chosen">
      {plan && <Lines title={told.title} lines={told.lines(plan)} isBrought={isPicked} />}
      {errand.limits && <LimitList limits={errand.limits} set={set} onSet={onLimit} />}
      {/* What leads to a place is pressed at that place. */}
      {errand.at === undefined && errand.warns === undefined && (
        <LimitList limits={AT_ONCE} set={{ 'at-once': atOnce(errand) }} onSet={(_, on) => onAtOnce(errand, on === true)} />
      )}
    </div>
  )
}

const ON_THE_WAY: NonNullable<ChosenProps['told']> = { title: 'On the way', lines: ({ notes }) => notes }

const AT_ONCE: readonly Limit[] = [
  {
    id: 'at-once',
    kind: 'flag',
    label: 'Offer it after a great moment',
    detail: 'The card of that moment has a button for it, with these limits.',
    suggested: false,
  },
]

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
