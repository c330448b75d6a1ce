import type { Square } from '../../../../engine/domain/view-types.ts'
import type { LogEntry, Seat } from '../../../../engine/kernel/types.ts'
import { EVENTS, seatIn, squareIn } from '../events.ts'

interface Way {
  readonly seat: Seat
  readonly squares: readonly Square[]
}

/** The way of everyone from the last door by which he came in, from the chronicle: of the winner, in and out again. */
export function waysOf(log: readonly LogEntry[]): readonly Way[] {
  const ways = new Map<Seat, Square[]>()
  for (const event of EVENTS.all(log)) {
    const [seat, square] = [seatIn(event), squareIn(event)]
    if (seat === null || square === null) continue
    if (event.type === 'entered') ways.set(seat, [square])
    else if (event.type === 'moved' || event.type === 'retreated' || event.type === 'passage') ways.get(seat)?.push(square)
  }
  return [...ways].map(([seat, squares]) => ({ seat, squares }))
}
