import { z } from 'zod'
import { CHARACTER_STATUSES, RAID_FATES, UNITS } from '../../engine/kernel/campaign-types.ts'
import type { Json } from '../../engine/kernel/types.ts'
import { CampaignId, CharacterId, GameId, Name, Undo, Variants, WorkId } from './fields.ts'
import { boundedJson } from './plain-json.ts'

const Text = z.string()
const Count = z.int().min(0)

const UnitWords = z.strictObject({ title: Text, one: Text, many: Text })

/** The features of a game's campaigns, with their names. */
export const CampaignInfo = z.strictObject({
  /** The kinds of characters, in the order they are offered. */
  kinds: z.array(z.strictObject({ id: Text, label: Text })),
  /** The most characters in one raid. */
  mostInParty: z.int().min(1),
  /** The units the ledger counts; missing units are never posted. */
  units: z.partialRecord(z.enum(UNITS), UnitWords),
  words: z.strictObject({
    raid: z.strictObject({ one: Text, many: Text }),
    status: z.record(z.enum(CHARACTER_STATUSES), Text),
    home: Text,
    away: Text,
    unavailable: z.record(z.enum(CHARACTER_STATUSES).exclude(['living']), Text),
    fate: z.record(z.enum(RAID_FATES), Text),
  }),
  /** The portraits a character can be given. */
  portraits: z.array(Text),
  /** The statuses with which a character can be brought into a raid. */
  mayBring: z.array(z.enum(CHARACTER_STATUSES)),
  /** Whether spells are chosen, increases bought, items worn and given away. */
  spells: z.boolean(),
  purchases: z.boolean(),
  equip: z.boolean(),
  give: z.boolean(),
})
export type CampaignInfo = z.infer<typeof CampaignInfo>

export const Campaign = z.strictObject({
  id: Text,
  name: Text,
  game: Text,
  variants: z.array(Text),
  undo: Undo,
  /** Archived: kept, but out of the way. */
  archived: z.boolean(),
  /** The number of its characters with each status. */
  roster: z.strictObject({ living: Count, dead: Count, lost: Count, retired: Count }),
  raids: z.strictObject({ open: Count, ended: Count, abandoned: Count }),
  /** Raids with an end that the game counts as a victory. */
  victories: Count,
  /** ISO times. played: the newest choice in any raid, null before the first. */
  createdAt: Text,
  playedAt: Text.nullable(),
})
export type Campaign = z.infer<typeof Campaign>

/** A jewel is spent by id. */
export const Jewel = z.strictObject({ id: Text, value: z.number() })
export type Jewel = z.infer<typeof Jewel>

/** Where and from what cause a character fell or was lost. */
export const Fell = z.strictObject({
  /** The raid, as a session and as a number in the campaign; null where not known (an imported record). */
  session: Text.nullable(),
  raid: z.int().min(1).nullable(),
  turn: z.int(),
  level: z.int(),
  cause: Text,
  by: Text.exactOptional(),
  /** A short line: the place, then the cause. */
  text: Text,
})
export type Fell = z.infer<typeof Fell>

/** A line of the roster. The balances come from the ledger. */
export const CharacterRow = z.strictObject({
  id: Text,
  campaign: Text,
  /** The game's own name for the character, unique in its campaign: `lord-dil`. */
  slug: Text,
  name: Text,
  race: Text,
  /** One of the game's kinds: see `CampaignInfo`. */
  kind: Text,
  status: z.enum(CHARACTER_STATUSES),
  experience: z.number(),
  gold: z.number(),
  /** The most valuable first. */
  jewels: z.array(Jewel),
  /** The number of raids the character came home from. */
  exits: z.int().min(0),
  /** The open raid the character is in. */
  session: Text.nullable(),
  /** Chosen by the player; null for the portrait of its kind. */
  portrait: Text.nullable(),
  /** The price of one point of an ability now, in experience and gold, and the number of points that can be paid for; null where nothing is bought. */
  price: z.strictObject({ experience: Count, gold: Count, affordable: Count }).nullable(),
  /** Null unless fallen or lost. */
  fell: Fell.nullable(),
  /** The character's raids, by number in the campaign, oldest first. */
  raids: z.array(z.strictObject({ raid: z.int().min(1), session: Text, fate: z.enum(RAID_FATES) })),
})
export type CharacterRow = z.infer<typeof CharacterRow>

/** A character's sheet: the game's own record. */
export const Sheet = z.strictObject({ id: Text, sheet: z.json() as z.ZodType<Json> })
export type Sheet = z.infer<typeof Sheet>

/** A part of a record under its heading; `was` is the number at the start, null where it has not changed. */
export const RecordSection = z.strictObject({
  id: Text,
  title: Text,
  lines: z.array(z.strictObject({ id: Text, label: Text, value: z.number().nullable(), was: z.number().nullable(), detail: Text })),
})

/** The full record; `sheet` is the game's own record of it. */
export const Character = CharacterRow.extend({
  sheet: z.json() as z.ZodType<Json>,
  /** The sheet as it was when the character joined; null where that was not kept. */
  origin: (z.json() as z.ZodType<Json>).nullable(),
  note: Text,
  createdAt: Text,
  /** The newest purchase while it can be taken back, which is until the next raid. */
  purchase: z.strictObject({ increase: Text, label: Text }).nullable(),
  deeds: z.array(z.strictObject({ text: Text, raid: z.int().min(1), session: Text })),
  /** What nearly killed the character, in raids told since this was noted down. */
  scars: z.array(z.strictObject({ text: Text, raid: z.int().min(1), session: Text })),
  /** The raids that this character won by its own score. */
  victories: Count,
  /** What all raids come to, by the tales told of them; none where the game adds nothing up. */
  career: z.array(RecordSection),
  /** The number of spells still to choose, for a character who came without all of them. */
  spellsToChoose: z.int().min(1).exactOptional(),
})
export type Character = z.infer<typeof Character>

export const CreateCampaignInput = z.strictObject({
  name: Name,
  game: GameId,
  variants: Variants.exactOptional(),
  undo: Undo.exactOptional(),
})
export const CampaignInput = z.strictObject({ campaign: CampaignId })
/** For what takes long with a long campaign. */
export const CampaignWorkInput = z.strictObject({ campaign: CampaignId, work: WorkId.exactOptional() })
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
