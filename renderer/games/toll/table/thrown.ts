import type { LogEntry } from '../../../../engine/kernel/types.ts'
import type { TollEvent } from '../../../../engine/toll/event-types.ts'
import type { EventOf, OfType } from '../../../event-page.ts'
import { EVENTS } from '../events.ts'

/** A finished round: the toll, both cards, and who took the points. */
export interface TollThrow extends OfType<EventOf<TollEvent>, 'thrown'> {
  /** From 1. */
  readonly round: number
}

/** The last throw that a chronicle tells of; null before the first. */
export function lastThrown(log: readonly LogEntry[]): TollThrow | null {
  const thrown = EVENTS.all(log).filter((event) => event.type === 'thrown')
  const last = thrown.at(-1)
  return last ? { ...last, round: thrown.length } : null
}
