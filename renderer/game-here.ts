import { useQuery } from '@tanstack/react-query'
import { useGamePages } from './game-pages.ts'
import { useClient } from './host/client.tsx'
import { queries } from './host/queries.ts'
import { usePlace } from './navigation.ts'

/** The game that the page is about: of a session the one that is played, of a rulebook the one whose rules it has; else the first of the house. */
export function useGameHere(): string {
  const place = usePlace()
  const [home] = useGamePages()
  const { game } = useGameOf('session' in place ? place.session : null)
  return (place.kind === 'rules' ? place.game : game) ?? home?.id ?? ''
}

export interface GameOf {
  /** Null until it is known, and without a session. */
  readonly game: string | null
  readonly error: Error | null
}

/** The game of a session. */
export function useGameOf(session: string | null): GameOf {
  const client = useClient()
  const { data, error } = useQuery({
    ...queries.session(client, session ?? ''),
    enabled: session !== null,
    // Which game a session is of never changes: whoever shows it asks for the rest.
    staleTime: Number.POSITIVE_INFINITY,
  })
  return { game: data?.game ?? null, error }
}
