import type { Errand } from '../../../../engine/kernel/errand-types.ts'
import { setOrder } from '../../../host/orders.ts'
import type { SessionTable } from '../../../host/session.ts'

/** Does it now, and from now on without being asked. */
export function UntilStopped({ errand, table }: { readonly errand: Errand; readonly table: SessionTable }) {
  const { view, busy } = table
  if (!view) return null
  return (
    <p className="always">
      <button
        type="button"
        className="btn"
        disabled={busy}
        title="Now and in every turn, until you stop it. The chronicle tells each answer."
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
