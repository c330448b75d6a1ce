import { FATES } from './tale-types.ts'

// What every campaign's books are made of: lists that the database, the contract and the rules share.

export const CHARACTER_STATUSES = ['living', 'dead', 'lost', 'retired'] as const
export type CharacterStatus = (typeof CHARACTER_STATUSES)[number]

/** What one game of a campaign is or was for one character. */
export const RAID_FATES = ['inside', ...FATES] as const
export type RaidFate = (typeof RAID_FATES)[number]

/** What a ledger counts. A game may leave some of them unused: see `CampaignRules.units`. */
export const UNITS = ['experience', 'gold', 'jewel', 'ability', 'item', 'exit'] as const
export type Unit = (typeof UNITS)[number]

/** What a unit of the ledger is called: `Gold Marks` at the head of a column, `1 gold mark`, `2 gold marks`. */
export interface UnitWords {
  readonly title: string
  readonly one: string
  readonly many: string
}

/** What a game's campaigns are called, and what may become of their characters. */
export interface CampaignWords {
  /** One game of a campaign, as a noun within a sentence: `raid`, `raids`. */
  readonly raid: { readonly one: string; readonly many: string }
  /** A character's standing, in lower case: `fallen`, `lost in the Citadel`. */
  readonly status: { readonly [S in CharacterStatus]: string }
  /** The standing of a living character between games, and in an open one: `ready`, `in a raid`. */
  readonly home: string
  readonly away: string
  /** Why somebody cannot be played or changed; a name goes before it: `has fallen`. */
  readonly unavailable: { readonly [S in Exclude<CharacterStatus, 'living'>]: string }
  /** What a game was for a character: `came home`, `the raid was given up`. */
  readonly fate: { readonly [F in RaidFate]: string }
}
