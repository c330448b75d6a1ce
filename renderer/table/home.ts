import { useGamePage } from '../game-pages.ts'
import type { Place } from '../navigation.ts'

export interface Home {
  readonly name: string
  readonly place: Place
}

/** The way out from a table: to the hall of a game that has campaigns, otherwise to the shelf. */
export function useHome(game: string): Home {
  const hasHall = useGamePage(game)?.campaign !== undefined
  return hasHall ? { name: 'Hall', place: { kind: 'hall', campaign: null, game } } : { name: 'Games', place: { kind: 'shelf' } }
}
