import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { Hint } from '../../electron/contract/index.ts'
import type { Answer, LogEntry, SessionView } from '../../engine/kernel/types.ts'
import { useClient } from './client.tsx'

/** A session on the table: its view, its chronicle and what can be done with it. */
export interface Table {
  readonly view: SessionView | null
  readonly log: readonly LogEntry[]
  /** Who decided last; `null` before the first answer. */
  readonly lastSeat: number | null
  readonly busy: boolean
  /** What went wrong with the last thing tried; it is gone with the next. */
  readonly error: Error | null
  readonly answer: (answer: Answer) => void
  /** What a sensible player would do with the decision at hand, once asked for. */
  readonly hint: Hint | null
  readonly askHint: () => void
  readonly undo: () => void
  readonly redo: () => void
}

const LOG_PAGE = 500

export function useSession(session: string): Table {
  const client = useClient()
  const cache = useQueryClient()
  const viewKey = ['session', session]
  const logKey = ['log', session]
  const [lastSeat, setLastSeat] = useState<number | null>(null)
  const view = useQuery({ queryKey: viewKey, queryFn: () => client.call('game.view', { session }) })
  const log = useQuery({ queryKey: logKey, queryFn: () => wholeLog(client, session) })

  const lay = (next: SessionView) => cache.setQueryData(viewKey, next)
  const act = useMutation({
    mutationFn: (step: () => Promise<SessionView>) => step(),
    onSuccess: (next, _step, _result) => {
      lay(next)
    },
    // A stale answer means that somebody else moved: look again.
    onError: () => cache.invalidateQueries({ queryKey: viewKey }),
  })

  const advice = useMutation({
    mutationFn: async (at: number) => ({ at, hint: await client.call('game.hint', { session }) }),
  })

  // Another window of the same host may move the session.
  const revision = view.data?.revision ?? -1
  const known = useRef(revision)
  known.current = revision
  useEffect(
    () =>
      client.on('session.changed', (changed) => {
        if (changed.session !== session || changed.revision <= known.current || act.isPending) return
        void cache.invalidateQueries({ queryKey: ['session', session] })
        void cache.invalidateQueries({ queryKey: ['log', session] })
      }),
    [client, cache, session, act.isPending],
  )

  const current = view.data ?? null
  const decision = current?.decision ?? null
  return {
    view: current,
    log: log.data ?? current?.events ?? [],
    lastSeat,
    hint: advice.data && advice.data.at === revision ? advice.data.hint : null,
    askHint: () => advice.mutate(revision),
    busy: act.isPending,
    error: act.error ?? view.error,
    answer: (answer) => {
      if (!current || !decision || act.isPending) return
      act.mutate(() => client.call('game.choose', { session, revision: current.revision, decision: decision.id, ...mutable(answer) }), {
        onSuccess: (next) => {
          setLastSeat(decision.seat)
          cache.setQueryData(logKey, (before: readonly LogEntry[] | undefined) => extend(before ?? [], next.events))
        },
      })
    },
    undo: () => step('game.undo'),
    redo: () => step('game.redo'),
  }

  function step(call: 'game.undo' | 'game.redo') {
    if (!current || act.isPending) return
    act.mutate(() => client.call(call, { session, revision: current.revision }), {
      onSuccess: () => void cache.invalidateQueries({ queryKey: logKey }),
    })
  }
}

/** The chronicle with what has just happened at its end. */
export function extend(before: readonly LogEntry[], events: readonly LogEntry[]): readonly LogEntry[] {
  const first = events[0]
  return first ? [...before.filter((entry) => entry.n < first.n), ...events] : before
}

/** Every entry of a session's chronicle, page by page. */
export async function wholeLog(client: ReturnType<typeof useClient>, session: string): Promise<readonly LogEntry[]> {
  const entries: LogEntry[] = []
  let from: number | undefined = 0
  while (from !== undefined) {
    const page: { events: readonly LogEntry[]; next?: number | undefined } = await client.call('game.log', {
      session,
      from,
      limit: LOG_PAGE,
    })
    entries.push(...page.events)
    from = page.next
  }
  return entries
}

function mutable({ pick, value }: Answer): { pick?: string[]; value?: NonNullable<Answer['value']> } {
  return { ...(pick && { pick: [...pick] }), ...(value !== undefined && value !== null && { value }) }
}
