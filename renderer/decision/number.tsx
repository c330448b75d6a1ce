import { useId, useState } from 'react'
import type { Decision } from '../../engine/kernel/types.ts'
import { Foot } from './foot.tsx'
import { SteadyButton } from './steady-button.tsx'

interface NumberFormProps {
  readonly decision: Decision
  readonly busy: boolean
  readonly onAnswer: (value: number) => void
}

/** A number within the decision's bounds. */
export function NumberForm({ decision, busy, onAnswer }: NumberFormProps) {
  const id = useId()
  const { min = 0, max = Number.MAX_SAFE_INTEGER, step = 1 } = decision
  const [value, setValue] = useState(typeof decision.suggestion === 'number' ? decision.suggestion : min)
  const legal = Number.isInteger((value - min) / step) && value >= min && value <= max
  const set = (next: number) => setValue(Math.min(max, Math.max(min, next)))
  return (
    <form
      className="form"
      onSubmit={(event) => {
        event.preventDefault()
        if (legal && !busy) onAnswer(value)
      }}
    >
      <div className="entry">
        <label className="lab" htmlFor={id}>
          {min} to {max}
        </label>
        <div className="stepper">
          <SteadyButton className="btn btn--icon" aria-label="Less" onClick={() => set(value - step)} shut={value <= min}>
            −
          </SteadyButton>
          <input
            id={id}
            className="field-in"
            type="number"
            min={min}
            max={max}
            step={step}
            value={Number.isNaN(value) ? '' : value}
            onChange={(event) => setValue(event.target.valueAsNumber)}
          />
          <SteadyButton className="btn btn--icon" aria-label="More" onClick={() => set(value + step)} shut={value >= max}>
            +
          </SteadyButton>
        </div>
      </div>
      <Foot label={Number.isNaN(value) ? 'Choose' : `Choose ${value}`} disabled={busy || !legal} />
    </form>
  )
}
