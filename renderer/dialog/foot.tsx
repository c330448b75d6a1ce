import type { ReactNode } from 'react'
import { isSafe } from './dialog.tsx'

export interface OkCancelProps {
  /** What confirming does. */
  readonly ok: ReactNode
  readonly cancel: ReactNode
  readonly onCancel: () => void
  /** It cannot be confirmed yet, or is in progress. */
  readonly disabled?: boolean
  /** The id of the form in the dialog that the button submits; without a form, `onOk`. */
  readonly form?: string
  readonly onOk?: () => void
  /** The form is filled in as it most likely should be: the bright button has the focus first all the same. */
  readonly filled?: boolean
  /**
   * For what cannot be undone: the colour of the button says so, Cancel is the bright button, and the focus starts there. `quiet` is for what can be undone but should not happen by accident.
   */
  readonly danger?: 'deadly' | 'quiet'
}

/**
 * The foot of a dialog that asks. Order and danger are defined here once: Cancel is at the left and the action at the right; a dangerous action swaps the two, so that the bright button at the right is always the safe one. Without a form to fill in, the bright button has the focus first.
 */
export function OkCancel({ ok, cancel, onCancel, disabled = false, form, onOk, filled = false, danger }: OkCancelProps) {
  const confirm = (look: string, first = false) => (
    <button
      ref={first ? isSafe : undefined}
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
      {confirm('btn btn--go', form === undefined || filled)}
    </>
  )
}
