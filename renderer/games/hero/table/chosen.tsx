import type { ComponentProps } from 'react'
import type { Errand } from '../../../../engine/kernel/errand-types.ts'
import type { Asked } from '../../../errand/among-options.ts'
import { ChosenErrand } from '../../../errand/chosen.tsx'
import { setOrder } from '../../../host/orders.ts'

interface ChosenProps {
  readonly errand: Errand
  readonly asked: Asked
}

/** The errand that is chosen: what lies on the way or is drawn on the board, and whether it stands. */
export function Chosen({ errand, asked }: ChosenProps) {
  const isDrawn = errand.kind === 'march' || errand.kind === 'hunt'
  return <ChosenErrand errand={errand} asked={asked} {...(isDrawn && { told: AS_DRAWN })} />
}

const AS_DRAWN: NonNullable<ComponentProps<typeof ChosenErrand>['told']> = { title: 'As drawn', lines: ({ steps }) => steps }

/** Does it now, and from now on without being asked. */
export function UntilStopped({ errand, asked: { table } }: ChosenProps) {
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
