import type { QueryClient } from '@tanstack/react-query'

/** Marks the page with `data-asking` for as long as the host owes it an answer: what it shows may still grow. Returns how to stop. */
export function markWhileAsking(page: HTMLElement, queries: QueryClient): () => void {
  const mark = () => {
    page.toggleAttribute('data-asking', queries.isFetching() + queries.isMutating() > 0)
  }
  const stops = [queries.getQueryCache().subscribe(mark), queries.getMutationCache().subscribe(mark)]
  return () => {
    for (const stop of stops) stop()
  }
}
