import type { ComponentProps } from 'react'

interface SteadyButtonProps extends ComponentProps<'button'> {
  /** A press does nothing now. */
  readonly shut: boolean
}

/** A button that keeps the focus while it is shut: one that is disabled loses it, and a screen reader falls silent. */
export function SteadyButton({ shut, type = 'button', onClick, ...button }: SteadyButtonProps) {
  return <button {...button} type={type} aria-disabled={shut} onClick={(event) => (shut ? event.preventDefault() : onClick?.(event))} />
}
