import { useId, useState } from 'react'
import type { Decision } from '../../engine/kernel/types.ts'
import { ThrowName } from '../dice/throw-name.tsx'
import { Foot } from './foot.tsx'

interface TextFormProps {
  readonly decision: Decision
  readonly busy: boolean
  /** Names to throw for, where the question wants one. */
  readonly names?: readonly string[] | undefined
  readonly onAnswer: (value: string) => void
}

/** A word or a name, within the length the decision allows. */
export function TextForm({ decision, busy, names, onAnswer }: TextFormProps) {
  const id = useId()
  const [value, setValue] = useState(typeof decision.suggestion === 'string' ? decision.suggestion : '')
  const length = value.trim().length
  const legal = length >= (decision.min ?? 1) && length <= (decision.max ?? 200)
  return (
    <form
      className="form"
      onSubmit={(event) => {
        event.preventDefault()
        if (legal) onAnswer(value.trim())
      }}
    >
      <div className="entry">
        <label className="lab" htmlFor={id}>
          {decision.max ? `Up to ${decision.max} letters` : 'In your own words'}
        </label>
        <span className="namer">
          <input
            id={id}
            className="field-in"
            value={value}
            maxLength={decision.max}
            autoComplete="off"
            // The one field of the card: what the question asks for.
            // biome-ignore lint/a11y/noAutofocus: the card is where the keyboard is
            autoFocus
            onChange={(event) => setValue(event.target.value)}
          />
          {names && <ThrowName names={names} now={value} onName={setValue} />}
        </span>
      </div>
      <Foot label={legal ? `“${value.trim()}”` : 'Write it down'} disabled={busy || !legal} />
    </form>
  )
}
