import { useQuery } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { useGamePages } from './game-pages.ts'
import { useClient } from './host/client.tsx'
import { queries } from './host/queries.ts'
import { usePlace } from './navigation.ts'

/** The game of the campaign on the screen; null where there is none. */
let ofCampaign: string | null = null
const listeners = new Set<() => void>()

function tell(game: string | null): void {
  ofCampaign = game
  for (const listener of listeners) listener()
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Announces the game of the campaign on the screen, for as long as the screen is there. */
export function useGameOfCampaign(game: string): void {
  useEffect(() => {
    tell(game)
    return () => tell(null)
  }, [game])
}

/**
 * The game that the page is about: of a session the game played, of a rulebook the game of the rules, of a hall the game of the campaign; otherwise the first game in the list.
 */
export function useGameHere(): string {
  const place = usePlace()
  const [home] = useGamePages()
  const { game } = useGameOf('session' in place ? place.session : null)
  const campaign = useSyncExternalStore(listen, () => ofCampaign)
  return (place.kind === 'rules' ? place.game : (game ?? campaign)) ?? home?.id ?? ''
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
    // The game of a session never changes: the screen that shows it asks for the rest.
    staleTime: Number.POSITIVE_INFINITY,
  })
  return { game: data?.game ?? null, error }
}
