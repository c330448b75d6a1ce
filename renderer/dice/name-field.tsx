import { useId } from 'react'
import { refusedName, useLineProblem } from '../dialog/problem.tsx'
import { ThrowName } from './throw-name.tsx'

interface NameFieldProps {
  readonly label: string
  readonly name: string
  /** The most letters. */
  readonly most: number
  /** Said of an empty field: `Give the campaign a name.` */
  readonly missing: string
  /** Names to throw for; none where there is nothing to propose. */
  readonly names?: readonly string[]
  /** What the host has refused: where it is about the name, it is told here. */
  readonly error: Error | null
  readonly onName: (name: string) => void
}

/** A name to write or throw for; what is wrong with it stands right below. */
export function NameField({ label, name, most, missing, names = [], error, onName }: NameFieldProps) {
  const id = useId()
  const { field, why } = useLineProblem(name, { most, missing, refused: refusedName(error) })
  return (
    <>
      <label className="lab" htmlFor={id}>
        {label}
      </label>
      <span className={names.length > 0 ? 'namer' : undefined}>
        <input
          {...field}
          id={id}
          className="field-in"
          value={name}
          autoComplete="off"
          onFocus={(event) => event.target.select()}
          onChange={(event) => onName(event.target.value)}
        />
        {names.length > 0 && <ThrowName names={names} now={name} onName={onName} />}
      </span>
      {why}
    </>
  )
}
