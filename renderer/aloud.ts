/** In milliseconds: what is said together with a change of the focus, or before the page has settled, is lost in the crowd of changes. */
export const SETTLED = 250

/** In milliseconds: how long what was said stays in the page. */
const GONE = 5000

interface Spoken {
  /** Counts what was said, so that the same words can be said again. */
  readonly n: number
  readonly text: string
}

let spoken: Spoken = { n: 0, text: '' }
let waiting: readonly string[] = []
let task = 0
const listeners = new Set<() => void>()

/** Says a sentence to screen readers only: what the eye sees and no focus tells. It follows the story of an answer given at the same time. */
export function say(text: string): void {
  window.clearTimeout(task)
  task = window.setTimeout(speak, 2 * SETTLED)
  if (!waiting.includes(text)) waiting = [...waiting, text]
}

/** Says what waits. A few seconds later it is gone, so that reading the page line by line does not lead to old news. */
function speak(): void {
  spoken = { n: spoken.n + 1, text: waiting.join(' ') }
  waiting = []
  if (spoken.text !== '') task = window.setTimeout(speak, GONE)
  for (const listener of listeners) listener()
}

export function lastSpoken(): Spoken {
  return spoken
}

export function onSpoken(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    window.clearTimeout(task)
    waiting = []
    spoken = { n: spoken.n + 1, text: '' }
  }
}
