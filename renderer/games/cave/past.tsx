import { useMemo, useState } from 'react'
import type { Seat } from '../../../engine/kernel/types.ts'
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
  const lines = useMemo(() => linesOf(log.filter(({ input = 0 }) => input <= at)), [log, at])
  const [wanted, setWanted] = useState<Seat | null>(null)
  if (!view) return null
  const shown = wanted ?? view.turn
  return (
    <>
      <main className="field cave-field">
        <Cavern
          view={view}
          own={null}
          decision={null}
          picked={NONE}
          events={session.events}
          told={null}
          beside={<Others view={view} shown={shown} onShow={setWanted} />}
          onPick={nothing}
          onConfirm={nothing}
        />
        <Party view={view} shown={shown} options={NO_OPTIONS} picked={NONE} onPick={nothing} />
      </main>
      <PastSide at={at} session={session} log={lines} aside={roundOf(view)} />
    </>
  )
}

const NONE: readonly string[] = []
const NO_OPTIONS: readonly never[] = []

function nothing(): void {}
