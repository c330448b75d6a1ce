import { useQuery } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import type { Input } from '../../electron/contract/index.ts'
import type { Seat } from '../../engine/kernel/types.ts'
import { preference, setPreference } from '../settings/preferences.ts'
import { settings } from '../settings/settings.ts'
import { useClient } from './client.tsx'
import { ordersIn } from './orders.ts'
import { queries } from './queries.ts'

// This player's standing answers ("Always"), by game. The game says which there are, and which are usual: these are on until the player
// says otherwise. The page remembers which are on.

type Habits = Readonly<Record<string, readonly string[]>>

/** Learns which standing answers the games have on from the first. */
export function useUsualHabits(): void {
  const { data } = useQuery(queries.app(useClient()))
  useEffect(() => {
    for (const { id, habits } of data?.games ?? [])
      usual.set(
        id,
        habits.flatMap((habit) => (habit.usual ? habit.id : [])),
      )
    for (const listener of listeners) listener()
  }, [data])
}

/** Ids of the standing answers that are on for a game. */
export function useHabits(game: string): readonly string[] {
  return useSyncExternalStore(onHabits, () => habitsOf(game))
}

/** Gives this answer from now on, or no longer. */
export function setHabit(game: string, habit: string, on: boolean): void {
  const others = habitsOf(game).filter((id) => id !== habit)
  setPreference(KEY, JSON.stringify({ ...habits(), [game]: on ? [...others, habit] : others }))
  for (const listener of listeners) listener()
}

/** What is to be answered by itself after an answer of that seat in this session of that game, as its person wishes. */
export function furtherIn(game: string, session: string, seat: Seat): NonNullable<Input<'game.choose'>['further']> {
  const orders = ordersIn(session, seat)
  return { certain: settings().certain, habits: [...habitsOf(game)], ...(orders.length > 0 && { orders: [...orders] }) }
}

/** Those that a person has chosen, or else the usual ones. */
function habitsOf(game: string): readonly string[] {
  return habits()[game] ?? usual.get(game) ?? NONE
}

const KEY = 'citadel.habits'
const NONE: readonly string[] = []
const listeners = new Set<() => void>()
/** By game. */
const usual = new Map<string, readonly string[]>()
let known: { readonly stored: string | null; readonly read: Habits } | null = null

function habits(): Habits {
  const stored = preference(KEY)
  if (known === null || known.stored !== stored) known = { stored, read: read(stored) }
  return known.read
}

/** What is stored may be of another version, or corrupt: whatever is not a list of ids is left out. */
function read(stored: string | null): Habits {
  try {
    const kept: unknown = JSON.parse(stored ?? '{}')
    if (typeof kept !== 'object' || kept === null) return {}
    return Object.fromEntries(Object.entries(kept).map(([game, ids]) => [game, Array.isArray(ids) ? ids.filter(isId) : NONE]))
  } catch {
    return {}
  }
}

function isId(value: unknown): value is string {
  return typeof value === 'string'
}

function onHabits(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}
