import { type ComponentType, lazy, Suspense, useState } from 'react'
import { Waiting } from './framed.tsx'

const fetches: (() => Promise<unknown>)[] = []

/**
 * A screen whose code is not part of the first page: fetched when it is wanted, or by `fetchLater`. Once there, it is drawn at once; React's
 * own `lazy` would show the frame of a waiting screen first, and for a third of a second.
 *
 * @param waiting a sentence for the time until it is there
 */
export function later<P extends object>(load: () => Promise<ComponentType<P>>, waiting: string): ComponentType<P> {
  let there: ComponentType<P> | null = null
  const fetch = async () => {
    there = await load()
    return { default: there }
  }
  fetches.push(fetch)
  const Lazy: ComponentType<P> = lazy(fetch)
  return function Later(props: P) {
    // A screen that is already waiting stays the same component when it arrives.
    const [Screen] = useState(() => there ?? Lazy)
    return (
      <Suspense fallback={<Waiting>{waiting}</Waiting>}>
        <Screen {...props} />
      </Suspense>
    )
  }
}

/** Milliseconds after which the screens are fetched: by then the first one is drawn. */
const SOON = 1000

/** Fetches every such screen, once the first one has been drawn. Returns how to leave it. */
export function fetchLater(): () => void {
  const task = window.setTimeout(() => {
    for (const fetch of fetches) void fetch().catch(() => null)
  }, SOON)
  return () => window.clearTimeout(task)
}
