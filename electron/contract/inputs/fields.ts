import { z } from 'zod'
import { UNDO_MODES } from '../../../engine/kernel/types.ts'
import { LONGEST_NAME, LONGEST_NOTE } from '../limits.ts'

/** kebab-case, like every id that a game gives. */
export const GameId = z
  .string()
  .max(40)
  .regex(/^[a-z][a-z0-9-]*$/)
export const SessionId = z.string().min(1).max(80)
export const CampaignId = z.string().min(1).max(80)
export const CharacterId = z.string().min(1).max(80)

/** One line of visible characters. U+2028 and U+2029 end a line for many readers, though they aren't control characters. */
export const ONE_LINE = /^[^\p{C}\p{Zl}\p{Zp}]*$/u

/** A name given by a person: one line, not blank. */
export const Name = z.string().trim().min(1).max(LONGEST_NAME).regex(ONE_LINE)

/** What a game calls a question, an option or an errand of its own. */
export const AskedId = z.string().min(1).max(200)

export const Undo = z.enum(UNDO_MODES)
export const Variants: z.ZodType<readonly string[], readonly string[]> = z.array(GameId).max(20)

/** A character's portrait: one of the game's own, by the name of its symbol. */
export const Portrait = GameId

export const TemplateId = z.string().min(1).max(80)
export const UploadId = z.string().min(1).max(80)

/** The caller's own name for work that takes long: it comes with its progress (`work.progress`), and stops it (`work.cancel`). */
export const WorkId = z.string().min(1).max(80)

/** Lines of text. */
export const Note = z
  .string()
  .max(LONGEST_NOTE)
  .regex(/^[\P{C}\p{Cf}\n\t]*$/u)
