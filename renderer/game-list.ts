import type { GamePage } from './game-page.ts'
import * as games from './games.ts'

/** Every game of the app, in the order of the shelf; the app is named after the first. */
export const PAGES: readonly GamePage[] = Object.values<GamePage>(games).toSorted((a, b) => a.place - b.place)

/** For tests and tools; the page itself uses `useGamePage`. */
export function pageOf(game: string): GamePage | null {
  return PAGES.find(({ id }) => id === game) ?? null
}
