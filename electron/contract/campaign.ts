import type { CampaignWords, CharacterStatus, GameFate, Unit, UnitWords } from '../../engine/kernel/campaign-types.ts'
import type { Fell as FellInGame } from '../../engine/kernel/tale-types.ts'
import type { Json, Part, UndoMode } from '../../engine/kernel/types.ts'

/** The features of a game's campaigns, with their names. */
export interface CampaignInfo {
  /** The kinds of characters, in the order they are offered. */
  readonly kinds: readonly { readonly id: string; readonly label: string }[]
  /** The most characters in one game. */
  readonly mostInParty: number
  /** The units the ledger counts; missing units are never posted. */
  readonly units: { readonly [U in Unit]?: UnitWords }
  readonly words: CampaignWords
  /** The portraits a character can be given. */
  readonly portraits: readonly string[]
  /** The statuses with which a character can be brought into a game. */
  readonly mayBring: readonly CharacterStatus[]
  /** Whether spells are chosen, increases bought, items worn and given away. */
  readonly spells: boolean
  readonly purchases: boolean
  readonly equip: boolean
  readonly give: boolean
  /** Whether characters who began on paper can be brought in (`paper.form`). */
  readonly paper: boolean
}

export interface Campaign {
  readonly id: string
  readonly name: string
  readonly game: string
  readonly variants: readonly string[]
  readonly undo: UndoMode
  /** Archived: kept, but out of the way. */
  readonly archived: boolean
  /** The number of its characters with each status. */
  readonly roster: { readonly [S in CharacterStatus]: number }
  readonly raids: { readonly open: number; readonly ended: number; readonly abandoned: number }
  /** How many games it had on paper: the first one here is numbered after them. */
  readonly gamesBefore: number
  /** Games with an end that the game counts as a victory. */
  readonly victories: number
  /** ISO times. played: the newest choice in any game, null before the first. */
  readonly createdAt: string
  readonly playedAt: string | null
  /** The next game may go on from what the newest left behind, as its maze, or always does; left out where nothing is left. */
  readonly legacy?: 'offered' | 'kept'
}

/** A jewel is spent by id. */
export interface Jewel {
  readonly id: string
  readonly value: number
}

/** Where and from what cause a character fell or was lost. */
export interface Fell extends FellInGame {
  /** The game, as a session and as a number in the campaign; null where not known (an imported record). */
  readonly session: string | null
  readonly raid: number | null
}

/** A line of the roster. The balances come from the ledger. */
export interface CharacterRow {
  readonly id: string
  readonly campaign: string
  /** The game's own name for the character, unique in its campaign: `lord-dil`. */
  readonly slug: string
  readonly name: string
  readonly race: string
  /** One of the game's kinds: see `CampaignInfo`. */
  readonly kind: string
  readonly status: CharacterStatus
  readonly experience: number
  readonly gold: number
  /** The most valuable first. */
  readonly jewels: readonly Jewel[]
  /** The number of games the character came home from. */
  readonly exits: number
  /** The open game the character is in. */
  readonly session: string | null
  /** Chosen by the player; null for the portrait of its kind. */
  readonly portrait: string | null
  /** The price of one point of an ability now, in experience and gold, and the number of points that can be paid for; null where nothing is bought. */
  readonly price: { readonly experience: number; readonly gold: number; readonly affordable: number } | null
  /** Null unless fallen or lost. */
  readonly fell: Fell | null
  /** The character's games, by number in the campaign, oldest first. */
  readonly raids: readonly { readonly raid: number; readonly session: string; readonly fate: GameFate }[]
}

/** A character's sheet: the game's own record. */
export interface Sheet {
  readonly id: string
  readonly sheet: Json
}

/** A part of a record under its heading; `was` is the number at the start, null where it has not changed. */
interface RecordSection {
  readonly id: string
  readonly title: string
  readonly lines: readonly {
    readonly id: string
    readonly label: string
    readonly value: number | null
    readonly was: number | null
    readonly detail: string
  }[]
}

/** A deed or a scar, with the game it comes from. */
interface Remembered {
  readonly text: string
  readonly raid: number
  readonly session: string
}

/** The full record; `sheet` is the game's own record of it. */
export interface Character extends CharacterRow {
  readonly sheet: Json
  /** The sheet as it was when the character joined; null where that was not kept. */
  readonly origin: Json
  readonly note: string
  readonly createdAt: string
  /** The newest purchase while it can be undone, which is until the next game. */
  readonly purchase: { readonly increase: string; readonly label: string } | null
  readonly deeds: readonly Remembered[]
  /** What nearly killed the character, in games told since this was noted down. */
  readonly scars: readonly Remembered[]
  /** The games that this character won by its own score. */
  readonly victories: number
  /** What all games come to, by the tales told of them; none where the game adds nothing up. */
  readonly career: readonly RecordSection[]
  /** The number of spells still to choose, for a character who came without all of them. */
  readonly spellsToChoose?: number
}

/** One more point of something, and what it costs this character now. */
export interface Price {
  /** What `character.advance` takes: `wound-points`, `weapon-skill:sword`, `magic:red`. */
  readonly increase: string
  readonly label: string
  readonly from: number
  readonly to: number
  readonly experience: number
  /** In gold marks, or jewels of that value. */
  readonly gold: number
  /** The parts of the price in experience, which add up to it. */
  readonly parts: readonly Part[]
  readonly rule: string
  /** Whether it can be had now, possibly with jewels. */
  readonly allowed: boolean
  /** What it would change in fights like those of late. */
  readonly change?: string
  /** Of those that can be had, the one that would help most. */
  readonly helpful?: boolean
  /** Why not; or, where it is allowed, that gold alone does not cover it and jewels must be named. */
  readonly why?: string
}

/** Giver and taker afterwards. */
export interface Given {
  readonly from: Character
  readonly to: Character
}

/** One entry of a ledger, with the balances after it. */
export interface LedgerRow {
  /** From 1. */
  readonly n: number
  /** The game it came from: session, number in the campaign, and input; null between games. */
  readonly session: string | null
  readonly raid: number | null
  readonly input: number | null
  readonly turn: number | null
  readonly unit: Unit
  /** Signed: points, gold marks, a jewel's value, steps of an ability, pieces, exits. */
  readonly amount: number
  /** The ability or item; empty for other units. */
  readonly subject: string
  readonly rule: string
  readonly reason: string
  readonly text: string
  /** The number of the entry that this one reverses. */
  readonly reverses: number | null
  readonly at: string
  readonly experience: number
  readonly gold: number
  /** The value of all jewels. */
  readonly jewels: number
  readonly exits: number
}

/** The backup made before something was destroyed; null where campaigns are kept in memory only. */
export interface Deleted {
  readonly campaign: string
  readonly backup: string | null
}

export interface Verified {
  readonly campaign: string
  readonly ok: boolean
  readonly characters: number
  readonly entries: number
  readonly raids: number
  /** The sums of each ledger, computed from its entries alone. */
  readonly balances: readonly {
    readonly character: string
    readonly name: string
    readonly experience: number
    readonly gold: number
    readonly jewels: number
    readonly exits: number
  }[]
  /** Every discrepancy. */
  readonly differences: readonly {
    readonly kind: string
    readonly character: string | null
    readonly session: string | null
    readonly text: string
  }[]
}

/** A sheet kept outside every game, to begin games with. */
export interface Template {
  readonly id: string
  readonly game: string
  /** Unique in its game. */
  readonly name: string
  /** The game's own sheet: what `game.start` takes in its options, and what an exported file holds. */
  readonly sheet: Json
  /** ISO time. */
  readonly savedAt: string
}
