import { useMemo } from 'react'
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
  const lines = useMemo(
    () =>
      linesOf(
        log.filter(({ input = 0 }) => input <= at),
        view,
      ),
    [log, at, view],
  )
  const looking = useLooking(view)
  if (!view) return null
  return (
    <>
      <main className="field g-field">
        <Arena
          view={view}
          own={null}
          decision={null}
          picked={NONE}
          events={session.events}
          looking={looking}
          onPick={nothing}
          onConfirm={nothing}
        />
        <Order view={view} />
        <Rosters view={view} between={<WholeArena view={view} looking={looking} />} />
      </main>
      <PastSide at={at} session={session} log={lines} aside={turnOf(view)} />
    </>
  )
}

const NONE: readonly string[] = []

function nothing(): void {}
