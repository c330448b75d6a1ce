import type { Square } from '../../../../engine/domain/view-types.ts'
import type { Fields } from '../../../chronicle/fields.ts'

/** Where an event happens, as far as it says so. */
export function squareIn(event: Fields): Square | null {
  return event.text('square') ?? event.text('to')
}
