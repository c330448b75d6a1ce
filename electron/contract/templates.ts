import { z } from 'zod'
import type { Json } from '../../engine/kernel/types.ts'
import { GameId, Name, TemplateId } from './fields.ts'
import { boundedObject } from './plain-json.ts'

// Sheets kept outside every game, to begin games with.

/** The most that are kept for one game. */
export const MOST_TEMPLATES = 200

export const Template = z.strictObject({
  id: z.string(),
  game: z.string(),
  /** Unique in its game. */
  name: z.string(),
  /** The game's own sheet: what `game.start` takes in its options, and what an exported file holds. */
  sheet: z.json() as z.ZodType<Json>,
  /** ISO time. */
  savedAt: z.string(),
})
export type Template = z.infer<typeof Template>

/** A sheet is kept under its own name unless another is given, and replaces any other of that name. */
export const SaveTemplateInput = z.strictObject({
  game: GameId,
  name: Name.exactOptional(),
  sheet: boundedObject({ depth: 6, values: 300, text: 200 }),
})
export const TemplatesInput = z.strictObject({ game: GameId })
export const TemplateInput = z.strictObject({ template: TemplateId })
export const TemplateDeleted = z.strictObject({ template: z.string() })
