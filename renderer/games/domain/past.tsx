import { useMemo } from 'react'
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
  const until = useMemo(() => log.filter(({ input = 0 }) => input <= at), [log, at])
  const lines = useMemo(() => linesOf(until, view), [until, view])
  const ways = useMemo(() => waysOf(until), [until])
  if (!view) return null
  return (
    <>
      <main className="field domain-field">
        <Labyrinth
          view={view}
          own={null}
          decision={null}
          picked={NONE}
          events={session.events}
          told={null}
          ways={ways}
          onPick={nothing}
          onConfirm={nothing}
        />
        <Party view={view} own={null} log={until} options={NO_OPTIONS} picked={NONE} onPick={nothing} />
      </main>
      <PastSide at={at} session={session} log={lines} aside={roundOf(view)} />
    </>
  )
}

const NONE: readonly string[] = []
const NO_OPTIONS: readonly never[] = []

function nothing(): void {}
