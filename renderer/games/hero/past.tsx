import { useMemo } from 'react'
import { LOOKED_AT } from '../../board/field.tsx'
import type { PastProps } from '../../game-page.ts'
import { PastSide } from '../../table/past-side.tsx'
import { Field } from './board/field.tsx'
import { linesOf } from './table/lines.ts'
import { heroView } from './table/view.ts'
import './style/table.css'

/** A game of HERO after a given choice, for viewing only. */
export function HeroPast({ at, session, log }: PastProps) {
  const view = heroView(session)
  const lines = useMemo(() => linesOf(log, view), [log, view])
  if (!view) return null
  return (
    <>
      <Field view={view} session={session} {...LOOKED_AT} events={session.events} />
      <PastSide at={at} session={session} log={lines} aside={view.turn === 0 ? 'before the first turn' : `turn ${view.turn}`} />
    </>
  )
}
