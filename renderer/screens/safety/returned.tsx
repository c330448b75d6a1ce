import { useState } from 'react'
import { Icon } from '../../icons/icon.tsx'

/** Why the desktop app has loaded this page again. */
const WHY = {
  ended: 'The page had stopped.',
  hung: 'The page had stopped answering.',
} as const

type How = keyof typeof WHY

/** How this page came back, from the address where the desktop app puts it, until someone has read it; null where it did not. */
export function useReturned(): { readonly how: How | null; readonly onRead: () => void } {
  const [how, setHow] = useState(howReturned)
  const onRead = () => {
    // A later reload is an ordinary one.
    history.replaceState(history.state, '', location.pathname + location.hash)
    setHow(null)
  }
  return { how, onRead }
}

function howReturned(): How | null {
  const how = new URLSearchParams(location.search).get('returned')
  return how === 'ended' || how === 'hung' ? how : null
}

interface ReturnedProps {
  readonly how: How
  readonly onRead: () => void
}

/** Says that the page was brought back. */
export function Returned({ how, onRead }: ReturnedProps) {
  return (
    <section className="lost" role="status">
      <Icon name="x-broken" />
      <p>
        <strong>{WHY[how]}</strong> Citadel has brought it back where it was. Every answered choice is kept. If it happens again, save a
        report under Safety and backups.
      </p>
      <button type="button" className="btn" onClick={onRead}>
        All right
      </button>
    </section>
  )
}
