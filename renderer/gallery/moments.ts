import { useEffect, useState } from 'react'
import type { PlayedMoments } from './game-gallery.ts'

/** What the gallery server has found by playing; null until it arrives, which takes some seconds the first time. */
export function useMoments(game: string): PlayedMoments | null {
  const [moments, setMoments] = useState<PlayedMoments | null>(null)
  useEffect(() => {
    const load = async () => setMoments(await (await fetch(`/moments/${game}.json`)).json())
    void load()
  }, [game])
  return moments
}
