import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import type { Chapter } from '../../../electron/contract/index.ts'
import type { LogEntry, Replay, SessionView } from '../../../engine/kernel/types.ts'
import { useClient } from '../../host/client.tsx'
import { wholeLog } from '../../host/whole-log.ts'

/** A raid that is looked back on: as it stands now, and all that happened in it. */
export interface Raid {
  readonly now: SessionView | null
  readonly log: readonly LogEntry[]
  readonly chapters: readonly Chapter[]
  readonly error: Error | null
}

export function useRaid(session: string): Raid {
  const client = useClient()
  const cache = useQueryClient()
  const now = useQuery({ queryKey: ['session', session], queryFn: () => client.call('game.view', { session }) })
  const log = useQuery({ queryKey: ['log', session], queryFn: () => wholeLog(client, session) })
  const chapters = useQuery({ queryKey: ['chapters', session], queryFn: () => client.call('game.chapters', { session }) })
  // Somebody may play on, or take back, in another window.
  useEffect(
    () =>
      client.on('session.changed', (changed) => {
        if (changed.session !== session) return
        for (const key of ['session', 'log', 'chapters']) void cache.invalidateQueries({ queryKey: [key, session] })
      }),
    [client, cache, session],
  )
  const error = now.error ?? log.error ?? chapters.error
  return useMemo(
    () => ({ now: now.data ?? null, log: log.data ?? [], chapters: chapters.data ?? [], error }),
    [now.data, log.data, chapters.data, error],
  )
}

/** A position as it is shown: after input `at`. */
export interface Position {
  readonly at: number
  readonly view: Replay
}

/** So long a position that is no longer looked at is kept, in milliseconds. */
const KEPT = 60_000

interface Wanted {
  readonly session: string
  /** At which revision the raid is looked back on. */
  readonly revision: number | null
  readonly wanted: number | null
}

/**
 * The position after input `wanted`; until it has come, the one before. One is asked for at a time: whoever scrubs over a
 * hundred positions is shown those that come as fast as he goes, and where he stops.
 */
export function usePosition({ session, revision, wanted }: Wanted): { readonly position: Position | null; readonly error: Error | null } {
  const client = useClient()
  const [asked, setAsked] = useState(wanted)
  const query = useQuery({
    // Of an open raid choices may be taken back, and others made in their place.
    queryKey: ['position', session, revision, asked],
    queryFn: async () => (asked === null ? null : { at: asked, view: await client.call('game.replay', { session, to: asked }) }),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: KEPT,
  })
  useEffect(() => {
    if (!query.isFetching && asked !== wanted) setAsked(wanted)
  }, [query.isFetching, asked, wanted])
  return { position: query.data ?? null, error: query.error }
}
