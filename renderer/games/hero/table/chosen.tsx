import { useQuery } from '@tanstack/react-query'
import type { Errand, PlanStep } from '../../../../engine/kernel/errand-types.ts'
import { type Asked, limitsOf } from '../../../errand/among-options.ts'
import { LimitList } from '../../../errand/limits.tsx'
import { PlanLines } from '../../../errand/plan-lines.tsx'
import { useClient } from '../../../host/client.tsx'
import { setOrder } from '../../../host/orders.ts'
import { queries } from '../../../host/queries.ts'

interface ChosenProps extends Pick<Asked, 'limits' | 'onLimit' | 'table'> {
  readonly errand: Errand
}

/** The errand that is chosen: what can be set, what lies on the way or is drawn on the board, and whether it stands. */
export function Chosen({ errand, table, limits, onLimit }: ChosenProps) {
  const client = useClient()
  const { session = '', revision = 0 } = table.view ?? {}
  const set = limitsOf(errand, limits)
  const { data: plan } = useQuery({
    ...queries.plan(client, session, revision, errand.id, JSON.stringify(set)),
    enabled: !table.busy,
  })
  const isDrawn = errand.kind === 'march' || errand.kind === 'hunt'
  return (
    <div className="h-chosen">
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

/** Does it now, and from now on without being asked. */
export function UntilStopped({ errand, table }: Pick<ChosenProps, 'errand' | 'table'>) {
  const { view, busy } = table
  if (!view) return null
  return (
    <p className="always">
      <button
        type="button"
        className="btn"
        disabled={busy}
        title="Now, and in every turn until you stop it. Each answer stands in the chronicle."
        onClick={() => {
          setOrder(view.session, { id: errand.id, label: errand.label, seat: view.seat }, true)
          table.answer({ pick: [errand.id] })
        }}
      >
        Every turn until I stop it
      </button>
    </p>
  )
}
