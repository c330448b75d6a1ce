import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { GameInfo, GameRecord, SessionRow } from '../../../electron/contract/index.ts'
import type { SessionView } from '../../../engine/kernel/types.ts'
import { heroView } from '../../games/hero/table/view.ts'
import { useClient } from '../../host/client.tsx'

/** What stands on the shelf: the games of the house, and what was played of those that keep no campaigns. */
export interface Shelf {
  readonly games: readonly GameInfo[]
  /** Open ones, those played last first. */
  readonly open: readonly SessionRow[]
  /** The newest first. */
  readonly finished: readonly GameRecord[]
  readonly loading: boolean
  readonly error: Error | null
  readonly retry: () => void
}

/** Citadel's raids are told in its halls. */
export function isOfShelf({ game }: { readonly game: string }): boolean {
  return game !== 'citadel'
}

export function useShelf(): Shelf {
  const client = useClient()
  const cache = useQueryClient()
  const info = useQuery({
    queryKey: ['app'],
    queryFn: () => client.call('app.info'),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const open = useQuery({ queryKey: ['raids', 'open'], queryFn: () => client.call('game.list', { status: 'open' }) })
  const finished = useFinishedGames()
  useEffect(() => {
    const again = () => {
      for (const key of ['raids', 'records', 'templates']) void cache.invalidateQueries({ queryKey: [key] })
    }
    // What was played since the shelf was last seen changed it.
    again()
    return client.on('session.changed', again)
  }, [client, cache])
  const error = info.error ?? open.error ?? finished.error
  return {
    games: info.data?.games ?? [],
    open: (open.data ?? []).filter(isOfShelf).toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt)),
    finished: finished.games,
    loading: info.isPending || open.isPending || finished.loading,
    error,
    retry: () => void cache.invalidateQueries(),
  }
}

export interface FinishedGames {
  readonly games: readonly GameRecord[]
  readonly loading: boolean
  readonly error: Error | null
}

/** Games of systems without campaigns that are over, the newest first. */
export function useFinishedGames(): FinishedGames {
  const client = useClient()
  const games = useQuery({ queryKey: ['records', 'games'], queryFn: () => client.call('records.games') })
  return {
    games: (games.data ?? []).toSorted((a, b) => b.endedAt.localeCompare(a.endedAt)),
    loading: games.isPending,
    error: games.error,
  }
}

/** Where these sessions stand, in the same order; undefined until it is read. */
export function useStandings(rows: readonly SessionRow[]): readonly (Standing | undefined)[] {
  const client = useClient()
  const views = useQueries({
    queries: rows.map(({ session }) => ({ queryKey: ['session', session], queryFn: () => client.call('game.view', { session }) })),
  })
  return views.map(({ data }) => data && standingOf(data))
}

export interface Standing {
  /** `Turn 3`, or what is done before the first. */
  readonly when: string
  /** Who is asked; null where nobody is. */
  readonly asked: string | null
}

/** What may be said of a game to whoever happens to look: never what is asked, which may be a secret. */
export function standingOf(session: SessionView): Standing {
  const asked = session.decision === null ? null : (session.seats[session.decision.seat] ?? null)
  return { when: whenOf(session), asked }
}

function whenOf(session: SessionView): string {
  const view = heroView(session)
  switch (view?.phase) {
    case undefined:
      return 'Open'
    case 'heroes':
      return 'The heroes are being made'
    case 'placement':
      return 'The counters are being laid out'
    case 'start':
      return 'The heroes come in'
    case 'hero':
    case 'monsters':
    case 'breather':
    case 'over':
      return `Turn ${view?.turn}`
  }
}

/** `Ann, Abelard and Bathilda`. */
export function namesInWords(names: readonly string[]): string {
  return new Intl.ListFormat('en-GB').format(names)
}
