import { useMemo, useState } from 'react'
import type { Replay, Seat } from '../../../engine/kernel/types.ts'
import { LOOKED_AT } from '../../board/field.tsx'
import type { PastProps } from '../../game-page.ts'
import { PastSide } from '../../table/past-side.tsx'
import { Cavern } from './board/cavern.tsx'
import { linesOf } from './table/lines.ts'
import { Others } from './table/others.tsx'
import { Party } from './table/party.tsx'
import { caveView, roundOf } from './table/view.ts'
import './style/table.css'

/** A game of the Cave after a given choice, for viewing only. */
export function CavePast({ at, session, log }: PastProps) {
  const view = caveView(session)
  const lines = useMemo(() => linesOf(log), [log])
  const [wanted, setWanted] = useState<Seat | null>(null)
  if (!view) return null
  const shown = wanted ?? view.turn
  return (
    <>
      <main className="field cave-field">
        <Cavern view={view} {...LOOKED_AT} events={session.events} beside={<Others view={view} shown={shown} onShow={setWanted} />} />
        <Party view={view} shown={shown} {...LOOKED_AT} />
      </main>
      <PastSide at={at} session={session} log={lines} aside={roundOf(view)} />
    </>
  )
}

/** The cave at a moment of a story. */
export function Route({ replay }: { readonly replay: Replay }) {
  const view = caveView(replay)
  return view && <Cavern {...LOOKED_AT} view={view} />
}
