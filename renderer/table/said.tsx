import { useEffect, useRef, useState } from 'react'
import type { SessionView } from '../../engine/kernel/types.ts'
import { SETTLED } from '../aloud.ts'
import type { Moment } from '../moment-page.ts'

interface SaidProps {
  /** Fewer inputs than before: something was undone. */
  readonly session: Pick<SessionView, 'events' | 'inputs' | 'decision'>
  /** The card that lies before the question, and tells its own lines. */
  readonly laid?: Moment | null
  /** What happened is being told beat by beat, and the question waits for its end. */
  readonly isTelling?: boolean
}

/**
 * What screen readers announce after each choice: what happened, in one text and therefore in its order, then the question; of that the
 * focus says the choice alone. An undo is said as such, and nothing is told again.
 */
export function Said({ session: { events, inputs, decision }, laid = null, isTelling = false }: SaidProps) {
  const newest = events.at(-1)?.n ?? 0
  const told = useRef({ inputs: -1, newest: -1 })
  const question = laid === null && !isTelling ? decision : null
  const key = `${inputs} ${newest} ${question?.id ?? ''}`
  const [said, setSaid] = useState({ key: '', text: '' })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key tells what is new
  useEffect(() => {
    const task = window.setTimeout(() => {
      const apart = laid === null ? [] : [laid.event, ...laid.more]
      const isUndone = inputs < told.current.inputs
      const isNew = !isUndone && (inputs !== told.current.inputs || newest !== told.current.newest)
      told.current = { inputs, newest }
      setSaid({
        key,
        text: [
          ...(isUndone ? ['Undone.'] : []),
          ...(isNew ? counted(events.filter((event) => !apart.includes(event)).map(({ text }) => text)) : []),
          ...(question ? [question.prompt] : []),
        ].join(' '),
      })
    }, SETTLED)
    return () => window.clearTimeout(task)
  }, [key])
  return (
    <div className="vh" role="status" aria-live="polite">
      {said.text && <p key={said.key}>{said.text}</p>}
    </div>
  )
}

/** The same sentence several times in a row is said once: `Something moves 3 squares, 6 times.` */
function counted(sentences: readonly string[]): readonly string[] {
  const told: { readonly text: string; times: number }[] = []
  for (const text of sentences) {
    const last = told.at(-1)
    if (last?.text === text) last.times++
    else told.push({ text, times: 1 })
  }
  return told.map(({ text, times }) => (times === 1 ? text : `${text.replace(/\.$/, '')}, ${times} times.`))
}
