import { useQuery } from '@tanstack/react-query'
import { useClient } from './host/client.tsx'
import { usePlace } from './navigation.ts'

const GAMES: Readonly<Record<string, string>> = { hero: 'HERO' }

/** How a game is called; the app is called after Citadel. */
export function titleOfGame(game: string): string {
  return GAMES[game] ?? 'Citadel of Blood'
}

/** The game that the page is about: of a session the one that is played, of a rulebook the one whose rules it has; Citadel everywhere else. */
export function useGameHere(): string {
  const place = usePlace()
  const session = 'session' in place ? place.session : null
  const game = useGameOf(session)
  return place.kind === 'rules' ? (place.game ?? 'citadel') : (game ?? 'citadel')
}

/** The game of a session; null until it is known, and without one. */
export function useGameOf(session: string | null): string | null {
  const client = useClient()
  const view = useQuery({
    queryKey: ['session', session],
    queryFn: () => client.call('game.view', { session: session ?? '' }),
    enabled: session !== null,
    // Which game a session is of never changes: whoever shows it asks for the rest.
    staleTime: Number.POSITIVE_INFINITY,
  })
  return view.data?.game ?? null
}
