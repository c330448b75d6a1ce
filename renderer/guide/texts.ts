import { useEffect, useState } from 'react'
import type { GamePage, GuideTexts } from '../game-page.ts'
import { useGamePage } from '../game-pages.ts'

type Fetch = NonNullable<GamePage['guide']>

/** What has been fetched; texts never change while the page is open. */
const fetched = new Map<Fetch, GuideTexts>()

/** The guide of a game, fetched when it is first wanted; null until it is there, and for a game without one. */
export function useGuideTexts(game: string): GuideTexts | null {
  const fetch = useGamePage(game)?.guide ?? null
  const [, setArrived] = useState<Fetch | null>(null)
  useEffect(() => {
    if (fetch === null || fetched.has(fetch)) return
    let isWanted = true
    void fetchGuide(fetch).then(() => isWanted && setArrived(() => fetch))
    return () => {
      isWanted = false
    }
  }, [fetch])
  return (fetch && fetched.get(fetch)) ?? null
}

/** Fetches a guide once. */
export async function fetchGuide(fetch: Fetch): Promise<GuideTexts> {
  const texts = fetched.get(fetch) ?? (await fetch())
  fetched.set(fetch, texts)
  return texts
}
