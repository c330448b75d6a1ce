import { useQuery } from '@tanstack/react-query'
import type { Errand } from '../../../../engine/kernel/errand-types.ts'
import { type Asked, limitsOf } from '../../../errand/among-options.ts'
import { LimitList } from '../../../errand/limits.tsx'
import { PlanLines } from '../../../errand/plan-lines.tsx'
import { useClient } from '../../../host/client.tsx'
import { queries } from '../../../host/queries.ts'

interface ChosenProps extends Pick<Asked, 'limits' | 'onLimit' | 'table'> {
  readonly errand: Errand
}

/** The most lines: more would hide what can be set. */
const MOST = 5

/** The errand that is chosen: what lies on its way, and what can be set. */
export function Chosen({ errand, table, limits, onLimit }: ChosenProps) {
  const client = useClient()
  const { session = '', revision = 0 } = table.view ?? {}
  const set = limitsOf(errand, limits)
  const { data: plan } = useQuery({ ...queries.plan(client, session, revision, errand.id, JSON.stringify(set)), enabled: !table.busy })
  const notes = plan?.notes ?? []
  return (
    <div className="d-chosen">
      {notes.length > 0 && (
        <section aria-label="On the way">
          <h3>On the way</h3>
          <PlanLines lines={notes.slice(0, MOST)} />
        </section>
      )}
      {errand.limits && <LimitList limits={errand.limits} set={set} onSet={onLimit} />}
    </div>
  )
}
