import type { Refusal } from '../../engine/kernel/types.ts'

/** The reply to every call: a value, or why not. Errors are data, on every transport. */
export type Reply<T = unknown> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: Refusal }

/** A reply with a result. */
export function answered<T>(value: T): Reply<T> {
  return { ok: true, value }
}

/** A reply without one: why not. */
export function refused(error: Refusal): Reply<never> {
  return { ok: false, error }
}
