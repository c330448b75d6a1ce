import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { rescueFocus } from '../keys/focus.ts'

interface DialogProps {
  readonly title: string
  readonly onClose: () => void
  readonly children: ReactNode
  /** The buttons at the foot; where one is dangerous, the safe one has `ref={isSafe}`. */
  readonly foot?: ReactNode | undefined
  readonly wide?: boolean
  /** Its body is a few sentences: they are read out with its title. */
  readonly isShort?: boolean
}

/** The button that has the focus first. React's own `autoFocus` runs before the dialog is shown, and is lost. */
export function isSafe(button: HTMLButtonElement | null): void {
  button?.setAttribute('autofocus', '')
}

/** A card laid over the table. The browser keeps the focus inside, and Escape closes it. */
export function Dialog({ title, onClose, children, foot, wide = false, isShort = false }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const isStop = useScrollsByItself(body)
  const heading = useId()
  useEffect(() => {
    const dialog = ref.current
    if (dialog && !dialog.open) dialog.showModal()
    // What only scrolls isn't a place to begin: the frame would be round all of it, and Enter do nothing.
    if (document.activeElement === body.current) dialog?.querySelector<HTMLElement>('.dialog-foot .btn--go')?.focus()
  }, [])
  // Closed while it still stands in the page: only then does the browser give the focus back to what had it, and a dialog that
  // opens in its place finds it there. What had it may be gone by then.
  useLayoutEffect(() => {
    const dialog = ref.current
    return () => {
      dialog?.close()
      window.setTimeout(rescueFocus)
    }
  }, [])
  return (
    <dialog
      ref={ref}
      className={wide ? 'card dialog dialog--wide' : 'card dialog'}
      aria-labelledby={heading}
      aria-describedby={isShort ? `${heading}body` : undefined}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      tabIndex={-1}
      onKeyDown={(event) => {
        event.stopPropagation()
        // From within its fields the browser does this; a press beside them leaves the focus on what scrolls, or on the dialog.
        if (event.key === 'Enter' && !event.repeat && (event.target === ref.current || event.target === body.current))
          ref.current?.querySelector<HTMLButtonElement>('.btn--go[type="submit"]')?.click()
        if (isStop && event.target instanceof HTMLButtonElement && body.current) scrollBy(body.current, event)
      }}
      onClick={(event) => {
        // A press beside the card is a press on the backdrop.
        if (event.target === ref.current) onClose()
      }}
    >
      <div className="dialog-in">
        <h2 id={heading}>{title}</h2>
        <div className="dialog-body" id={`${heading}body`} ref={body} tabIndex={isStop ? 0 : undefined}>
          {children}
        </div>
        <div className="dialog-foot">
          {foot ?? (
            <button type="button" className="btn btn--go" onClick={onClose}>
              Close
            </button>
          )}
        </div>
      </div>
    </dialog>
  )
}

/** The keys that scroll, from a button beside what scrolls. */
function scrollBy(body: HTMLElement, event: KeyboardEvent): void {
  const page = body.clientHeight * 0.9
  const step = { ArrowDown: 40, ArrowUp: -40, PageDown: page, PageUp: -page, End: body.scrollHeight, Home: -body.scrollHeight }[event.key]
  if (step === undefined) return
  event.preventDefault()
  body.scrollBy({ top: step })
}

const STOPS = 'a[href], button, input, select, textarea, summary, [tabindex="0"]'

/** Whether the content overflows and has nothing focusable that would bring the rest into view. */
function useScrollsByItself(body: RefObject<HTMLElement | null>): boolean {
  const [does, setDoes] = useState(false)
  useEffect(() => {
    const { current } = body
    if (!current) return
    const observer = new ResizeObserver(() => {
      setDoes(current.scrollHeight > current.clientHeight && current.querySelector(STOPS) === null)
    })
    observer.observe(current)
    return () => observer.disconnect()
  }, [body])
  return does
}
