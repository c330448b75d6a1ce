import type { Json, LogEntry, Seat } from '../../engine/kernel/types.ts'

/** An event's data, read field by field: it leaves the contract as open JSON. */
export class EventFields {
  readonly #data: Json | undefined

  constructor(data: Json | undefined) {
    this.#data = data
  }

  text(key: string): string | null {
    const value = this.at(key)
    return typeof value === 'string' ? value : null
  }

  number(key: string): number | null {
    const value = this.at(key)
    return typeof value === 'number' ? value : null
  }

  flag(key: string): boolean {
    return this.at(key) === true
  }

  /** Null where it is not said. */
  bool(key: string): boolean | null {
    const value = this.at(key)
    return typeof value === 'boolean' ? value : null
  }

  texts(key: string): readonly string[] {
    const value = this.at(key)
    return isList(value) ? value.filter((each) => typeof each === 'string') : []
  }

  numbers(key: string): readonly number[] {
    const value = this.at(key)
    return isList(value) ? value.filter((each) => typeof each === 'number') : []
  }

  /** All its fields that are numbers. */
  numbersByName(): Readonly<Record<string, number>> {
    return Object.fromEntries(Object.entries(this.#object()).filter((entry): entry is [string, number] => typeof entry[1] === 'number'))
  }

  record(key: string): EventFields {
    return new EventFields(this.at(key))
  }

  /** Whose event it is; null where it is nobody's. */
  get seat(): Seat | null {
    return this.number('seat')
  }

  /** The value of a field; undefined where there is none. */
  protected at(key: string): Json | undefined {
    return this.#object()[key]
  }

  protected values(): readonly (Json | undefined)[] {
    return Object.values(this.#object())
  }

  #object(): { readonly [key: string]: Json | undefined } {
    const data = this.#data
    return typeof data === 'object' && data !== null && !isList(data) ? data : {}
  }
}

export function isList(data: Json | undefined): data is readonly Json[] {
  return Array.isArray(data)
}

/** The seat of an event; null where it is nobody's. */
export function seatOf({ data }: Pick<LogEntry, 'data'>): Seat | null {
  return new EventFields(data).seat
}

export function isOf(event: Pick<LogEntry, 'data'>, seat: Seat): boolean {
  return seatOf(event) === seat
}
