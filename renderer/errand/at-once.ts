import { useSyncExternalStore } from 'react'
import type { Errand, Limits } from '../../engine/kernel/errand-types.ts'
import { preference, setPreference } from '../settings/preferences.ts'

// Errands that this player starts without their cards, by game and kind, with the limits last set.

/** An errand sent at once. */
export interface AtOnce {
  /** Its name when it was last sent. */
  readonly label: string
  readonly limits: Limits
}

type Kinds = Readonly<Record<string, AtOnce>>

/** What is sent at once in a game, by kind. */
export function useAtOnce(game: string): Kinds {
  return useSyncExternalStore(onChange, kept)[game] ?? NONE
}

/** Sends errands of that kind at once from now on with these limits; null asks again. */
export function sendAtOnce(game: string, kind: string, how: AtOnce | null): void {
  const { [kind]: _, ...others } = kept()[game] ?? NONE
  setPreference(KEY, JSON.stringify({ ...kept(), [game]: how === null ? others : { ...others, [kind]: how } }))
  for (const listener of listeners) listener()
}

/** The limits kept with which this errand is sent at once; null where it is to be looked at first, as whatever warns is. */
export function limitsAtOnce(errand: Errand, kinds: Kinds): Limits | null {
  return errand.warns === undefined ? limitsKept(errand, kinds) : null
}

/** The limits kept that this errand has and can take; null where none are kept of its kind. */
export function limitsKept({ kind, limits = [] }: Errand, kinds: Kinds): Limits | null {
  const how = kinds[kind]
  if (how === undefined) return null
  const fitting = limits.flatMap((limit): [string, Limits[string]][] => {
    const value = how.limits[limit.id]
    if (value === undefined) return []
    const fits =
      limit.kind === 'number'
        ? typeof value === 'number' && value >= limit.min && value <= limit.max
        : limit.kind === 'flag'
          ? typeof value === 'boolean'
          : limit.options.some(({ id }) => id === value)
    return fits ? [[limit.id, value]] : []
  })
  return Object.fromEntries(fitting)
}

const KEY = 'citadel.at-once'
const NONE: Kinds = {}
const listeners = new Set<() => void>()
let known: { readonly stored: string | null; readonly read: Readonly<Record<string, Kinds>> } | null = null

function kept(): Readonly<Record<string, Kinds>> {
  const stored = preference(KEY)
  if (known === null || known.stored !== stored) known = { stored, read: read(stored) }
  return known.read
}

/** What is stored may be of another version, or corrupt: whatever does not read as limits is left out. */
function read(stored: string | null): Readonly<Record<string, Kinds>> {
  try {
    return Object.fromEntries(entriesOf(JSON.parse(stored ?? '{}')).map(([game, kinds]) => [game, kindsOf(kinds)]))
  } catch {
    return {}
  }
}

function kindsOf(kinds: unknown): Kinds {
  return Object.fromEntries(
    entriesOf(kinds).flatMap(([kind, how]) => {
      const { label, limits } = Object.fromEntries(entriesOf(how))
      return typeof label === 'string' ? [[kind, { label, limits: Object.fromEntries(entriesOf(limits).filter(isLimit)) }]] : []
    }),
  )
}

function entriesOf(value: unknown): [string, unknown][] {
  return typeof value === 'object' && value !== null ? Object.entries(value) : []
}

function isLimit(entry: [string, unknown]): entry is [string, Limits[string]] {
  return ['number', 'boolean', 'string'].includes(typeof entry[1])
}

function onChange(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}
