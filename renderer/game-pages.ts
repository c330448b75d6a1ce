import { createContext, useContext } from 'react'
import type { EventPage } from './event-page.ts'
import { useFetched } from './fetched.ts'
import type { GamePage, GameWords, Standing } from './game-page.ts'

/** The games, with the one that the app is named after first. The app provides them, so that the page below names none. */
export const GamePagesContext = createContext<readonly GamePage[]>([])

/** Every game, in the order of the shelf. */
export function useGamePages(): readonly GamePage[] {
  return useContext(GamePagesContext)
}

/** The title of a game; the app is named after the first. */
export function useTitleOf(): (game: string) => string {
  const pages = useGamePages()
  return (game) => pages.find(({ id }) => id === game)?.title ?? pages[0]?.title ?? ''
}

/** What a session of a game is called in common screens: `game` for a game that this version does not know. */
export function useWords(game: string): GameWords {
  return useGamePage(game)?.words ?? { one: 'game', many: 'games', turn: 'turn', nobodyYet: 'A game that nobody has joined' }
}

/** A game by its id; null for one that this version does not know. */
export function useGamePage(game: string): GamePage | null {
  return useGamePages().find(({ id }) => id === game) ?? null
}

/** A game's table of events, fetched when it is first wanted; null until it is there. */
export function useEventPage(game: string): EventPage | null {
  return useFetched(useGamePage(game)?.events ?? null)
}

/** Where a session stands, as the rows of a card. */
export function standsAt({ when, rows }: Standing): Standing['rows'] {
  return [['Stands at', when], ...rows]
}
