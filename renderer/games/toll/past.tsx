import type { PastProps } from '../../game-page.ts'
import { PastSide } from '../../table/past-side.tsx'
import { Field } from './table/field.tsx'
import { tollView } from './table/view.ts'
import { roundOf } from './table/where.tsx'
import './style/table.css'

/** The bridge after a given choice, for viewing only. */
export function TollPast({ at, session, log }: PastProps) {
  const view = tollView(session)
  if (!view) return null
  return (
    <>
      <Field view={view} seats={session.seats} log={log} />
      <PastSide at={at} session={session} log={log} aside={roundOf(view)} />
    </>
  )
}
