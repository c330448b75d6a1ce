import { z } from 'zod'
import { Note, SessionId, WorkId } from './fields.ts'

const Input = z.int().min(0).max(999_999)

export const MomentsInput = z.strictObject({ session: SessionId })

/** A note and a flag on an input, in place of those before; what is left out stays as it was. */
export const KeepMomentInput = z.strictObject({
  session: SessionId,
  input: Input,
  text: Note.exactOptional(),
  flag: z.boolean().exactOptional(),
})

/** `option`: one of the puzzle's. */
export const TryPuzzleInput = z.strictObject({
  session: SessionId,
  input: Input,
  option: z.string().min(1).max(200),
  work: WorkId.exactOptional(),
})

export const DropMomentInput = z.strictObject({ session: SessionId, input: Input })
