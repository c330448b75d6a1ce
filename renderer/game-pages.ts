import { createContext, useContext } from 'react'
import type { GamePage, GameWords } from './game-page.ts'

/** The games of the house, the one that the app is called after first. The app gives them, so that the page below names none. */
export const GamePagesContext = createContext<readonly GamePage[]>([])

/** Every game of the house, in the order of the shelf. */
export function useGamePages(): readonly GamePage[] {
  return useContext(GamePagesContext)
}

/** What a game is called; the app is called after the first of the house. */
export function useTitleOf(): (game: string) => string {
  const pages = useGamePages()
  return (game) => pages.find(({ id }) => id === game)?.title ?? pages[0]?.title ?? ''
}

/** What a session of a game is called in common screens; a game that this version does not know has games. */
export function useWords(game: string): GameWords {
  return useGamePage(game)?.words ?? { one: 'game', many: 'games', nobodyYet: 'A game that nobody has joined' }
}

/** A game by its id; null for one that this version does not know. */
export function useGamePage(game: string): GamePage | null {
  return useGamePages().find(({ id }) => id === game) ?? null
}
