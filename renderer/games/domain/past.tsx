import { useMemo } from 'react'
import type { Replay } from '../../../engine/kernel/types.ts'
import { LOOKED_AT } from '../../board/field.tsx'
import type { PastProps } from '../../game-page.ts'
import { PastSide } from '../../table/past-side.tsx'
import { Labyrinth } from './board/labyrinth.tsx'
import { linesOf } from './table/lines.ts'
import { Party } from './table/party.tsx'
import { domainView, roundOf } from './table/view.ts'
import { waysOf } from './table/ways.ts'
import './style/table.css'

/** A game of DOMAIN after a given choice, for viewing only. */
export function DomainPast({ at, session, log }: PastProps) {
  const view = domainView(session)
  const lines = useMemo(() => linesOf(log, view), [log, view])
  const ways = useMemo(() => waysOf(log), [log])
  if (!view) return null
  return (
    <>
      <main className="field domain-field">
        <Labyrinth view={view} {...LOOKED_AT} events={session.events} ways={ways} />
        <Party view={view} log={log} {...LOOKED_AT} />
      </main>
      <PastSide at={at} session={session} log={lines} aside={roundOf(view)} />
    </>
  )
}

/** The labyrinth at a moment of a story, with the ways of everyone so far. */
export function Route({ replay }: { readonly replay: Replay }) {
  const view = domainView(replay)
  return view && <Labyrinth {...LOOKED_AT} view={view} />
}
