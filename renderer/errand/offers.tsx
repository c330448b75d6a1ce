import { useKeys } from '../keys/keys.ts'
import type { Errands } from './use-errands.ts'

/** What can be asked for here, the first by E, the second with Shift. What leads to a place is asked for at that place. */
export function Offers({ offered, onOpen, onLook, atOnce }: Pick<Errands, 'offered' | 'onOpen' | 'onLook' | 'atOnce'>) {
  const here = offered.filter(({ at }) => at === undefined)
  useKeys((event) => {
    if (event.key.toLowerCase() !== 'e' || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return
    const errand = here[event.shiftKey ? 1 : 0]
    if (errand === undefined) return
    event.preventDefault()
    onOpen(errand.id)
  })
  if (here.length === 0) return null
  return (
    <p className="offers">
      {here.map((errand) => (
        <span key={errand.id} className="offer">
          <button
            type="button"
            className="btn"
            title={errand.detail}
            onClick={(event) => {
              // Sent at once, it may end where it began: then Enter belongs to the question again.
              if (event.detail > 0) event.currentTarget.blur()
              onOpen(errand.id)
            }}
          >
            {errand.label}
          </button>
          {atOnce(errand) && (
            <button
              type="button"
              className="btn"
              aria-label={`${errand.label}: look first`}
              title="Look first"
              onClick={() => onLook(errand.id)}
            >
              …
            </button>
          )}
        </span>
      ))}
    </p>
  )
}

interface AtOnceProps extends Pick<Errands, 'offered' | 'onOpen' | 'atOnce'> {
  readonly busy: boolean
  /** Takes away what lies before the question. */
  readonly onGo: () => void
}

/** On a card that lies before the question: what this person sends at once, without a press for the card first. */
export function OffersAtOnce({ offered, onOpen, atOnce, busy, onGo }: AtOnceProps) {
  return offered
    .filter((errand) => errand.at === undefined && atOnce(errand))
    .map(({ id, label, detail }) => (
      <button
        key={id}
        type="button"
        className="btn"
        title={detail}
        disabled={busy}
        onClick={() => {
          onGo()
          onOpen(id)
        }}
      >
        {label}
      </button>
    ))
}
