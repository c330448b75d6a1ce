import { useId } from 'react'
import type { Limit, Limits } from '../../engine/kernel/errand-types.ts'
import { assertNever } from '../assert-never.ts'

interface LimitsProps {
  readonly limits: readonly Limit[]
  readonly set: Limits
  readonly onSet: (id: string, value: Limits[string]) => void
}

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

function Setting({ limit, value, labelledBy, onSet }: RowProps & { readonly labelledBy: string }) {
  switch (limit.kind) {
    case 'number': {
      const { min, max, step, unit } = limit
      const now = Number(value)
      return (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend, and its name stands beside it
        <span className="limit-stepper" role="group" aria-labelledby={labelledBy}>
          <button type="button" aria-label="Less" disabled={now - step < min} onClick={() => onSet(now - step)}>
            −
          </button>
          <output>{unit === 'percent' ? `${now}\u202f%` : now}</output>
          <button type="button" aria-label="More" disabled={now + step > max} onClick={() => onSet(now + step)}>
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
    case 'choice':
      return (
        <select className="field-in" aria-labelledby={labelledBy} value={String(value)} onChange={(event) => onSet(event.target.value)}>
          {limit.options.map((option) => (
            <option key={option.id} value={option.id}>
              {option.label}
            </option>
          ))}
        </select>
      )
    default:
      return assertNever(limit)
  }
}
