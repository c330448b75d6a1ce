import { useEffect, useState } from 'react'
import type { Hall, Raid } from '../../host/hall.ts'

let seen = false

/**
 * The quick raid played last, when the hall is first shown after a start, so that an interrupted player need not look for it. The function returned with it puts it off. A raid of the campaign has its own card.
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

/** As if the app had just been started. */
export function forgetStart(): void {
  seen = false
}
