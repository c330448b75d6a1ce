import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import type { TaleChapter } from '../../../electron/contract/index.ts'
import type { LogEntry, Replay, SessionView } from '../../../engine/kernel/types.ts'
import { useClient } from '../../host/client.tsx'
import { askAgain, queries } from '../../host/queries.ts'

/** A session in the replay: its present state, and everything that happened in it. */
export interface LookedBackOn {
  readonly now: SessionView | null
  readonly log: readonly LogEntry[]
  readonly chapters: readonly TaleChapter[]
  readonly error: Error | null
}

export function useLookedBackOn(session: string): LookedBackOn {
  const client = useClient()
  const cache = useQueryClient()
  const now = useQuery(queries.session(client, session))
  const log = useQuery(queries.log(client, session))
  const chapters = useQuery(queries.chapters(client, session))
  // Play may go on, or be undone, in another window.
  useEffect(
    () =>
      client.on('session.changed', (changed) => {
        if (changed.session !== session) return
        askAgain(cache, ['session', 'log', 'chapters'], session)
      }),
    [client, cache, session],
  )
  const error = now.error ?? log.error ?? chapters.error
  return useMemo(
    () => ({ now: now.data ?? null, log: log.data ?? [], chapters: chapters.data ?? [], error }),
    [now.data, log.data, chapters.data, error],
  )
}

/** A position as shown: after input `at`. */
export interface Position {
  readonly at: number
  readonly view: Replay
}

interface Wanted {
  readonly session: string
  /** The revision of the session in the replay. */
  readonly revision: number | null
  readonly wanted: number | null
}

/**
 * The position after input `wanted`; until it arrives, the previous one. Requests go one at a time: scrubbing over a hundred positions shows as many as arrive, and the one where it stops.
 * One that was shown before is shown at once, whatever is still on its way.
 */
export function usePosition({ session, revision, wanted }: Wanted): { readonly position: Position | null; readonly error: Error | null } {
  const client = useClient()
  const cache = useQueryClient()
  const [asked, setAsked] = useState(wanted)
  const isKnown = cache.getQueryData(queries.position(client, session, revision, wanted).queryKey) !== undefined
  const query = useQuery(queries.position(client, session, revision, asked))
  useEffect(() => {
    if ((isKnown || !query.isFetching) && asked !== wanted) setAsked(wanted)
  }, [isKnown, query.isFetching, asked, wanted])
  return { position: query.data ?? null, error: query.error }
}
