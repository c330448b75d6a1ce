import { useEffect, useState } from 'react'

/** What has been fetched; it never changes while the page is open. */
const fetched = new Map<() => Promise<unknown>, unknown>()

/** What a game's manifest imports on demand: null until it is there, and where there is nothing to fetch. */
export function useFetched<T>(fetch: (() => Promise<T>) | null): T | null {
  const [, setArrived] = useState<(() => Promise<T>) | null>(null)
  useEffect(() => {
    if (fetch === null || fetched.has(fetch)) return
    let isWanted = true
    void fetchOnce(fetch).then(() => isWanted && setArrived(() => fetch))
    return () => {
      isWanted = false
    }
  }, [fetch])
  return fetch && ((fetched.get(fetch) as T | undefined) ?? null)
}

/** Fetches it unless it is there. */
export async function fetchOnce<T>(fetch: () => Promise<T>): Promise<T> {
  const one = (fetched.get(fetch) as T | undefined) ?? (await fetch())
  fetched.set(fetch, one)
  return one
}
