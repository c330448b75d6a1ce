import type { ReactNode } from 'react'
import { isSafe } from './dialog.tsx'

interface OkCancelProps {
  /** What is done when it is confirmed. */
  readonly ok: ReactNode
  readonly cancel: ReactNode
  readonly onCancel: () => void
  /** While it cannot be confirmed, or is being done. */
  readonly disabled?: boolean
  /** The id of the form in the dialog that the button sends; or `onOk`, where there is none. */
  readonly form?: string
  readonly onOk?: () => void
  /**
   * What cannot be had back: the button says so by its colour, the way back is the bright one, and the focus begins there.
   * `quiet` is for what can be undone, but not by accident.
   */
  readonly danger?: 'deadly' | 'quiet'
}

/**
 * The foot of a dialog that asks. Order and danger are written down here once: the way back stands at the left and what the dialog
 * is for at the right; where that is dangerous the two change places, so that the bright button at the right is always the
 * one to press without thinking.
 */
export function OkCancel({ ok, cancel, onCancel, disabled = false, form, onOk, danger }: OkCancelProps) {
  const confirm = (look: string) => (
    <button
      type={form === undefined ? 'button' : 'submit'}
      form={form}
      className={look}
      disabled={disabled}
      onClick={form === undefined ? onOk : undefined}
    >
      {ok}
    </button>
  )
  if (danger !== undefined) {
    return (
      <>
        {confirm(danger === 'deadly' ? 'btn btn--deadly' : 'btn')}
        <button type="button" className="btn btn--go" onClick={onCancel} ref={isSafe}>
          {cancel}
        </button>
      </>
    )
  }
  return (
    <>
      <button type="button" className="btn" onClick={onCancel}>
        {cancel}
      </button>
      {confirm('btn btn--go')}
    </>
  )
}
