import type { SessionView } from '../engine/kernel/types.ts'
import type { GamePage } from './game-page.ts'
import { useGamePage } from './game-pages.ts'
import type { Place } from './navigation.ts'

export interface Home {
  readonly name: string
  readonly place: Place
}

/** Whether a session is kept in a hall: that of its campaign, or that of a game that begins nowhere else. */
export function isOfHall(page: Pick<GamePage, 'campaign' | 'NewGame'> | null | undefined, campaign: string | null | undefined): boolean {
  return page?.campaign !== undefined && (campaign != null || page.NewGame === undefined)
}

/** The way out from a table: to the hall, if the session is kept in one, otherwise to the shelf. */
export function useHome(session: Pick<SessionView, 'game' | 'campaign'> | null): Home {
  const page = useGamePage(session?.game ?? '')
  return isOfHall(page, session?.campaign)
    ? { name: 'Hall', place: { kind: 'hall', campaign: session?.campaign ?? null } }
    : { name: 'Games', place: { kind: 'shelf' } }
}
