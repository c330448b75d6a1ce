import { type RefObject, useEffect, useRef } from 'react'
import { hasMoved } from './navigation.ts'

/**
 * For the first heading of a screen: the window is called after it and its game, and whoever comes here from another screen has the focus at the
 * heading, so that it is read aloud and Tab goes on from the top. Where the screen begins at something of its own, that keeps it.
 */
export function useArrival(title: string, game: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    document.title = `${title} · ${game}`
  }, [title, game])
  useEffect(() => {
    if (hasMoved() && isFocusFree()) heading.current?.focus({ preventScroll: true })
  }, [])
  return heading
}

/** Whether the focus may be taken: nothing has it, or only the heading that was come to. */
export function isFocusFree(): boolean {
  const { activeElement } = document
  return activeElement === null || activeElement === document.body || activeElement.tagName === 'H1'
}

/** Past bar and ways, to what the screen is there for. */
export function skipToContent(): void {
  const main = document.querySelector('main')
  if (!main) return
  main.tabIndex = -1
  main.focus()
}
