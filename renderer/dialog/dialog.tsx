import { type ReactNode, useEffect, useId, useRef } from 'react'

interface DialogProps {
  readonly title: string
  readonly onClose: () => void
  readonly children: ReactNode
  /** The buttons at the foot; where one is dangerous, the safe one carries `ref={isSafe}`. */
  readonly foot?: ReactNode | undefined
  readonly wide?: boolean
}

/** The answer that a dialog begins at. React's own `autoFocus` comes before the dialog is shown, and is lost. */
export function isSafe(button: HTMLButtonElement | null): void {
  button?.setAttribute('autofocus', '')
}

/** A card laid over the table. The browser keeps the focus inside, and Escape closes it. */
export function Dialog({ title, onClose, children, foot, wide = false }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const heading = useId()
  useEffect(() => {
    const dialog = ref.current
    if (dialog && !dialog.open) dialog.showModal()
    return () => dialog?.close()
  }, [])
  return (
    <dialog
      ref={ref}
      className={wide ? 'card dialog dialog--wide' : 'card dialog'}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onKeyDown={(event) => event.stopPropagation()}
      onClick={(event) => {
        // A press beside the card is a press on the backdrop.
        if (event.target === ref.current) onClose()
      }}
    >
      <div className="dialog-in">
        <h2 id={heading}>{title}</h2>
        <div className="dialog-body">{children}</div>
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
