import type { Json, LogEntry, Seat, SessionView } from '../../../../engine/kernel/types.ts'
import type { Meantime } from '../../../table/meanwhile.tsx'

/** What the others did since this seat's last choice: what they laid, and what the toll brought them. */
export function meantimesOf({ events, seat, seats, outcome }: SessionView): readonly Meantime[] {
  if (outcome !== null) return []
  return seats.flatMap((who, other) => {
    const deeds = other === seat ? [] : events.flatMap((event) => deedOf(event, other))
    return deeds.length === 0 ? [] : [{ id: String(other), icon: 'x-coins', who, deeds: `${deeds.join(' and ')}.` }]
  })
}

function deedOf({ type, data }: LogEntry, seat: Seat): readonly string[] {
  if (type === 'laid' && field(data, 'seat') === seat) return ['lays a card']
  if (type === 'thrown' && field(data, 'winner') === seat) return [`takes ${field(data, 'points')}`]
  return []
}

function field(data: Json, key: string): Json | undefined {
  return typeof data === 'object' && data !== null && !Array.isArray(data) ? (data as { readonly [key: string]: Json })[key] : undefined
}
