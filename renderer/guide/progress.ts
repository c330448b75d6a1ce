import { useSyncExternalStore } from 'react'
import { preference, setPreference } from '../host/preferences.ts'

/** What has been explained on this machine. */
export interface Progress {
  /** Whether somebody said that they know the game: the guide never returns by itself. */
  readonly left: boolean
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

/** “I know this”: nothing of the game is explained any more. */
export function leaveGuide(): void {
  note({ ...progress(), left: true })
}

/** Guide and tips begin anew. */
export function forgetProgress(): void {
  setPreference(KEY, null)
  tell()
}

const KEY = 'citadel.guide'
const NOTHING: Progress = { left: false, seen: [] }
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

/** What was kept may be broken: then nothing has been explained. */
function read(stored: string | null): Progress {
  try {
    const kept: unknown = JSON.parse(stored ?? 'null')
    if (typeof kept !== 'object' || kept === null) return NOTHING
    return {
      left: 'left' in kept && kept.left === true,
      seen: 'seen' in kept && Array.isArray(kept.seen) ? kept.seen.filter((id) => typeof id === 'string') : [],
    }
  } catch {
    return NOTHING
  }
}
