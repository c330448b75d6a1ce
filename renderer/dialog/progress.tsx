import type { ReactNode } from 'react'

interface ProgressProps {
  /** What is being done. */
  readonly children: ReactNode
  /** The part that is done, from 0 to 1. */
  readonly share: number
  readonly onStop: () => void
}

/** Something that takes long: how far it has come, and a way to stop it. */
export function Progress({ children, share, onStop }: ProgressProps) {
  return (
    <div className="progress-row">
      <label className="sending">
        {children}
        <progress value={share} max={1} />
      </label>
      <button type="button" className="btn" onClick={onStop}>
        Stop
      </button>
    </div>
  )
}
