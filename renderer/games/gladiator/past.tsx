import { useMemo } from 'react'
import type { Replay } from '../../../engine/kernel/types.ts'
import { LOOKED_AT } from '../../board/field.tsx'
import type { PastProps } from '../../game-page.ts'
import { PastSide } from '../../table/past-side.tsx'
import { Arena } from './board/arena.tsx'
import { useLooking } from './board/looking.ts'
import { WholeArena } from './board/whole.tsx'
import { linesOf } from './table/lines.ts'
import { Order } from './table/order.tsx'
import { Rosters } from './table/rosters.tsx'
import { arenaView, turnOf } from './table/view.ts'
import './style/table.css'

/** A fight after a given choice, for viewing only. */
export function GladiatorPast({ at, session, log }: PastProps) {
  const view = arenaView(session)
  const lines = useMemo(() => linesOf(log, view), [log, view])
  const looking = useLooking(view)
  if (!view) return null
  return (
    <>
      <main className="field g-field">
        <Arena view={view} {...LOOKED_AT} events={session.events} looking={looking} />
        <Order view={view} />
        <Rosters view={view} between={<WholeArena view={view} looking={looking} />} />
      </main>
      <PastSide at={at} session={session} log={lines} aside={turnOf(view)} />
    </>
  )
}

/** The arena at a moment of a story. */
export function Route({ replay }: { readonly replay: Replay }) {
  const view = arenaView(replay)
  return view && <Arena {...LOOKED_AT} view={view} />
}
