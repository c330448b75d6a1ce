import type { LogEntry } from '../../../engine/kernel/types.ts'
import type { Blow } from '../../dice/last-blow.tsx'
import { rollsIn } from '../../dice/worked-sum.ts'

/** The newest attack of this turn, out of the chronicle (9.5); none before the first blow. */
export function lastBlow(log: readonly LogEntry[]): Blow | null {
  for (const { type, rule, data } of log.toReversed()) {
    if (type === 'turn-begins') return null
    if (type !== 'attack' || typeof data !== 'object' || data === null || !('who' in data)) continue
    const { who, target, column } = data
    const roll = rollsIn(data).at(-1)
    if (typeof who !== 'string' || typeof target !== 'string' || typeof column !== 'string' || !roll) continue
    return { who, target, column, rule, roll }
  }
  return null
}
