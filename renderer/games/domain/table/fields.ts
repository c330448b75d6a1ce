import type { Square } from '../../../../engine/domain/view-types.ts'
import { EventFields } from '../../../chronicle/event-fields.ts'

export { isOf, seatOf } from '../../../chronicle/event-fields.ts'

/** An event of DOMAIN. */
export class Fields extends EventFields {
  /** Where it happens, as far as it says so. */
  get square(): Square | null {
    return this.text('square') ?? this.text('to')
  }
}
