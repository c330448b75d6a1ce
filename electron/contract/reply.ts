import { z } from 'zod'
import { ERROR_CODES, type Refusal } from '../../engine/kernel/types.ts'

export const RefusalSchema: z.ZodType<Refusal> = z.strictObject({
  code: z.enum(ERROR_CODES),
  message: z.string(),
  detail: z.string().exactOptional(),
  rule: z.string().exactOptional(),
})

/** The reply to every call: a value, or why not. Errors are data, on every transport. */
export type Reply<T = unknown> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: Refusal }

export const ReplySchema: z.ZodType<Reply> = z.discriminatedUnion('ok', [
  z.strictObject({ ok: z.literal(true), value: z.unknown() }),
  z.strictObject({ ok: z.literal(false), error: RefusalSchema }),
])

/** A reply with a result. */
export function answered<T>(value: T): Reply<T> {
  return { ok: true, value }
}

/** A reply without one: why not. */
export function refused(error: Refusal): Reply<never> {
  return { ok: false, error }
}
