import { useId, useRef, useState } from 'react'
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

/** The most letters where a question names no limit. */
const LONGEST = 200

/** What is wrong with an answer of so many letters. */
function whyNot(length: number, least: number, isName: boolean): string {
  if (length >= least) return 'That is too long.'
  if (length > 0) return `Write at least ${least} letters.`
  return isName ? 'Write a name first, or roll for one.' : 'Write something first.'
}

/** A word or a name, within the length the decision allows. */
export function TextForm({ decision, busy, names, onAnswer }: TextFormProps) {
  const id = useId()
  const [value, setValue] = useState(typeof decision.suggestion === 'string' ? decision.suggestion : '')
  const [tried, setTried] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const length = value.trim().length
  const least = decision.min ?? 1
  const legal = length >= least && length <= (decision.max ?? LONGEST)
  const wrong = tried && !legal ? whyNot(length, least, names !== undefined) : null
  return (
    <form
      className="form"
      onSubmit={(event) => {
        event.preventDefault()
        if (busy) return
        setTried(true)
        if (legal) onAnswer(value.trim())
        else field.current?.focus()
      }}
    >
      <div className="entry">
        <label className="lab" htmlFor={id}>
          {decision.max ? `Up to ${decision.max} letters` : 'In your own words'}
        </label>
        <span className="namer">
          <input
            id={id}
            ref={field}
            className="field-in"
            value={value}
            maxLength={decision.max}
            autoComplete="off"
            aria-invalid={wrong !== null}
            aria-describedby={wrong === null ? undefined : `${id}-wrong`}
            // The one field of the card: what the question asks for.
            // biome-ignore lint/a11y/noAutofocus: the card is where the keyboard is
            autoFocus
            onChange={(event) => setValue(event.target.value)}
          />
          {names && <ThrowName names={names} now={value} onName={setValue} />}
        </span>
        {wrong && (
          <p className="warn" id={`${id}-wrong`} role="alert">
            {wrong}
          </p>
        )}
      </div>
      <Foot label={legal ? `“${value.trim()}”` : 'Save'} disabled={busy} />
    </form>
  )
}
