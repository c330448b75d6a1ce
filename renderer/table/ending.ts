import { useState } from 'react'
import type { SessionView } from '../../engine/kernel/types.ts'
import { useSettings } from '../settings/settings.ts'

interface Kept {
  readonly session: SessionView
  readonly laid: boolean
}

/**
 * Whether the card of the end lies on the table: from the step that ends the game until it is put away. A game that is opened when it is
 * over lays none, and neither does a person who wants no moments.
 */
export function useEnding(session: SessionView): { readonly laid: boolean; readonly putAway: () => void } {
  const { moments } = useSettings()
  const [stored, keep] = useState<Kept>({ session, laid: false })
  const kept = stored.session === session ? stored : { session, laid: isLaid(stored, session) }
  if (kept !== stored) keep(kept)
  return { laid: kept.laid && moments !== 'none', putAway: () => keep({ session, laid: false }) }
}

function isLaid({ session: before, laid }: Kept, session: SessionView): boolean {
  if (before.session !== session.session || !session.outcome) return false
  return laid || !before.outcome
}
