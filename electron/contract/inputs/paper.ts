import { z } from 'zod'
import { CHARACTER_STATUSES } from '../../../engine/kernel/campaign-types.ts'
import { MOST_ON_PAPER } from '../limits.ts'
import { CampaignId, GameId, Note, SessionId } from './fields.ts'
import { boundedObject } from './plain-json.ts'
import { MOST_MONEY } from './record.ts'

const MOST_PEOPLE = 200

const OnPaper = z.strictObject({
  /** By the fields of the form; what is left out is as it was at the start. */
  filled: boundedObject({ depth: 4, values: 400, text: 200 }),
  status: z.enum(CHARACTER_STATUSES).default('living'),
  experience: z.int().min(0).max(MOST_MONEY).default(0),
  gold: z.int().min(0).max(MOST_MONEY).default(0),
  jewels: z.array(z.int().min(1).max(MOST_MONEY)).max(500).default([]),
  /** How many games the character came home from. */
  exits: z.int().min(0).max(9999).default(0),
  note: Note.default(''),
})

export const PaperInput = z.strictObject({ campaign: CampaignId, people: z.array(OnPaper).min(1).max(MOST_PEOPLE) })
/** `games`: how many the campaign has had on paper, if that is to change. Its games here are numbered after them. */
export const EnterPaperInput = PaperInput.extend({ games: z.int().min(0).max(MOST_ON_PAPER).exactOptional() })

/** Sheets to play with at a table. */
export const PrintPaperInput = z.discriminatedUnion('of', [
  z.strictObject({ of: z.literal('blank'), campaign: CampaignId }),
  z.strictObject({ of: z.literal('charts'), game: GameId }),
  /** The board after that many choices; its latest position where it is left out. */
  z.strictObject({ of: z.literal('board'), session: SessionId, input: z.int().min(0).max(999_999).exactOptional() }),
])
