import type { LogEntry, SessionView } from '../types.ts'

/** An event of a recorded game, as the page gets it. */
export interface ToldEvent {
  readonly entry: LogEntry
  /** The whole chronicle of that game. */
  readonly log: readonly LogEntry[]
  /** The table after the answer that led to it. */
  readonly session: SessionView
}
