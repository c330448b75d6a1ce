import type { LogEntry, SessionView } from '../types.ts'

/** One of every event and question, as the table shows it: the exhibits of the page's gallery. */
export interface Moments {
  /** A line of the chronicle for each type of event, with dice where it can have them. */
  readonly events: Readonly<Record<string, LogEntry>>
  /** The table at each question, by topic. Where seats hide things from each other, bots hold the other seats. */
  readonly questions: Readonly<Record<string, SessionView>>
  /** The table of a finished game, by kind of outcome. */
  readonly ends: Readonly<Record<string, SessionView>>
  /** Lines that belong together, under the game's own name: `fountain: poison`. */
  readonly passages: Readonly<Record<string, readonly LogEntry[]>>
}
