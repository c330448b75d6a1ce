import type { Decision, LogEntry } from '../../engine/kernel/types.ts'

interface SaidProps {
  readonly events: readonly LogEntry[]
  readonly decision: Decision | null
}

/** What screen readers announce after each choice: what happened, then the next question. */
export function Said({ events, decision }: SaidProps) {
  return (
    <div className="vh" role="status" aria-live="polite">
      {events.map((event) => (
        <p key={event.n}>{event.text}</p>
      ))}
      {decision && <p>{decision.prompt}</p>}
    </div>
  )
}
