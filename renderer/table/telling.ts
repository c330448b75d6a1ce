import type { LogEntry, SessionView } from '../../engine/kernel/types.ts'
import { type Paced, type Pacing, type Tale, usePaced } from './paced.ts'

/** What a choice led to, while it is told beat by beat. */
export interface Telling<View, Beat> extends Pick<Paced<View, Beat>, 'beat' | 'at' | 'of' | 'end'> {
  /** The table as far as told. */
  readonly view: View
  /** What has been told. */
  readonly events: readonly LogEntry[]
}

interface Told<View, Beat> extends Pick<Pacing<View, Beat>, 'again'> {
  /** Null when there is nothing left to tell. */
  readonly telling: Telling<View, Beat> | null
}

/**
 * What is being told, and how to have it told again.
 *
 * @param taleOf the tale of a step forward; null for a step that is shown at once
 * @param toldUpTo a view as it is after those beats
 */
export function useTelling<View, Beat extends { readonly events: readonly LogEntry[] }>(
  session: SessionView | null,
  taleOf: (before: SessionView, now: SessionView) => Tale<View, Beat> | null,
  toldUpTo: (ground: View, beats: readonly Beat[]) => View,
): Told<View, Beat> {
  const { paced, again } = usePaced(session, taleOf)
  if (paced === null) return { telling: null, again }
  const { ground, heard, beat, at, of, end } = paced
  const telling = { beat, at, of, end, view: toldUpTo(ground, heard), events: heard.flatMap(({ events }) => events) }
  return { telling, again }
}
