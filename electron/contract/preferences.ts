import { z } from 'zod'
import { LONGEST_NOTE } from './home.ts'

// What the page keeps from one start to the next: display settings, explanations already given, drafts not yet sent.

/** How many keys there may be. */
export const MOST_PREFERENCES = 500

export const PreferenceKey = z
  .string()
  .max(120)
  .regex(/^[a-z][a-zA-Z0-9.-]*$/)
export const PreferenceText = z.string().max(LONGEST_NOTE)

export const Preferences = z.record(PreferenceKey, PreferenceText)

/** `null` deletes the key. */
export const KeepInput = z.strictObject({ key: PreferenceKey, text: PreferenceText.nullable() })
/** False where nothing can be written; the page goes on without. */
export const KeepAnswer = z.strictObject({ kept: z.boolean() })
