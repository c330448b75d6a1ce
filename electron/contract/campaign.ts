import { z } from 'zod'
import type { Json } from '../../engine/kernel/types.ts'
import { CampaignId, CharacterId, GameId, Name, Undo, Variants } from './fields.ts'

const Text = z.string()

export const Campaign = z.strictObject({
  id: Text,
  name: Text,
  game: Text,
  variants: z.array(Text),
  undo: Undo,
  /** ISO time. */
  createdAt: Text,
})
export type Campaign = z.infer<typeof Campaign>

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
  /** Values in gold marks, one for each jewel. */
  jewels: z.array(z.number()),
  /** Raids come home from (17.0). */
  exits: z.int().min(0),
  /** The open raid the character is in. */
  session: Text.nullable(),
})
export type CharacterRow = z.infer<typeof CharacterRow>

/** The full record; `sheet` is the game's own record of it. */
export const Character = CharacterRow.extend({
  sheet: z.json() as z.ZodType<Json>,
  createdAt: Text,
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
