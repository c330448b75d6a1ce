import type { Square } from '../../../../engine/domain/view-types.ts'
import type { Json, LogEntry, Seat } from '../../../../engine/kernel/types.ts'

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

  /** Null where it is not said. */
  bool(key: string): boolean | null {
    const value = this.#at(key)
    return typeof value === 'boolean' ? value : null
  }

  texts(key: string): readonly string[] {
    const value = this.#at(key)
    return Array.isArray(value) ? value.filter((each): each is string => typeof each === 'string') : []
  }

  numbers(key: string): readonly number[] {
    const value = this.#at(key)
    return Array.isArray(value) ? value.filter((each): each is number => typeof each === 'number') : []
  }

  record(key: string): Fields {
    return new Fields(this.#at(key))
  }

  /** Whose event it is; null where it is nobody's. */
  get seat(): Seat | null {
    return this.number('seat')
  }

  /** Where it happens, as far as it says so. */
  get square(): Square | null {
    return this.text('square') ?? this.text('to')
  }

  #at(key: string): Json | undefined {
    const data = this.#data
    if (typeof data !== 'object' || data === null || Array.isArray(data)) return
    return (data as { readonly [key: string]: Json })[key]
  }
}

/** The seat of an event; null where it is nobody's. */
export function seatOf({ data }: Pick<LogEntry, 'data'>): Seat | null {
  return new Fields(data).seat
}

export function isOf(event: LogEntry, seat: Seat): boolean {
  return seatOf(event) === seat
}
