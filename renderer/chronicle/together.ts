import type { LogEntry } from '../../engine/kernel/types.ts'
import type { Together } from '../game-page.ts'
import type { turnsOf } from './turns.ts'

type Told = ReturnType<typeof turnsOf>[number]

/**
 * Lines that say one thing become one, in the place and with the look of the first, and with its dice unless it speaks of several events
 * of one type. The events stay as they are.
 */
export function togetherIn(lines: readonly Told[], together: Together): readonly Told[] {
  const told: { line: Told; of: LogEntry[] }[] = []
  for (const line of lines) {
    const last = told.at(-1)
    const text = last && line.turn === null && last.of[0]?.input === line.entry.input ? together(last.of, line.entry) : null
    if (last === undefined || text === null) told.push({ line, of: [line.entry] })
    else {
      const isRun = last.of[0]?.type === line.entry.type
      last.line = { ...last.line, entry: { ...last.line.entry, text, ...(isRun && { data: null }) } }
      last.of.push(line.entry)
    }
  }
  return told.map(({ line }) => line)
}
