import { z } from 'zod'
import type { Json } from '../../../engine/kernel/types.ts'
import { CampaignId, CharacterId, GameId, Name, Note, Portrait, TemplateId, Undo, Variants, WorkId } from './fields.ts'
import { boundedJson, boundedObject } from './plain-json.ts'

export const CreateCampaignInput = z.strictObject({
  name: Name,
  game: GameId,
  variants: Variants.exactOptional(),
  undo: Undo.exactOptional(),
})
export const CampaignInput = z.strictObject({ campaign: CampaignId })
/** For what takes long with a long campaign. */
export const CampaignWorkInput = z.strictObject({ campaign: CampaignId, work: WorkId.exactOptional() })
/** `find`: looks for it where it has not been looked for yet, which takes a few seconds. */
export const LivedInput = z.strictObject({ character: CharacterId, find: z.boolean().exactOptional(), work: WorkId.exactOptional() })
export const CharacterInput = z.strictObject({ character: CharacterId })

/** A request for a newcomer. */
export interface RecruitWish {
  readonly campaign: string
  readonly kind: string
  readonly [field: string]: Json
}
/** The kind is one of the game's; the other fields are the game's own: `name`, `race`, `weapons`. */
export const RecruitInput: z.ZodType<RecruitWish, RecruitWish> = z
  .object({ campaign: CampaignId, kind: GameId })
  .catchall(boundedJson({ depth: 4, values: 200, text: 200 }))
  .refine((wish) => Object.keys(wish).length <= 20, 'too many')

const Word = z.string().min(1).max(40)
/** The whole list of spells to know: it completes a recruit, or replaces another list. */
export const SpellsInput = z.strictObject({ character: CharacterId, spells: z.array(Word).max(100) })

// Between games.

const Id = z.string().min(1).max(80)

/** Named jewels are spent whole, with change in gold; gold pays what they do not cover. */
export const AdvanceInput = z.strictObject({ character: CharacterId, increase: Id, jewels: z.array(Id).max(200).exactOptional() })

/** A field left out stays as it is. */
export const EquipInput = z.strictObject({
  character: CharacterId,
  /** The primary weapon first: ordinary ones by name, magic ones by item id; null leaves that place empty. The game says how many. */
  weapons: z.array(Id.nullable()).max(12).exactOptional(),
  /** Ids of everything worn. */
  worn: z.array(Id).max(500).exactOptional(),
})
export const GiveInput = z.strictObject({ character: CharacterId, item: Id, to: CharacterId })
export const RetireInput = z.strictObject({
  character: CharacterId,
  /** False calls him back. */
  retired: z.boolean().exactOptional(),
})

export const NoteInput = z.strictObject({
  character: CharacterId,
  note: Note.exactOptional(),
  portrait: Portrait.nullable().exactOptional(),
})

export const RenameInput = z.strictObject({ campaign: CampaignId, name: Name })
export const ArchiveInput = z.strictObject({
  campaign: CampaignId,
  /** False brings it back. */
  archived: z.boolean().exactOptional(),
})

// Sheets kept outside every game.

/** A sheet is kept under its own name unless another is given, and replaces any other of that name. */
export const SaveTemplateInput = z.strictObject({
  game: GameId,
  name: Name.exactOptional(),
  sheet: boundedObject({ depth: 6, values: 300, text: 200 }),
})
export const TemplatesInput = z.strictObject({ game: GameId })
export const TemplateInput = z.strictObject({ template: TemplateId })
