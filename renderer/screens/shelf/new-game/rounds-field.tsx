import type { ReactNode } from 'react'
import { Choices } from '../../../dialog/choices.tsx'

interface RoundsFieldProps {
  readonly rounds: number
  readonly onChange: (rounds: number) => void
  /** Those to choose among; any other number can be written. */
  readonly usual: readonly number[]
  /** How a game of so many ends, as an option. */
  readonly ends: (rounds: number) => string
  /** What is written before another number is chosen. */
  readonly other: number
  readonly fewest: number
  readonly most: number
  /** What the last round decides. */
  readonly children: ReactNode
}

/** Until when a game is played. */
export function RoundsField({ rounds, onChange, usual, ends, other, fewest, most, children }: RoundsFieldProps) {
  const isUsual = usual.includes(rounds)
  return (
    <Choices legend="The last round">
      <label className="rounds-field">
        <span>The game ends</span>
        <select
          value={isUsual ? rounds : 'other'}
          onChange={({ target }) => onChange(target.value === 'other' ? other : Number(target.value))}
        >
          {usual.map((each) => (
            <option key={each} value={each}>
              {ends(each)}
            </option>
          ))}
          <option value="other">after another number of rounds</option>
        </select>
      </label>
      {!isUsual && (
        <label className="rounds-field">
          <span>Rounds</span>
          <input
            className="field-in"
            type="number"
            min={fewest}
            max={most}
            value={rounds}
            onChange={({ target }) => onChange(Math.max(1, Math.min(most, Math.round(Number(target.value) || 1))))}
          />
        </label>
      )}
      <p className="small muted">{children}</p>
    </Choices>
  )
}
