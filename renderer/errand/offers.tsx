import type { Draft } from '../decision/draft.ts'
import { focusQuestion } from '../keys/focus.ts'
import { useKeys } from '../keys/keys.ts'
import type { Asked } from './among-options.ts'

/** E chooses the first errand of the question, with Shift the second; one that starts with one press is sent. What leads to a place has no key. */
export function useErrandKeys({ offered, atOnce, onOpen, table }: Asked, draft: Draft): void {
  const here = offered.filter(({ at }) => at === undefined)
  useKeys((event) => {
    if (event.key.toLowerCase() !== 'e' || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return
    const errand = here[event.shiftKey ? 1 : 0]
    if (errand === undefined || table.busy) return
    event.preventDefault()
    if (atOnce(errand)) return onOpen(errand.id)
    draft.toggle(errand.id)
    window.setTimeout(focusQuestion)
  })
}

/** What one press sends can be looked at first: keys choose its row without sending it, and so do these. */
export function LookFirst({ offered, atOnce, draft }: Pick<Asked, 'offered' | 'atOnce'> & { readonly draft: Draft }) {
  const sent = offered.filter((errand) => errand.at === undefined && atOnce(errand))
  if (sent.length === 0) return null
  return (
    <p className="offers">
      {sent.map(({ id, label }) => (
        <button key={id} type="button" className="btn btn--quiet" onClick={() => draft.toggle(id)}>
          Look first: {label}
        </button>
      ))}
    </p>
  )
}

interface AtOnceProps extends Pick<Asked, 'offered' | 'onOpen' | 'atOnce'> {
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
