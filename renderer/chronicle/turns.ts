import type { Json, LogEntry } from '../../engine/kernel/types.ts'

/** Each entry with the number of the turn that begins with it, or `null`. */
export function turnsOf(entries: readonly LogEntry[]): { readonly entry: LogEntry; readonly turn: number | null }[] {
  let last: number | null = null
  return entries.map((entry) => {
    const turn = turnIn(entry.data)
    const begins = turn !== null && turn !== last
    if (turn !== null) last = turn
    return { entry, turn: begins ? turn : null }
  })
}

function turnIn(data: Json): number | null {
  if (typeof data !== 'object' || data === null || !('turn' in data)) return null
  return typeof data.turn === 'number' ? data.turn : null
}
