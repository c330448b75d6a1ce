import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { GameRecord, SessionRow } from '../../../electron/contract/index.ts'
import type { Standing } from '../../game-page.ts'
import { useGamePages } from '../../game-pages.ts'
import { isOfHall } from '../../home.ts'
import { useClient } from '../../host/client.tsx'
import { askAgain, queries } from '../../host/queries.ts'

/** What was played of all games. */
export interface Shelf {
  /** Open ones, latest first. */
  readonly open: readonly SessionRow[]
  /** The newest first. */
  readonly finished: readonly GameRecord[]
  readonly loading: boolean
  readonly error: Error | null
  readonly retry: () => void
}

export function useShelf(): Shelf {
  const client = useClient()
  const cache = useQueryClient()
  const open = useQuery(queries.open(client))
  const finished = useFinishedGames()
  useEffect(() => {
    const again = () => askAgain(cache, ['raids', 'records', 'templates'])
    // Games played since the last visit have changed the shelf.
    again()
    return client.on('session.changed', again)
  }, [client, cache])
  const error = open.error ?? finished.error
  return {
    open: (open.data ?? []).toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt)),
    finished: finished.games,
    loading: open.isPending || finished.loading,
    error,
    retry: () => void cache.invalidateQueries(),
  }
}

export interface FinishedGames {
  readonly games: readonly GameRecord[]
  readonly loading: boolean
  readonly error: Error | null
}

/** Finished sessions that are kept in no hall, newest first. */
export function useFinishedGames(): FinishedGames {
  const client = useClient()
  const pages = useGamePages()
  const games = useQuery(queries.finished(client))
  const isShelved = ({ game }: GameRecord) =>
    !isOfHall(
      pages.find(({ id }) => id === game),
      null,
    )
  return {
    games: (games.data ?? []).filter(isShelved).toSorted((a, b) => b.endedAt.localeCompare(a.endedAt)),
    loading: games.isPending,
    error: games.error,
  }
}

/** Where these sessions stand, in the same order; undefined until it arrives. */
export function useStandings(rows: readonly SessionRow[]): readonly (StandingOf | undefined)[] {
  const client = useClient()
  const pages = useGamePages()
  const views = useQueries({ queries: rows.map(({ session }) => queries.session(client, session)) })
  return views.map(({ data }) => {
    const page = data && pages.find(({ id }) => id === data.game)
    if (!data || !page) return undefined
    // At a table of one there is nobody else to decide.
    const isAlone = data.seats.length === 1
    return { ...page.standing(data), asked: data.decision === null || isAlone ? null : (data.seats[data.decision.seat] ?? null) }
  })
}

/** Where a session stands, and who decides. The question itself may be secret. */
export interface StandingOf extends Standing {
  /** Null if no one does, and where only one player sits. */
  readonly asked: string | null
}
