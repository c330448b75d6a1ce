import type { LogEntry } from '../../engine/kernel/types.ts'
import { turnIn } from '../chronicle/turns.ts'

/** After which input the last turn that has anything in it begins; 0 in the first. */
export function lastTurn(log: readonly LogEntry[]): number {
  const inputs = log.at(-1)?.input ?? 0
  const begins = log.findLast((entry) => turnIn(entry) !== null && entry.input !== undefined && entry.input < inputs)
  return begins?.input ?? 0
}
