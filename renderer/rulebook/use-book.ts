import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { BookPage } from '../book-page.ts'
import { useGamePage } from '../game-pages.ts'
import { queries } from '../host/queries.ts'

/** A game's part of its rulebook, fetched once; nothing for a game that the page does not know. */
export function useBook(game: string): Pick<UseQueryResult<BookPage>, 'data' | 'error'> {
  const page = useGamePage(game)
  return useQuery({ ...queries.book(game, page?.book ?? unknown), enabled: page !== null })
}

async function unknown(): Promise<BookPage> {
  throw new Error('This version does not know that game.')
}
