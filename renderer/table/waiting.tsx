import { useEffect, useState } from 'react'
import type { SessionView } from '../../engine/kernel/types.ts'
import type { SessionTable } from '../host/session.ts'

/** So long an answer may take before anything is said about it, in milliseconds. */
const PATIENCE = 400

/** Why nothing can be pressed now; null while something can. */
export function whyShut({ busy, advising, view }: Pick<SessionTable, 'busy' | 'advising' | 'view'>): string | null {
  if (advising) return 'Looking ahead for a hint…'
  return busy ? waitingFor(view) : null
}

function waitingFor(view: SessionView | null): string {
  return view?.bots?.length ? 'The bots have their turns. Nothing can be chosen until they are done.' : 'What follows is being worked out.'
}

/** On a card whose buttons are shut: why, once it takes long enough to be noticed. */
export function Waiting({ table }: { readonly table: SessionTable }) {
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    setLong(false)
    if (!table.busy) return
    const timer = setTimeout(() => setLong(true), PATIENCE)
    return () => clearTimeout(timer)
  }, [table.busy])
  const why = whyShut(table)
  if (why === null || !isLong) return null
  return (
    <p className="waiting" role="status">
      {why}
    </p>
  )
}
