import { type RefObject, useEffect, useState } from 'react'

/** In pixels: closer than this the newest line is still in sight. */
const SLACK = 12

interface NewestProps {
  /** Scrolls from its lower edge, where the newest line is. */
  readonly list: RefObject<HTMLElement | null>
  /** The number of the first line since the last choice: another choice leads back to the newest line. */
  readonly at: number
}

/** At the lower edge of a chronicle that was scrolled up: says so, and leads back to the newest line. */
export function Newest({ list, at }: NewestProps) {
  const [isAway, setAway] = useState(false)
  useEffect(() => {
    const { current } = list
    if (!current) return
    const look = () => setAway(current.scrollTop < -SLACK)
    current.addEventListener('scroll', look, { passive: true })
    return () => current.removeEventListener('scroll', look)
  }, [list])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another choice is what leads back
  useEffect(() => {
    const { current } = list
    // A reader at the keyboard stays where they are.
    if (current && !current.contains(document.activeElement)) current.scrollTop = 0
  }, [list, at])
  if (!isAway) return null
  return (
    <div className="more-below">
      <button type="button" tabIndex={-1} onClick={() => list.current?.scrollTo({ top: 0, behavior: 'instant' })}>
        Newest line
      </button>
    </div>
  )
}
