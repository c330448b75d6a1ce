import { useQueries } from '@tanstack/react-query'
import type { LogEntry, SessionView } from '../../engine/kernel/types.ts'
import { useClient } from '../host/client.tsx'
import { queries } from '../host/queries.ts'
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

/** Something told at once. */
interface Events {
  readonly events: readonly LogEntry[]
}

/**
 * What is being told, and how to have it told again.
 *
 * @param taleOf the tale of a step forward; null for a step that is shown at once
 * @param read the game's own view of a session
 */
export function useTelling<View, Beat extends Events>(
  session: SessionView,
  taleOf: (before: SessionView, now: SessionView) => Tale<View, Beat> | null,
  read: (session: SessionView) => View | null,
): Told<View, Beat> {
  const { paced, again } = usePaced(session, taleOf)
  const frames = useFrames(session, paced, read)
  if (paced === null) return { telling: null, again }
  const { ground, heard, beat, at, of, end } = paced
  return { telling: { beat, at, of, end, view: frames.at(-1) ?? ground, events: heard.flatMap(({ events }) => events) }, again }
}

/** How many beats are asked for at once. */
const PIECE = 8

/** The table after each beat told so far, as the host shows it. Those that have not arrived are left out. */
export function useFrames<View>(
  session: SessionView,
  paced: Pick<Paced<unknown, Events>, 'beats' | 'at'> | null,
  read: (session: SessionView) => View | null,
): readonly View[] {
  const client = useClient()
  const { beats, at } = paced ?? { beats: [], at: 0 }
  const ends = beats.map(({ events }) => events.at(-1)?.n ?? 0)
  // The piece after this one is asked for early enough.
  const pieces = Array.from({ length: Math.ceil(Math.min(ends.length, at + PIECE) / PIECE) }, (_, i) =>
    ends.slice(i * PIECE, (i + 1) * PIECE),
  )
  const answers = useQueries({ queries: pieces.map((after) => queries.frames(client, session, after)) })
  const views = answers.flatMap(({ data }, i) => data ?? (pieces[i] ?? []).map(() => null))
  return views.slice(0, at).flatMap((view) => (view === null ? [] : (read({ ...session, view }) ?? [])))
}
