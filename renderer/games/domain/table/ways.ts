import type { Square } from '../../../../engine/domain/view-types.ts'
import type { LogEntry, Seat } from '../../../../engine/kernel/types.ts'
import { Fields } from './fields.ts'

interface Way {
  readonly seat: Seat
  readonly squares: readonly Square[]
}

/** The way of everybody from the last door by which he came in, from the chronicle: of the winner, in and out again. */
export function waysOf(log: readonly LogEntry[]): readonly Way[] {
  const ways = new Map<Seat, Square[]>()
  for (const { type, data } of log) {
    const event = new Fields(data)
    const { seat, square } = event
    if (seat === null || square === null) continue
    if (type === 'entered') ways.set(seat, [square])
    else if (MOVES.has(type)) ways.get(seat)?.push(square)
  }
  return [...ways].map(([seat, squares]) => ({ seat, squares }))
}

const MOVES: ReadonlySet<string> = new Set(['moved', 'retreated', 'passage'])
