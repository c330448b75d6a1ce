import { z } from 'zod'
import { LONGEST_NOTE } from '../limits.ts'
import { WorkId } from './fields.ts'

export const PreferenceKey = z
  .string()
  .max(120)
  .regex(/^[a-z][a-zA-Z0-9.-]*$/)
export const PreferenceText = z.string().max(LONGEST_NOTE)

/** `null` deletes the key. */
export const KeepInput = z.strictObject({ key: PreferenceKey, text: PreferenceText.nullable() })

export const CancelInput = z.strictObject({ work: WorkId })
export const WorkInput = z.strictObject({ work: WorkId.exactOptional() })
