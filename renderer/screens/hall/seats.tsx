import { useId } from 'react'

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
        <input
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place at the table
          key={i}
          className="field-in"
          aria-label={`Name of player ${i + 1}`}
          value={name}
          maxLength={40}
          onChange={(event) => onChange(seats.map((other, n) => (n === i ? event.target.value : other)))}
        />
      ))}
    </div>
  )
}
