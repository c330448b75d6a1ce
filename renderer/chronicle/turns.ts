import type { Json, LogEntry } from '../../engine/kernel/types.ts'

/**
 * Each entry with the number of the turn that begins with it, or `null`. An entry that only announces a turn is left out where another follows: the number in the margin replaces it.
 */
export function turnsOf(entries: readonly LogEntry[]): { readonly entry: LogEntry; readonly turn: number | null }[] {
  const lines: { entry: LogEntry; turn: number | null }[] = []
  let begins: number | null = null
  entries.forEach((entry, i) => {
    begins = turnIn(entry) ?? begins
    if (turnIn(entry) !== null && i < entries.length - 1) return
    lines.push({ entry, turn: begins })
    begins = null
  })
  return lines
}

/** The number of the turn that begins with an entry; `null` for every other entry. */
export function turnIn({ type, data }: LogEntry): number | null {
  return type === 'turn-begins' || type === 'turn-began' ? numberAt(data) : null
}

function numberAt(data: Json): number | null {
  if (typeof data !== 'object' || data === null || !('turn' in data)) return null
  return typeof data.turn === 'number' ? data.turn : null
}
