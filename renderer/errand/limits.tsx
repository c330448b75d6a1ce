import { useId } from 'react'
import type { Limit, Limits } from '../../engine/kernel/errand-types.ts'
import { say } from '../aloud.ts'
import { assertNever } from '../assert-never.ts'

interface LimitsProps {
  readonly limits: readonly Limit[]
  readonly set: Limits
  readonly onSet: (id: string, value: Limits[string]) => void
}

/** Steps of a range that would take too many presses one by one, and how many a press then takes. */
const WIDE = 40
const LARGE = 5

/** What is set before an errand begins. */
export function LimitList({ limits, set, onSet }: LimitsProps) {
  return (
    <ul className="limits">
      {limits.map((limit) => (
        <Row key={limit.id} limit={limit} value={set[limit.id] ?? limit.suggested} onSet={(value) => onSet(limit.id, value)} />
      ))}
    </ul>
  )
}

interface RowProps {
  readonly limit: Limit
  readonly value: Limits[string]
  readonly onSet: (value: Limits[string]) => void
}

function Row({ limit, value, onSet }: RowProps) {
  const id = useId()
  if (limit.kind === 'choice') return <Choice limit={limit} value={value} onSet={onSet} />
  return (
    <li>
      <span>
        <b id={id}>{limit.label}</b>
        {limit.detail && <small>{limit.detail}</small>}
      </span>
      <Setting limit={limit} value={value} labelledBy={id} onSet={onSet} />
    </li>
  )
}

interface ChoiceProps extends Omit<RowProps, 'limit'> {
  readonly limit: Extract<Limit, { kind: 'choice' }>
}

/** One of several, each with what it means: 1 to 9 choose as well. */
function Choice({ limit: { label, options }, value, onSet }: ChoiceProps) {
  return (
    <li className="limit-choice">
      <div className="opts" role="listbox" aria-label={label}>
        {options.map((option, i) => (
          <button
            key={option.id}
            type="button"
            role="option"
            aria-selected={option.id === value}
            className={option.id === value ? 'opt is-on' : 'opt'}
            onClick={() => onSet(option.id)}
          >
            <span className="kbd" aria-hidden="true">
              {i + 1}
            </span>
            <span>
              <span className="opt-label">{option.label}</span>
              {option.detail && <span className="opt-detail">{option.detail}</span>}
            </span>
          </button>
        ))}
      </div>
    </li>
  )
}

function Setting({
  limit,
  value,
  labelledBy,
  onSet,
}: Omit<RowProps, 'limit'> & { readonly limit: Exclude<Limit, { kind: 'choice' }>; readonly labelledBy: string }) {
  switch (limit.kind) {
    case 'number': {
      const { min, max, step, unit } = limit
      const now = Number(value)
      // In a wide range a press takes a large step, to the next round number.
      const jump = max - min > WIDE ? LARGE * step : step
      const less = Math.max(min, min + Math.ceil((now - min) / jump - 1) * jump)
      const more = Math.min(max, min + Math.floor((now - min) / jump + 1) * jump)
      const inWords = (figure: number) => (unit === 'percent' ? `${figure}%` : `${figure}`)
      const set = (figure: number) => {
        onSet(figure)
        say(`${limit.label}: ${inWords(figure)}.`)
      }
      return (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend, and its name stands beside it
        <span className="limit-stepper" role="group" aria-labelledby={labelledBy}>
          {/* Not disabled at a bound: it would lose the focus of a player counting down to it. */}
          <button type="button" aria-label="Less" aria-disabled={now <= min} onClick={() => set(less)}>
            −
          </button>
          <b>{inWords(now)}</b>
          <button type="button" aria-label="More" aria-disabled={now >= max} onClick={() => set(more)}>
            +
          </button>
        </span>
      )
    }
    case 'flag':
      return (
        <button
          type="button"
          className="limit-flag"
          id={`${labelledBy}-set`}
          aria-labelledby={`${labelledBy} ${labelledBy}-set`}
          aria-pressed={value === true}
          onClick={() => onSet(value !== true)}
        >
          {value === true ? 'Yes' : 'No'}
        </button>
      )
    default:
      return assertNever(limit)
  }
}
