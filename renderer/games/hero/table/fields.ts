import type { CounterView, Spot } from '../../../../engine/hero/view-types.ts'
import type { Json } from '../../../../engine/kernel/types.ts'
import { kindOf } from './names.ts'

/** An event's data, read field by field: it leaves the contract as open JSON. */
export class Fields {
  readonly #data: Json | undefined

  constructor(data: Json | undefined) {
    this.#data = data
  }

  text(key: string): string | null {
    const value = this.#at(key)
    return typeof value === 'string' ? value : null
  }

  number(key: string): number | null {
    const value = this.#at(key)
    return typeof value === 'number' ? value : null
  }

  flag(key: string): boolean {
    return this.#at(key) === true
  }

  record(key: string): Fields {
    return new Fields(this.#at(key))
  }

  records(key: string): readonly Fields[] {
    const value = this.#at(key)
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
    const value = this.#at(key)
    return isList(value) ? value.length : 0
  }

  /** All its numbers together. */
  sum(): number {
    const data = this.#data
    if (typeof data !== 'object' || data === null || isList(data)) return 0
    return Object.values(data).reduce<number>((sum, value) => sum + (typeof value === 'number' ? value : 0), 0)
  }

  kind(): CounterView['kind'] {
    return kindOf(this.text('kind'))
  }

  #spot(): Spot | null {
    const [row, col] = [this.number('row'), this.number('col')]
    return row === null || col === null ? null : { row, col }
  }

  #at(key: string): Json | undefined {
    const data = this.#data
    return typeof data === 'object' && data !== null && !isList(data) ? data[key] : undefined
  }
}

function isList(data: Json | undefined): data is readonly Json[] {
  return Array.isArray(data)
}
