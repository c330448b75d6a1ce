import { type ComponentType, lazy } from 'react'
import type { LogEntry, Replay } from '../engine/kernel/types.ts'

/** A position that is looked back on: after input `at`, with the chronicle of the whole game. */
export interface PastProps {
  readonly at: number
  readonly session: Replay
  readonly log: readonly LogEntry[]
}

/** The tables of games beside Citadel as they stood; they come when they are first asked for. */
const PASTS: Readonly<Record<string, ComponentType<PastProps>>> = {
  hero: lazy(async () => ({ default: (await import('./games/hero/past.tsx')).HeroPast })),
}

/** How a game is looked back on; null for Citadel, whose table the screen itself lays. */
export function pastOf(game: string): ComponentType<PastProps> | null {
  return PASTS[game] ?? null
}
