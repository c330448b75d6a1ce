import { useState } from 'react'
import { anyOf } from '../host/any-of.ts'
import { Die } from './die.tsx'

interface ThrowNameProps {
  readonly names: readonly string[]
  /** The name that stands there now, which is not rolled again. */
  readonly now: string
  readonly onName: (name: string) => void
  /** What is thrown for, if not a name. */
  readonly what?: string
}

/** A die beside a name or whatever else has one: each press throws for another. */
export function ThrowName({ names, now, onName, what = 'name' }: ThrowNameProps) {
  const [face, setFace] = useState(4)
  return (
    <button
      type="button"
      className="btn throw-name"
      aria-label={`Roll for another ${what}`}
      title={`Roll for another ${what}`}
      onClick={() => {
        setFace(anyOf([1, 2, 3, 4, 5, 6], face))
        onName(anyOf(names, now))
      }}
    >
      <Die face={face} size="small" />
    </button>
  )
}
