import type { Square } from '../../../../engine/domain/view-types.ts'
import type { LogEntry } from '../../../../engine/kernel/types.ts'
import { Fields } from '../table/fields.ts'
import type { Way } from './board.tsx'

/** Where an event has brought somebody; null for events that move nobody. */
function arrival({ type, data }: LogEntry): Square | null {
  const fields = new Fields(data)
  if (type === 'entered') return fields.text('square')
  if (type === 'moved' || type === 'retreated') return fields.text('to')
  return null
}

/** The ways of all characters over the board, from the chronicle: by seat, every square in the order in which they came to it. */
export function waysOf(log: readonly LogEntry[]): readonly Way[] {
  const ways = new Map<number, Square[]>()
  for (const entry of log) {
    const { seat } = new Fields(entry.data)
    const to = arrival(entry)
    if (seat === null || to === null) continue
    const way = ways.get(seat) ?? []
    way.push(to)
    ways.set(seat, way)
  }
  return [...ways].map(([seat, squares]) => ({ seat, squares }))
}
