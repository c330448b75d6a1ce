import type { ReactNode } from 'react'
import { EnterKey } from '../frame/key-plate.tsx'
import { SteadyButton } from './steady-button.tsx'

interface FootProps {
  readonly label: string
  readonly disabled: boolean
  /** Omitted in a form, where the button submits. */
  readonly onGo?: () => void
  readonly deadly?: boolean
  readonly children?: ReactNode
}

/** The foot of the card: the bright button, and what stands beside it. */
export function Foot({ label, disabled, onGo, deadly = false, children }: FootProps) {
  return (
    <div className="decide-foot">
      <SteadyButton
        type={onGo ? 'button' : 'submit'}
        className={deadly ? 'btn btn--go btn--deadly-go' : 'btn btn--go'}
        shut={disabled}
        aria-keyshortcuts="Enter"
        {...(onGo && { onClick: onGo })}
      >
        <span className="clip">{label}</span> <EnterKey />
      </SteadyButton>
      {children}
    </div>
  )
}
