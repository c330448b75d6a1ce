import type { ReactNode } from 'react'

export interface FormatWords {
  readonly ending: string
  readonly name: string
  readonly text: string
}

interface FormatsProps<F extends string> {
  /** What is to be said of them, and of the one under way. */
  readonly children?: ReactNode
  readonly formats: readonly F[]
  readonly words: Readonly<Record<F, FormatWords>>
  readonly busy: boolean
  readonly onWrite: (format: F) => void
  /** The file that was written last; empty before. */
  readonly saved: string
}

/** The kinds of file that something can be saved as, one press each, and below them what was saved. */
export function Formats<F extends string>({ formats, words, busy, onWrite, saved, children }: FormatsProps<F>) {
  return (
    <>
      <ul className="formats">
        {formats.map((format) => (
          <li key={format}>
            <button type="button" className="opt" aria-disabled={busy} onClick={() => onWrite(format)}>
              <span className="kbd">{words[format].ending}</span>
              <span>
                <span className="opt-label">{words[format].name}</span>
                <span className="opt-detail">{words[format].text}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
      {children}
      <p className="saved small" aria-live="polite">
        {saved && `Saved as ${saved}.`}
      </p>
    </>
  )
}
