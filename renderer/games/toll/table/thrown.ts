import type { LogEntry } from '../../../../engine/kernel/types.ts'
import type { TollEvent } from '../../../../engine/toll/event-types.ts'

type ThrownData = Omit<Extract<TollEvent, { readonly type: 'thrown' }>, 'type' | 'rule'>

/** A finished round: the toll, both cards, and who took the points. */
export interface Thrown extends ThrownData {
  /** From 1. */
  readonly round: number
}

/** The last throw that a chronicle tells of; null before the first. */
export function lastThrown(log: readonly LogEntry[]): Thrown | null {
  const thrown = log.filter(({ type }) => type === 'thrown')
  const data: unknown = thrown.at(-1)?.data
  return isThrown(data) ? { ...data, round: thrown.length } : null
}

/** The event comes from our own host, which has the same types; one that older rules told otherwise is not shown. */
function isThrown(data: unknown): data is ThrownData {
  return typeof data === 'object' && data !== null && 'toll' in data && 'cards' in data && 'winner' in data && 'points' in data
}
