import type { Seat, SessionView } from '../../../../engine/kernel/types.ts'
import type { TollEvent } from '../../../../engine/toll/event-types.ts'
import { counted } from '../../../charts/figures.ts'
import type { EventOf } from '../../../event-page.ts'
import type { Meantime } from '../../../table/meanwhile.tsx'
import { EVENTS } from '../events.ts'

/** What the others did since this seat's last choice: what they laid, and what the toll brought them. */
export function meantimesOf({ events, seat, seats, outcome }: SessionView): readonly Meantime[] {
  if (outcome !== null) return []
  return seats.flatMap((who, other) => {
    const deeds = other === seat ? [] : EVENTS.all(events).flatMap((event) => deedOf(event, other))
    return deeds.length === 0 ? [] : [{ id: String(other), icon: 'x-coins', who, deeds: `${deeds.join(' and ')}.` }]
  })
}

function deedOf(event: EventOf<TollEvent>, seat: Seat): readonly string[] {
  if (event.type === 'laid' && event.seat === seat) return ['lays a card']
  return event.type === 'thrown' && event.winner === seat ? [`takes ${counted(event.points, 'point')}`] : []
}
