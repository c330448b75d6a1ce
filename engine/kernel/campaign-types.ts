import { FATES } from './tale-types.ts'

// What a campaign's books are made of: the closed lists that the database, the contract and the rules share.

export const CHARACTER_STATUSES = ['living', 'dead', 'lost', 'retired'] as const
export type CharacterStatus = (typeof CHARACTER_STATUSES)[number]

/** How one game of a campaign stands for one character, or ended. */
export const GAME_FATES = ['inside', ...FATES] as const
export type GameFate = (typeof GAME_FATES)[number]

/** What a ledger counts. A game may leave some units unused: see `CampaignRules.units`. */
export const UNITS = ['experience', 'gold', 'jewel', 'ability', 'item', 'exit'] as const
export type Unit = (typeof UNITS)[number]

/** The names of a ledger unit: `Gold Marks` at the head of a column, `1 gold mark`, `2 gold marks`. */
export interface UnitWords {
  readonly title: string
  /** Heads a narrow column; left out where the title fits. */
  readonly short?: string
  readonly one: string
  readonly many: string
}

/** The words of a game's campaigns and of what becomes of their characters. */
export interface CampaignWords {
  /** One game of a campaign, as a noun within a sentence: `raid`, `raids`. */
  readonly raid: { readonly one: string; readonly many: string }
  /** A character's standing, in lower case: `fallen`, `lost in the Citadel`. */
  readonly status: { readonly [S in CharacterStatus]: string }
  /** The standing of a living character between games, and in an open one: `ready`, `in a fight`. */
  readonly home: string
  readonly away: string
  /** Why a character cannot be played or changed, to follow a name: `has fallen`. */
  readonly unavailable: { readonly [S in Exclude<CharacterStatus, 'living'>]: string }
  /** How a game ended for a character, to follow a name: `came home`, `called back`. */
  readonly fate: { readonly [F in GameFate]: string }
}

/** A change in what a character has or is, for the campaign's ledger. */
export interface LedgerLine {
  /** Its slug. */
  readonly character: string
  readonly unit: Unit
  /** Signed. For a jewel, its value. */
  readonly amount: number
  readonly rule: string
  /** Short machine name of the reason: `treasure`, `bribe`, `fallen`. */
  readonly reason: string
  /** The ability or item. */
  readonly subject?: string
  readonly turn?: number
}
