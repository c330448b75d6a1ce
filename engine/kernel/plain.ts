import type { Json } from './types.ts'

/** A copy for sending: undefined fields are left out, and nothing is shared with the original. Plain data only. */
export function plain(value: unknown): Json {
  return JSON.parse(JSON.stringify(value))
}
