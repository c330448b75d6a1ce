import { useId } from 'react'
import { LONGEST_NAME } from '../../../electron/contract/index.ts'
import { useLineProblem } from '../../dialog/problem.tsx'

interface SeatsProps {
  /** Names of the players; empty for a single player. */
  readonly seats: readonly string[]
  readonly most: number
  readonly onChange: (seats: string[]) => void
}

/** One player, or several at the same screen, by name. */
export function Seats({ seats, most, onChange }: SeatsProps) {
  const id = useId()
  const count = Math.max(1, seats.length)
  const resize = (n: number) => onChange(n === 1 ? [] : Array.from({ length: n }, (_, i) => seats[i] ?? `Player ${i + 1}`))
  return (
    <div className="seats">
      <label htmlFor={id}>Players</label>
      <select id={id} value={count} onChange={(event) => resize(Number(event.target.value))}>
        {Array.from({ length: Math.max(most, count) }, (_, i) => i + 1).map((n) => (
          <option key={n} value={n}>
            {n === 1 ? 'one' : n}
          </option>
        ))}
      </select>
      {seats.map((name, i) => (
        <SeatName
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place at the table
          key={i}
          number={i + 1}
          name={name}
          onName={(next) => onChange(seats.map((other, n) => (n === i ? next : other)))}
        />
      ))}
    </div>
  )
}

interface SeatNameProps {
  readonly number: number
  readonly name: string
  readonly onName: (name: string) => void
}

function SeatName({ number, name, onName }: SeatNameProps) {
  const { field, why } = useLineProblem(name, { most: LONGEST_NAME, missing: 'Every player needs a name.' })
  return (
    <>
      <input
        {...field}
        className="field-in"
        aria-label={`Name of player ${number}`}
        value={name}
        autoComplete="off"
        onChange={(event) => onName(event.target.value)}
      />
      {why}
    </>
  )
}
