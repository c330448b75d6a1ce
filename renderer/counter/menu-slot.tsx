import { type KeyboardEvent, lazy, Suspense, useEffect, useRef } from 'react'
import type { Decision, Option } from '../../engine/kernel/types.ts'
import type { Counters } from './use-counters.ts'
import type { CounterWords } from './words.ts'

const load = () => import('./counter-menu.tsx')
const CounterMenu = lazy(() => load().then(({ CounterMenu: it }) => ({ default: it })))

interface MenuSlotProps {
  readonly decision: Decision | null
  readonly picked: readonly string[]
  readonly counters: Counters
  readonly words: CounterWords
  readonly busy: boolean
  readonly onAnswer: (option: Option) => void
}

/** Where the menu of a counter opens. It is fetched once the table has been laid. */
export function MenuSlot({ counters, ...props }: MenuSlotProps) {
  useEffect(() => {
    const task = window.setTimeout(() => void load(), SOON)
    return () => window.clearTimeout(task)
  }, [])
  if (counters.open === null) return null
  return (
    <Suspense fallback={<Opening onClose={counters.onClose} />}>
      <CounterMenu {...props} counters={counters} open={counters.open} />
    </Suspense>
  )
}

/** Milliseconds after which the menu is fetched, pressed or not. */
const SOON = 1000

/** Until it is there: keys meant for the menu must not answer the question. */
function Opening({ onClose }: { readonly onClose: () => void }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  const keep = (event: KeyboardEvent) => {
    event.preventDefault()
    if (event.key === 'Escape') onClose()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it keeps keys from the card for a moment
    <div ref={box} className="menu-opens" tabIndex={-1} onKeyDown={keep}>
      <p className="vh">The menu opens.</p>
    </div>
  )
}
