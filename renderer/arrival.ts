import { type RefObject, useEffect, useRef } from 'react'
import { say } from './aloud.ts'
import { hasMoved } from './navigation.ts'

/**
 * For the first heading of a screen: the window takes its title from it and the game. On arrival from another screen its name is said, and the
 * heading gets the focus, so that Tab continues from the top. A screen that focuses something of its own keeps that focus. The focus alone would
 * often be silent: what had it before goes at the same time.
 */
export function useArrival(title: string, game: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    document.title = `${title} · ${game}`
  }, [title, game])
  const name = useRef(title)
  useEffect(() => {
    if (!hasMoved()) return
    say(`${name.current}.`)
    if (isFocusFree()) heading.current?.focus({ preventScroll: true })
  }, [])
  return heading
}

/** Whether the focus may be taken: nothing has it, or only the heading of this arrival. */
export function isFocusFree(): boolean {
  const { activeElement } = document
  return activeElement === null || activeElement === document.body || activeElement.tagName === 'H1'
}

/** Past the bar and its links, to the content of the screen. */
export function skipToContent(): void {
  const main = document.querySelector('main')
  if (!main) return
  main.tabIndex = -1
  main.focus()
}
