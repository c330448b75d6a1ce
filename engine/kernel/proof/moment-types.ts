import type { LogEntry, SessionView } from '../types.ts'

/** One of everything that can happen and be asked, as the table shows it: what the gallery of the page hangs up. */
export interface Moments {
  /** A line of the chronicle for each type of event, with its dice where it can have some. */
  readonly events: Readonly<Record<string, LogEntry>>
  /** The table at each question, by topic. Where seats hide things from each other, bots sit in the others. */
  readonly questions: Readonly<Record<string, SessionView>>
  /** The table of a game that is over, by the kind of its outcome. */
  readonly ends: Readonly<Record<string, SessionView>>
  /** Lines that belong together, under the game's own name for them: `fountain: poison`. */
  readonly passages: Readonly<Record<string, readonly LogEntry[]>>
}
