import { z } from 'zod'
import type { NewInput, NewMark } from '../../../db/choices.ts'
import type { StoredInput, StoredMark } from '../../../db/sessions.ts'
import { newStep, type Positions, type Step } from '../../../engine/kernel/play.ts'
import type { Playing, SavedMark } from '../../../engine/kernel/playable.ts'
import type { KeptRoll } from '../../../engine/kernel/types.ts'

// Inputs and marks, as they go into the record and come out of it.

export const PositionsRead = z.tuple([z.number(), z.number(), z.number(), z.number()]) satisfies z.ZodType<Positions>
/** What is kept with an input beside its answer and its chance. */
const Notes = z.object({ rolls: z.custom<readonly KeptRoll[]>(Array.isArray), barred: z.boolean(), bot: z.literal(true).exactOptional() })
type Notes = z.infer<typeof Notes>

/** The newest input. */
export function inputOf({ inputs, last: { answer, bot, dice, draws, rolls, barred } }: Playing): NewInput {
  return { n: inputs, answer, dice, draws, notes: { rolls, barred, ...(bot ? { bot } : {}) } satisfies Notes }
}

export function stepOf({ answer, dice, draws, events, notes }: Pick<StoredInput, 'answer' | 'dice' | 'draws' | 'events' | 'notes'>): Step {
  return { ...newStep(answer), dice, draws, events, ...Notes.parse(notes) }
}

export function markOf({ input, diceUsed, drawsUsed, eventsUsed, linesUsed, at, fingerprint, text }: SavedMark): NewMark {
  return { input, diceUsed, drawsUsed, eventsTold: eventsUsed, linesPosted: linesUsed, streams: at, fingerprint, state: text }
}

export function savedOf({ input, diceUsed, drawsUsed, eventsTold, linesPosted, streams, fingerprint, state }: StoredMark): SavedMark[] {
  if (state === null) return []
  const at = PositionsRead.parse(streams)
  return [{ input, diceUsed, drawsUsed, eventsUsed: eventsTold, linesUsed: linesPosted, at, fingerprint, text: state }]
}
