import { useEffect, useState } from 'react'
import type { Hall, Raid } from '../../host/hall.ts'

let seen = false

/**
 * The quick raid that was played last, when the hall is seen for the first time after a start: whoever was torn out of it
 * need not look for it. It goes with the function beside it, which puts it off. A raid of the campaign has its own card.
 */
export function useLeftOff({ quick, raids, loading }: Pick<Hall, 'quick' | 'raids' | 'loading'>): readonly [Raid | null, () => void] {
  const [isFirst, setFirst] = useState(!seen)
  useEffect(() => {
    if (!loading) seen = true
  }, [loading])
  const newest = newestOf(quick)
  const later = newestOf(raids.filter(({ status }) => status === 'open'))
  const isLast = newest !== null && (later === null || later.updatedAt < newest.updatedAt)
  return [isFirst && isLast ? newest : null, () => setFirst(false)]
}

function newestOf(raids: readonly Raid[]): Raid | null {
  return raids.toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt))[0] ?? null
}

/** As if the app had been started anew. */
export function forgetStart(): void {
  seen = false
}
