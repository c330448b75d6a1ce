import { useEffect, useRef } from 'react'
import { isFocusFree } from '../arrival.ts'
import { useKeys } from '../keys/keys.ts'
import { EnterKey } from './key-plate.tsx'

interface GreatButtonProps {
  readonly label: string
  readonly onGo: () => void
  readonly busy?: boolean
  /** Takes the focus whatever has it: something was pressed that means this button. Otherwise only where nothing else has it. */
  readonly takesFocus?: boolean
}

/** The one great button of a screen, which Enter presses. */
export function GreatButton({ label, onGo, busy = false, takesFocus = false }: GreatButtonProps) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (takesFocus || isFocusFree()) button.current?.focus({ preventScroll: true })
  }, [takesFocus])
  useKeys((event) => {
    if (event.key === 'Enter' && !busy) onGo()
  })
  return (
    <button ref={button} type="button" className="btn btn--go btn--big" disabled={busy} onClick={onGo} aria-keyshortcuts="Enter">
      {label} <EnterKey />
    </button>
  )
}
