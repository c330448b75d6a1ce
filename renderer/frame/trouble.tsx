import { Icon } from '../icons/icon.tsx'

interface TroubleProps {
  readonly error: Error
  readonly onRetry?: () => void
  /** The way back to a place that works. */
  readonly onLeave?: () => void
  /** Where that leads. */
  readonly leave?: string
}

/** Something the host could not do, in plain words, with what to do about it. */
export function Trouble({ error, onRetry, onLeave, leave = 'Open hall' }: TroubleProps) {
  const trouble = inWords(error)
  return (
    <section className="state state--bad" role="alert">
      <Icon name="x-quill" />
      <h2>{trouble.title}</h2>
      <p>{trouble.text}</p>
      <p className="rowf">
        <button type="button" className="btn btn--go" onClick={onRetry ?? (() => location.reload())}>
          Try again
        </button>
        {onLeave && (
          <button type="button" className="btn" onClick={onLeave}>
            {leave}
          </button>
        )}
      </p>
    </section>
  )
}

/** The error of a call has a code of the contract. */
function codeOf(error: Error): string {
  return 'code' in error && typeof error.code === 'string' ? error.code : 'internal'
}

/** The file is damaged where that was read. */
export function isSpoilt(error: Error): boolean {
  return 'detail' in error && error.detail === 'spoilt'
}

function inWords(error: Error): { readonly title: string; readonly text: string } {
  if (isSpoilt(error)) return { title: 'This cannot be read', text: error.message }
  switch (codeOf(error)) {
    case 'closed':
      return {
        title: 'Connection lost',
        text: 'The program behind this page has stopped or cannot be reached. Every answered choice is kept. Start it again, then try again here.',
      }
    case 'storage':
      return { title: 'The campaign file cannot be used', text: `${error.message} Your last answered choice is safe.` }
    case 'not-found':
      return { title: 'Not found', text: error.message }
    case 'conflict':
      return { title: 'Something has changed in the meantime', text: error.message }
    default:
      return { title: 'That did not work', text: error.message }
  }
}
