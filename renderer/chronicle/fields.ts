import type { Json, LogEntry, Seat } from '../../engine/kernel/types.ts'

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
    return this.#list(key).filter((each): each is string => typeof each === 'string')
  }

  numbers(key: string): readonly number[] {
    return this.#list(key).filter((each): each is number => typeof each === 'number')
  }

  record(key: string): Fields {
    return new Fields(this.#at(key))
  }

  records(key: string): readonly Fields[] {
    return this.#list(key).map((each) => new Fields(each))
  }

  /** The length of a list. */
  count(key: string): number {
    return this.#list(key).length
  }

  /** All its numbers together. */
  sum(): number {
    return Object.values(this.#record()).reduce<number>((sum, value) => sum + (typeof value === 'number' ? value : 0), 0)
  }

  /** Whose event it is; null where it is nobody's. */
  get seat(): Seat | null {
    return this.number('seat')
  }

  #at(key: string): Json | undefined {
    return this.#record()[key]
  }

  #list(key: string): readonly Json[] {
    const value = this.#at(key)
    return isList(value) ? value : []
  }

  #record(): { readonly [key: string]: Json | undefined } {
    const data = this.#data
    return typeof data === 'object' && data !== null && !isList(data) ? data : {}
  }
}

function isList(data: Json | undefined): data is readonly Json[] {
  return Array.isArray(data)
}

/** The seat of an event; null where it is nobody's. */
export function seatOf({ data }: Pick<LogEntry, 'data'>): Seat | null {
  return new Fields(data).seat
}

export function isOf(event: LogEntry, seat: Seat): boolean {
  return seatOf(event) === seat
}
