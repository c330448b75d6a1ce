import { type FormEvent, type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { CallError } from '../../electron/contract/index.ts'

interface Problem {
  /** What the field takes: spread over it. */
  readonly field: {
    readonly ref: RefObject<HTMLInputElement | null>
    readonly 'aria-invalid': true | undefined
    readonly 'aria-describedby': string | undefined
    readonly onInvalid: (event: FormEvent<HTMLInputElement>) => void
  }
  /** The sentence, for right below the field. */
  readonly why: ReactNode
}

interface ProblemShown {
  /** Known while typing, as a letter too many is; otherwise it is told once the form is sent. */
  readonly atOnce?: boolean
}

/**
 * What keeps a form from being sent, at the field where it can be mended. A form with a problem is not sent: the browser asks its
 * fields first, the sentence appears below the first with a problem, is announced, and the focus goes there.
 *
 * @param problem null for none
 */
export function useProblem(problem: string | null, { atOnce = false }: ProblemShown = {}): Problem {
  const id = useId()
  const ref = useRef<HTMLInputElement>(null)
  const [wasSent, setSent] = useState(false)
  useEffect(() => ref.current?.setCustomValidity(problem ?? ''), [problem])
  const shows = problem !== null && (atOnce || wasSent)
  return {
    field: {
      ref,
      'aria-invalid': shows || undefined,
      'aria-describedby': shows ? id : undefined,
      onInvalid: (event) => {
        // In place of the browser's own bubble.
        event.preventDefault()
        setSent(true)
        const field = event.currentTarget
        const first = [...(field.form?.elements ?? [])].find((each) => each instanceof HTMLInputElement && !each.validity.valid)
        if (first !== field) return
        field.focus({ preventScroll: true })
        field.scrollIntoView?.({ block: 'center' })
      },
    },
    why: shows && (
      <p id={id} className="warn field-why" role="alert">
        {problem}
      </p>
    ),
  }
}

interface LineLimits {
  /** The most letters. */
  readonly most: number
  /** What to say of an empty field; omitted where it may be empty. */
  readonly missing?: string
  /** What the host has refused about it. */
  readonly refused?: string | null
}

/** The problem of a line of text. More letters than fit can be typed and are counted, for nothing typed or pasted should vanish unseen. */
export function useLineProblem(text: string, { most, missing, refused = null }: LineLimits): Problem {
  const letters = text.trim().length
  // A refusal is about the text that was sent.
  const [sent, setSent] = useState({ refused, text })
  if (sent.refused !== refused) setSent({ refused, text })
  const isRefused = refused !== null && sent.text === text
  const problem =
    letters > most ? `At most ${most} letters, and these are ${letters}.` : letters === 0 ? (missing ?? null) : isRefused ? refused : null
  return useProblem(problem, { atOnce: letters > most || isRefused })
}

/** What the host refuses about a name, for the field of the name; null for everything else. */
export function refusedName(error: Error | null): string | null {
  return error instanceof CallError && error.detail?.startsWith('name') ? error.message : null
}
