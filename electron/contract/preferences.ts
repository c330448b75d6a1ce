import { z } from 'zod'
import { LONGEST_NOTE } from './home.ts'

// What the page keeps of itself from start to start: how it is shown, what has been explained, what was typed and not sent.

/** How many things are kept. */
export const MOST_KEEPSAKES = 500

const Key = z
  .string()
  .max(120)
  .regex(/^[a-z][a-zA-Z0-9.-]*$/)
const Text = z.string().max(LONGEST_NOTE)

export const Preferences = z.record(Key, Text)

/** `null` throws it away. */
export const KeepInput = z.strictObject({ key: Key, text: Text.nullable() })
/** False where nothing can be written; whoever asked goes on without. */
export const KeepAnswer = z.strictObject({ kept: z.boolean() })
