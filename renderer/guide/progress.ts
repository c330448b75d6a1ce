import { useSyncExternalStore } from 'react'
import { preference, setPreference } from '../settings/preferences.ts'

/** What has been explained on this machine. */
export interface Progress {
  /** Games whose guide was dismissed and never returns by itself. `all` dates from the time when there was one guide for every game. */
  readonly left: readonly string[] | 'all'
  /** Ids of lessons and tips that were seen. */
  readonly seen: readonly string[]
}

export function useProgress(): Progress {
  return useSyncExternalStore(subscribe, progress)
}

export function progress(): Progress {
  const stored = preference(KEY)
  if (known === null || known.stored !== stored) known = { stored, read: read(stored) }
  return known.read
}

export function markSeen(id: string): void {
  if (!progress().seen.includes(id)) note({ ...progress(), seen: [...progress().seen, id] })
}

/** “I know this game”: nothing of it is explained any more. */
export function leaveGuide(game: string): void {
  const { left, seen } = progress()
  if (left !== 'all' && !left.includes(game)) note({ left: [...left, game], seen })
}

export function hasLeft({ left }: Progress, game: string): boolean {
  return left === 'all' || left.includes(game)
}

/** Restarts guide and tips. */
export function forgetProgress(): void {
  setPreference(KEY, null)
  tell()
}

const KEY = 'citadel.guide'
const NOTHING: Progress = { left: [], seen: [] }
const listeners = new Set<() => void>()
let known: { readonly stored: string | null; readonly read: Progress } | null = null

function note(next: Progress): void {
  setPreference(KEY, JSON.stringify(next))
  tell()
}

function tell(): void {
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/** Stored progress may be corrupt: then nothing counts as explained. */
function read(stored: string | null): Progress {
  try {
    const kept: unknown = JSON.parse(stored ?? 'null')
    if (typeof kept !== 'object' || kept === null) return NOTHING
    const left = 'left' in kept ? kept.left : null
    return { left: left === true ? 'all' : textsIn(left), seen: textsIn('seen' in kept ? kept.seen : null) }
  } catch {
    return NOTHING
  }
}

function textsIn(kept: unknown): readonly string[] {
  return Array.isArray(kept) ? kept.filter((each) => typeof each === 'string') : []
}
