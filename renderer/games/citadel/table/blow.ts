import type { LogEntry } from '../../../../engine/kernel/types.ts'
import { rollsIn } from '../../../dice/worked-sum.ts'
import type { Blow } from './last-blow.tsx'

/** With these a fight begins, or what was fought before is over. */
const BEGINNINGS: ReadonlySet<string> = new Set(['turn-begins', 'combat-begins'])

/** The latest attack of this fight, from the chronicle (9.5); null before the first blow. */
export function lastBlow(log: readonly LogEntry[]): Blow | null {
  for (const entry of log.toReversed()) {
    if (BEGINNINGS.has(entry.type)) return null
    const blow = blowIn(entry)
    if (blow) return blow
  }
  return null
}

/** The attack that an event tells of; null for any other event. */
export function blowIn({ type, rule, data }: LogEntry): Blow | null {
  if (type !== 'attack' || typeof data !== 'object' || data === null || !('who' in data)) return null
  const { who, target, column } = data
  const roll = rollsIn(data).at(-1)
  if (typeof who !== 'string' || typeof target !== 'string' || typeof column !== 'string' || !roll) return null
  return { who, target, column, rule, roll }
}
