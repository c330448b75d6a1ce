import { useQuery } from '@tanstack/react-query'
import type { Errand, PlanStep } from '../../engine/kernel/errand-types.ts'
import { useClient } from '../host/client.tsx'
import { queries } from '../host/queries.ts'
import { type Asked, limitsOf } from './among-options.ts'
import { LimitList } from './limits.tsx'
import { PlanLines } from './plan-lines.tsx'

interface ChosenErrandProps extends Pick<Asked, 'limits' | 'onLimit' | 'table'> {
  readonly errand: Errand
  /** Its steps are drawn on the board, and are what is told of it; else what lies on its way. */
  readonly isDrawn: boolean
}

/** The errand that is chosen among the options: what it comes by, and what can be set. */
export function ChosenErrand({ errand, isDrawn, table, limits, onLimit }: ChosenErrandProps) {
  const client = useClient()
  const { session = '', revision = 0 } = table.view ?? {}
  const set = limitsOf(errand, limits)
  const { data: plan } = useQuery({ ...queries.plan(client, session, revision, errand.id, JSON.stringify(set)), enabled: !table.busy })
  return (
    <div className="chosen-errand">
      {plan && <Lines title={isDrawn ? 'As drawn' : 'On the way'} lines={isDrawn ? plan.steps : plan.notes} />}
      {errand.limits && <LimitList limits={errand.limits} set={set} onSet={onLimit} />}
    </div>
  )
}

/** The most lines: more would hide what can be set. */
const MOST = 6

function Lines({ title, lines }: { readonly title: string; readonly lines: readonly PlanStep[] }) {
  if (lines.length === 0) return null
  const more = lines.length - MOST
  return (
    <section aria-label={title}>
      <h3>
        {title} {lines.length > MOST && <small>{`${MOST} of ${lines.length}`}</small>}
      </h3>
      <PlanLines lines={lines.slice(0, more > 1 ? MOST : lines.length)} />
    </section>
  )
}
