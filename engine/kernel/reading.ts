import type { SetupInput } from './game.ts'
import type { Json } from './types.ts'

// Reads JSON from outside: options, scenarios, sheets that a player kept.

/**
 * What has been found wrong so far. A reader notes a fault here and goes on with a harmless value,
 * so reading never throws; the caller looks at `wrong` at the end.
 */
export interface Reading {
  readonly wrong: string[]
}

export interface Fields {
  readonly [key: string]: Json | undefined
}

const QUOTED = 40

/** A value as a refusal shows it, cut short. */
export function quoted(value: Json | undefined): string {
  const whole = JSON.stringify(value) ?? 'nothing'
  return whole.length > QUOTED ? `${whole.slice(0, QUOTED)}...` : whole
}

/** Whether it is an object with fields: no list, and not null. */
export function isFields(value: Json | undefined): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** An object with no other fields than these; empty when left out. */
export function fields(r: Reading, at: string, value: Json | undefined, known: readonly string[]): Fields {
  if (value === undefined) return {}
  if (!isFields(value)) {
    r.wrong.push(`${at} must be an object, not ${quoted(value)}`)
    return {}
  }
  for (const key of Object.keys(value))
    if (!known.includes(key)) r.wrong.push(`${at} has no field ${quoted(key)}; it may have ${known.join(', ')}`)
  return value
}

/** A whole number from `least` to `most`. Left out, it is `or`; without an `or` it is required. */
export function wholeNumber(r: Reading, at: string, value: Json | undefined, least: number, most: number, or?: number): number {
  if (value === undefined && or !== undefined) return or
  if (typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most) return value
  r.wrong.push(`${at} must be a whole number from ${least} to ${most}, not ${quoted(value)}`)
  return or ?? least
}

/** One of these words; `or` when left out. */
export function word<T extends string>(r: Reading, at: string, value: Json | undefined, words: readonly T[], or?: T): T {
  if (value === undefined && or !== undefined) return or
  const found = words.find((each) => each === value)
  if (found !== undefined) return found
  r.wrong.push(`${at} must be one of ${words.join(', ')}, not ${quoted(value)}`)
  const [first] = words
  if (first === undefined) throw new Error('no words to choose from')
  return or ?? first
}

/** True or false; `or` where it is left out or wrong, which is then noted. */
export function flag(r: Reading, at: string, value: Json | undefined, or: boolean): boolean {
  if (value === undefined) return or
  if (typeof value === 'boolean') return value
  r.wrong.push(`${at} must be true or false, not ${quoted(value)}`)
  return or
}

/** A text of 1 to `most` characters, trimmed. */
export function text(r: Reading, at: string, value: Json | undefined, most: number): string {
  const trimmed = typeof value === 'string' ? value.trim() : ''
  if (trimmed.length >= 1 && trimmed.length <= most) return trimmed
  r.wrong.push(`${at} must be a text of 1 to ${most} characters, not ${quoted(value)}`)
  return '?'
}

/** A list of at most `most`, each read by `each`; empty when left out. */
export function list<T>(r: Reading, at: string, value: Json | undefined, most: number, each: (at: string, value: Json) => T): T[] {
  if (value === undefined) return []
  if (!isList(value)) {
    r.wrong.push(`${at} must be a list, not ${quoted(value)}`)
    return []
  }
  if (value.length > most) {
    r.wrong.push(`${at} may hold ${most} at most, not ${value.length}`)
    return []
  }
  return value.map((one, i) => each(`${at}[${i}]`, one))
}

/** The variants of a campaign, and those that the options of one game wish for. */
export function readVariants<T extends string>(r: Reading, given: readonly string[], wished: Json | undefined, known: readonly T[]): T[] {
  const all = [...given, ...list(r, 'options.variants', wished, known.length, (_at, one) => one)]
  return [...new Set(all.map((one) => word(r, 'a variant', one, known)))]
}

function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value)
}

/** An object that maps some of these words to whole numbers. */
export function counts<T extends string>(
  r: Reading,
  at: string,
  value: Json | undefined,
  words: readonly T[],
  most: number,
): Partial<Record<T, number>> {
  const read: Partial<Record<T, number>> = {}
  const given = fields(r, at, value, words)
  for (const each of words) if (given[each] !== undefined) read[each] = wholeNumber(r, `${at}.${each}`, given[each], 0, most)
  return read
}

interface Start<T extends string> {
  readonly seats: { readonly min: number; readonly max: number }
  readonly variants: readonly T[]
  /** The game's own options. */
  readonly options?: readonly string[]
}

/** The start of a game without campaigns: as many players as may sit down, and its options. What makes no sense is noted in `r`. */
export function readStart<T extends string>(
  { seats, options, variants: given, party }: SetupInput,
  { seats: { min, max }, variants, options: own = [] }: Start<T>,
): { readonly r: Reading; readonly options: Fields; readonly variants: readonly T[] } {
  const r: Reading = { wrong: [] }
  if (seats.length < min || seats.length > max) r.wrong.push(`${min === max ? min : `${min} to ${max}`} can play this, not ${seats.length}`)
  if (party !== undefined) r.wrong.push('this game has no campaigns')
  const wished = options === null ? {} : fields(r, 'options', options, [...own, 'variants'])
  return { r, options: wished, variants: readVariants(r, given, wished.variants, variants) }
}
