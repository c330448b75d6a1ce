import { z } from 'zod'
import { FATES as TALE_FATES } from '../../engine/kernel/tale-types.ts'
import type { Json } from '../../engine/kernel/types.ts'
import { CampaignId, CharacterId, GameId, Name, PORTRAITS, Undo, Variants } from './fields.ts'

const Text = z.string()
const Count = z.int().min(0)

export const Campaign = z.strictObject({
  id: Text,
  name: Text,
  game: Text,
  variants: z.array(Text),
  undo: Undo,
  /** Put away: still there, no longer in the way. */
  archived: z.boolean(),
  /** How many of its characters are what. */
  roster: z.strictObject({ living: Count, dead: Count, lost: Count, retired: Count }),
  raids: z.strictObject({ open: Count, ended: Count, abandoned: Count }),
  /** Raids that ended with the team's victory (17.0). */
  victories: Count,
  /** ISO times; played: the newest choice of any raid, null before the first. */
  createdAt: Text,
  playedAt: Text.nullable(),
})
export type Campaign = z.infer<typeof Campaign>

/** A jewel is spent by its id. */
export const Jewel = z.strictObject({ id: Text, value: z.number() })
export type Jewel = z.infer<typeof Jewel>

/** Where and of what somebody fell or was lost. */
export const Fell = z.strictObject({
  /** The raid, as its session and as its number in the campaign; null where it is not known (an imported record). */
  session: Text.nullable(),
  raid: z.int().min(1).nullable(),
  turn: z.int(),
  level: z.int(),
  cause: Text,
  by: Text.exactOptional(),
  /** One short line: the place, then the cause. */
  text: Text,
})
export type Fell = z.infer<typeof Fell>

/** What a raid was for one character. */
export const FATES = ['inside', ...TALE_FATES] as const

/** A line of the roster. The balances come from the ledger. */
export const CharacterRow = z.strictObject({
  id: Text,
  campaign: Text,
  /** The engine's name for the character, unique in its campaign: `lord-dil`. */
  slug: Text,
  name: Text,
  race: Text,
  kind: z.enum(['hero', 'initiate']),
  status: z.enum(['living', 'dead', 'lost', 'retired']),
  experience: z.number(),
  gold: z.number(),
  /** The dearest first. */
  jewels: z.array(Jewel),
  /** Raids come home from (17.0). */
  exits: z.int().min(0),
  /** The open raid the character is in. */
  session: Text.nullable(),
  /** Chosen by the player; null for the picture of its kind. */
  portrait: z.enum(PORTRAITS).nullable(),
  /** What one point of an ability costs now, in experience and gold (12.2, 17.5), and how many such points can be paid for. */
  price: z.strictObject({ experience: Count, gold: Count, affordable: Count }),
  /** Null for those who are not fallen or lost. */
  fell: Fell.nullable(),
  /** The raids gone on, by number in the campaign, oldest first. */
  raids: z.array(z.strictObject({ raid: z.int().min(1), session: Text, fate: z.enum(FATES) })),
})
export type CharacterRow = z.infer<typeof CharacterRow>

/** Somebody's sheet: the game's own record. */
export const Sheet = z.strictObject({ id: Text, sheet: z.json() as z.ZodType<Json> })
export type Sheet = z.infer<typeof Sheet>

/** The full record; `sheet` is the game's own record of it. */
export const Character = CharacterRow.extend({
  sheet: z.json() as z.ZodType<Json>,
  /** The sheet as it was when the character came; null where that was not kept. */
  origin: (z.json() as z.ZodType<Json>).nullable(),
  note: Text,
  createdAt: Text,
  /** The newest purchase, while it can be taken back: until the next raid. */
  purchase: z.strictObject({ increase: Text, label: Text }).nullable(),
  deeds: z.array(z.strictObject({ text: Text, raid: z.int().min(1), session: Text })),
  /** Raids in which this character won by its own score (17.0). */
  victories: Count,
  /** An initiate made without `spells`: how many are still to be chosen (4.4). */
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
export const CharacterInput = z.strictObject({ character: CharacterId })

const Word = z.string().min(1).max(40)
export const RecruitInput = z.discriminatedUnion('kind', [
  z.strictObject({ campaign: CampaignId, kind: z.literal('hero'), name: Name.exactOptional() }),
  z.strictObject({
    campaign: CampaignId,
    kind: z.literal('initiate'),
    name: Name,
    race: Word,
    weapons: z.array(Word).min(1).max(4),
    /** What the background experience goes into (4.1). */
    experience: Word,
    spells: z.array(Word).max(26).exactOptional(),
  }),
])

/** The whole list of spells to know: it completes a recruit, or takes the place of another list (4.1.B.6, 4.1.D). */
export const SpellsInput = z.strictObject({ character: CharacterId, spells: z.array(Word).max(26) })
