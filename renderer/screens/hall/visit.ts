import { useState } from 'react'
import { ALL, type Look } from './rows.ts'

/** What is kept of a hall while one looks at other places: how its roster is looked at, and who was ticked to go in. */
export interface Visit {
  readonly look: Look
  readonly chosen: readonly string[]
  /** Whether every row is shown, and not only the first ones. */
  readonly whole: boolean
}

const FIRST: Visit = { look: ALL, chosen: [], whole: false }
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

/** As if no hall had been seen yet. */
export function forgetVisits(): void {
  kept.clear()
}
