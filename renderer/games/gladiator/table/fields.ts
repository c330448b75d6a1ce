import type { Side } from '../../../../engine/gladiator/tables/table-types.ts'
import { EventFields } from '../../../chronicle/event-fields.ts'

/** An event of the arena. */
export class Fields extends EventFields {
  /** Whom it befalls. */
  get figure(): string | null {
    return this.text('figure') ?? this.text('whom')
  }

  /** Who did it: the one named as doing it, else the one whom it is about. */
  get doer(): string | null {
    return this.text('by') ?? this.text('figure')
  }

  side(key: string): Side | null {
    const value = this.text(key)
    return value === 'west' || value === 'east' ? value : null
  }
}

/** An event's data, read field by field. */
export function fieldsOf({ data }: { readonly data: ConstructorParameters<typeof EventFields>[0] }): Fields {
  return new Fields(data)
}
