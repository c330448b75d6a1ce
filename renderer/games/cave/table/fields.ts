import type { SpaceId } from '../../../../engine/cave/tables/table-types.ts'
import { EventFields } from '../../../chronicle/event-fields.ts'

export { isOf, seatOf } from '../../../chronicle/event-fields.ts'

/** An event of the Cave. */
export class Fields extends EventFields {
  /** Where it happens or leads, as far as it says so. */
  get space(): SpaceId | null {
    return this.texts('path').at(-1) ?? this.text('at') ?? this.text('to')
  }
}
