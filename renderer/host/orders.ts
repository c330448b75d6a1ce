import { useSyncExternalStore } from 'react'
import type { Seat } from '../../engine/kernel/types.ts'
import { preference, setPreference } from '../settings/preferences.ts'

// Errands that stand until they are stopped, by session. They outlast the page: a resumed game goes on as it was left.

export interface Order {
  /** The errand's id. */
  readonly id: string
  readonly label: string
  /** Whose it is: others at the same screen decide for themselves. */
  readonly seat: Seat
}

type Orders = Readonly<Record<string, readonly Order[]>>

/** What stands in a session, for everyone in it. */
export function useOrders(session: string): readonly Order[] {
  return useSyncExternalStore(onOrders, orders)[session] ?? NONE
}

/** Ids of what stands in a session for someone. */
export function ordersIn(session: string, seat: Seat): readonly string[] {
  return (orders()[session] ?? NONE).flatMap((order) => (order.seat === seat ? [order.id] : []))
}

/** From now on this stands in that session, or no longer. */
export function setOrder(session: string, order: Order, on: boolean): void {
  const { [session]: before = NONE, ...rest } = orders()
  const others = before.filter(({ id, seat }) => id !== order.id || seat !== order.seat)
  const now = on ? [...others, order].slice(-MOST_ORDERS) : others
  const kept = Object.entries(rest).slice(-MOST_SESSIONS)
  setPreference(KEY, JSON.stringify(Object.fromEntries(now.length > 0 ? [...kept, [session, now]] : kept)))
  for (const listener of listeners) listener()
}

const KEY = 'citadel.orders'
/** Sessions of which this is remembered, the newest last. */
const MOST_SESSIONS = 20
const MOST_ORDERS = 40
const NONE: readonly Order[] = []
const listeners = new Set<() => void>()
let known: { readonly stored: string | null; readonly read: Orders } | null = null

function orders(): Orders {
  const stored = preference(KEY)
  if (known === null || known.stored !== stored) known = { stored, read: read(stored) }
  return known.read
}

/** What is stored may be of another version, or corrupt: whatever is not a list of orders is left out. */
function read(stored: string | null): Orders {
  try {
    const kept: unknown = JSON.parse(stored ?? '{}')
    if (typeof kept !== 'object' || kept === null) return {}
    return Object.fromEntries(Object.entries(kept).map(([session, all]) => [session, Array.isArray(all) ? all.filter(isOrder) : NONE]))
  } catch {
    return {}
  }
}

function isOrder(value: unknown): value is Order {
  if (typeof value !== 'object' || value === null) return false
  const { id, label, seat }: { id?: unknown; label?: unknown; seat?: unknown } = value
  return typeof id === 'string' && typeof label === 'string' && typeof seat === 'number'
}

function onOrders(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}
