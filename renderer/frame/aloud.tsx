import { useSyncExternalStore } from 'react'
import { lastSpoken, onSpoken } from '../aloud.ts'

/** What is said to screen readers (`say`), on every screen: it outlives the one that says it. */
export function Aloud() {
  const { n, text } = useSyncExternalStore(onSpoken, lastSpoken)
  return (
    <div className="vh" aria-live="polite">
      {text && <p key={n}>{text}</p>}
    </div>
  )
}
