import type { LogEntry, SessionView } from '../../kernel/types.ts'

/** One of everything that can happen and be asked, as the table shows it: what the gallery of the page hangs up. */
export interface Moments {
  /** A line of the chronicle for each type of event, with its dice where it can have some. */
  readonly events: Readonly<Record<string, LogEntry>>
  /** The table at each question, by topic. */
  readonly questions: Readonly<Record<string, SessionView>>
  /** What looking at a feature led to, by feature and result (13.9): `fountain: poison`. The mirror by what it told. */
  readonly features: Readonly<Record<string, readonly LogEntry[]>>
}
