import { z } from 'zod'
import { UNITS } from '../../engine/kernel/campaign-types.ts'
import { Character } from './campaign.ts'
import { CampaignId, CharacterId, Name, Portrait } from './fields.ts'

// Between raids.

const Text = z.string()
const Count = z.int().min(0)
const Word = z.string().min(1).max(80)

/** One more point of something, and what it costs this character now. */
export const Price = z.strictObject({
  /** What `character.advance` takes: `wound-points`, `weapon-skill:sword`, `magic:red`. */
  increase: Text,
  label: Text,
  from: z.int(),
  to: z.int(),
  experience: Count,
  /** In gold marks, or jewels of that value. */
  gold: Count,
  /** The parts of the price in experience, which add up to it. */
  parts: z.array(z.strictObject({ label: Text, value: z.number() })),
  rule: Text,
  /** Whether it can be had now, possibly with jewels. */
  allowed: z.boolean(),
  /** What it would change in fights like those of late. */
  change: Text.exactOptional(),
  /** Of those that can be had, the one that would help most. */
  helpful: z.boolean().exactOptional(),
  /** Why not; or, where it is allowed, that gold alone does not cover it and jewels must be named. */
  why: Text.exactOptional(),
})
export type Price = z.infer<typeof Price>

/** Named jewels are spent whole, with change in gold; gold pays what they do not cover. */
export const AdvanceInput = z.strictObject({ character: CharacterId, increase: Word, jewels: z.array(Word).max(200).exactOptional() })

/** A field left out stays as it is. */
export const EquipInput = z.strictObject({
  character: CharacterId,
  /** The primary weapon first: ordinary ones by name, magic ones by item id; null leaves that place empty. The game says how many. */
  weapons: z.array(Word.nullable()).max(12).exactOptional(),
  /** Ids of everything worn. */
  worn: z.array(Word).max(500).exactOptional(),
})
export const GiveInput = z.strictObject({ character: CharacterId, item: Word, to: CharacterId })
/** Giver and taker afterwards. */
export const Given = z.strictObject({ from: Character, to: Character })

export const RetireInput = z.strictObject({
  character: CharacterId,
  /** False calls him back. */
  retired: z.boolean().exactOptional(),
})

export const LONGEST_NOTE = 4000
export const NoteInput = z.strictObject({
  character: CharacterId,
  note: z
    .string()
    .max(LONGEST_NOTE)
    .regex(/^[\P{C}\p{Cf}\n\t]*$/u)
    .exactOptional(),
  portrait: Portrait.nullable().exactOptional(),
})

/** One entry of a ledger, with the balances after it. */
export const LedgerRow = z.strictObject({
  /** From 1. */
  n: z.int().min(1),
  /** The raid it came from: session, number in the campaign, and input; null between raids. */
  session: Text.nullable(),
  raid: z.int().min(1).nullable(),
  input: Count.nullable(),
  turn: z.int().nullable(),
  unit: z.enum(UNITS),
  /** Signed: points, gold marks, a jewel's value, steps of an ability, pieces, exits. */
  amount: z.int(),
  /** The ability or item; empty for other units. */
  subject: Text,
  rule: Text,
  reason: Text,
  text: Text,
  /** The number of the entry that this one reverses. */
  reverses: z.int().nullable(),
  at: Text,
  experience: Count,
  gold: Count,
  /** The value of all jewels. */
  jewels: Count,
  exits: Count,
})
export type LedgerRow = z.infer<typeof LedgerRow>

export const RenameInput = z.strictObject({ campaign: CampaignId, name: Name })
export const ArchiveInput = z.strictObject({
  campaign: CampaignId,
  /** False brings it back. */
  archived: z.boolean().exactOptional(),
})
/** The backup made before something was destroyed; null where campaigns are kept in memory only. */
export const Deleted = z.strictObject({ campaign: Text, backup: Text.nullable() })

export const Verified = z.strictObject({
  campaign: Text,
  ok: z.boolean(),
  characters: Count,
  entries: Count,
  raids: Count,
  /** The sums of each ledger, computed from its entries alone. */
  balances: z.array(z.strictObject({ character: Text, name: Text, experience: z.int(), gold: z.int(), jewels: z.int(), exits: z.int() })),
  /** Every discrepancy. */
  differences: z.array(z.strictObject({ kind: Text, character: Text.nullable(), session: Text.nullable(), text: Text })),
})
export type Verified = z.infer<typeof Verified>
