import type { CounterView, Spot } from '../../../../engine/hero/view-types.ts'
import type { Fields } from '../../../chronicle/fields.ts'
import { kindOf } from './names.ts'

// What only HERO's events have.

export function spotIn(event: Fields, key: string): Spot | null {
  return asSpot(event.record(key))
}

export function spotsIn(event: Fields, key: string): readonly Spot[] {
  return event.records(key).flatMap((each) => asSpot(each) ?? [])
}

/** The kind of a counter; null where it is not known. */
export function kindIn(event: Fields): CounterView['kind'] {
  return kindOf(event.text('kind'))
}

function asSpot(fields: Fields): Spot | null {
  const [row, col] = [fields.number('row'), fields.number('col')]
  return row === null || col === null ? null : { row, col }
}
