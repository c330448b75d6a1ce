import type { CounterView, Spot } from '../../../../engine/hero/view-types.ts'
import { EventFields, isList } from '../../../chronicle/event-fields.ts'
import { kindOf } from './names.ts'

/** An event of HERO. */
export class Fields extends EventFields {
  override record(key: string): Fields {
    return new Fields(this.at(key))
  }

  records(key: string): readonly Fields[] {
    const value = this.at(key)
    return isList(value) ? value.map((each) => new Fields(each)) : []
  }

  spot(key: string): Spot | null {
    return this.record(key).#spot()
  }

  spots(key: string): readonly Spot[] {
    return this.records(key).flatMap((each) => each.#spot() ?? [])
  }

  /** The length of a list. */
  count(key: string): number {
    const value = this.at(key)
    return isList(value) ? value.length : 0
  }

  /** All its numbers together. */
  sum(): number {
    return this.values().reduce<number>((sum, value) => sum + (typeof value === 'number' ? value : 0), 0)
  }

  kind(): CounterView['kind'] {
    return kindOf(this.text('kind'))
  }

  #spot(): Spot | null {
    const [row, col] = [this.number('row'), this.number('col')]
    return row === null || col === null ? null : { row, col }
  }
}
