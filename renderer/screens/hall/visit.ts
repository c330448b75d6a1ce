import { useState } from 'react'
import { ALL, type Look } from './rows.ts'

/** What is kept of a hall during visits elsewhere: the view of its roster, and who was ticked to go. */
export interface Visit {
  readonly look: Look
  /** Null until someone was ticked: then those of the latest game go again. */
  readonly chosen: readonly string[] | null
  /** Another party is being chosen while one is still inside. */
  readonly another: boolean
  /** How many rows of the roster are shown at most. */
  readonly most: number
}

/** Enough rows to fill a window; more are shown on scrolling, so that a large roster opens as fast as a small one. */
const FIRST_ROWS = 14
export const MORE_ROWS = 48
const FIRST: Visit = { look: ALL, chosen: null, another: false, most: FIRST_ROWS }
const kept = new Map<string, Visit>()

/** @param campaign its id; empty for none */
export function useVisit(campaign: string): readonly [Visit, (part: Partial<Visit>) => void] {
  const [, again] = useState(0)
  const visit = kept.get(campaign) ?? FIRST
  const change = (part: Partial<Visit>) => {
    kept.set(campaign, { ...(kept.get(campaign) ?? FIRST), ...part })
    again((n) => n + 1)
  }
  return [visit, change]
}

/** As if no hall had been visited yet. */
export function forgetVisits(): void {
  kept.clear()
}
