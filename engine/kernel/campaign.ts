import type { CampaignWords, CharacterStatus, Unit, UnitWords } from './campaign-types.ts'
import type { LedgerLine } from './play.ts'
import type { Stream } from './random.ts'
import type { Fell } from './tale-types.ts'
import type { Json, Outcome, Part, Refusal } from './types.ts'

/*
 * Campaigns: characters that outlive one game. What a game says here, host, contract and page ask for:
 *
 * - `app.info` gives each game's `campaign`: `{kinds, mostInParty, units, words, portraits, mayBring, spells, purchases, equip, give}`,
 *   null without campaigns. Units that are not listed are never booked: pages and exports leave their columns out.
 * - `character.recruit` takes `{campaign, kind, ...rest}`; `kind` is one of `kinds`, the game reads the rest.
 * - A roster line's `kind` is any of `kinds`; its `price` is null where nothing is bought. `character.prices` is empty then.
 * - `character.equip` takes up to twelve `weapons`, null for a place left empty; the game says how many are held and worn.
 * - A raid's figures have `victory`, a campaign's totals `victories`: the ends for which `isVictory` holds.
 * - A record's `sheet` is any JSON that `readSheet` takes; its `game` says whose it is.
 * - A list of `records.hall` names its `game`; a row of a game without campaigns has null for `campaign`.
 */

/** A character as a campaign keeps it between games. */
export interface RosterRecord {
  /** The game's own name for it, in kebab-case, unique in its campaign. */
  readonly slug: string
  readonly name: string
  readonly race: string
  /** One of the game's `kinds`. */
  readonly kind: string
  /** Whatever the game wants back when the character plays again. */
  readonly sheet: object
}

/** What has become of a character at the end of a game. */
export interface Homecoming {
  readonly slug: string
  readonly status: Exclude<CharacterStatus, 'retired'>
  readonly sheet: object
  /** Where and of what, for those who do not come home. */
  readonly fell?: Fell
}

/** One point more of something, and what it costs between games. */
export interface Increase {
  /** What `advance` takes, and the subject of its ledger line: `wound-points`, `weapon-skill:sword`, `magic:red`. */
  readonly id: string
  readonly label: string
  readonly from: number
  readonly to: number
  readonly experience: number
  /** Gold marks, or jewels of that value. */
  readonly gold: number
  /** How the price in experience comes about: the printed price, then what age adds. Their sum is `experience`. */
  readonly parts: readonly Part[]
  readonly rule: string
  /** Why nobody may have it whatever they pay; left out where it can be bought. */
  readonly barred?: string
}

/** What a character is to carry and wear; what is left out stays as it is. */
export interface Equipment {
  /** Ordinary weapons by name, magic ones by the id of the item; the primary one first. Null leaves that place empty. */
  readonly weapons?: readonly (string | null)[]
  /** Ids of everything worn. */
  readonly worn?: readonly string[]
}

/**
 * Why a campaign's books change between games, as its host posts it: an increase is paid for (`advancement`, also of the
 * ability gained) and change comes back; a thing goes to somebody else and comes from somebody; a record from outside brings
 * what it says; a game given up, or a choice taken back, gives back what it brought.
 */
export const HOME_REASONS = ['advancement', 'change', 'given', 'received', 'imported', 'abandoned', 'undone'] as const
export type HomeReason = (typeof HOME_REASONS)[number]

/** What a ledger has given or taken of each ability and item, by subject, and of exits. */
export interface Posted {
  readonly abilities: Readonly<Record<string, number>>
  readonly items: Readonly<Record<string, number>>
  readonly exits: number
}

/** What the rules know of a campaign when somebody joins it: the fallen are among the `taken` too. */
export interface KnownCampaign {
  readonly variants: readonly string[]
  readonly taken: readonly RosterRecord[]
}

/** What a game lets a campaign do: its characters outlive one session. */
export interface CampaignRules<S> {
  // ---------------------------------------------------------------- what there is
  /** The kinds of characters, in the order in which they are offered; `label` is a noun: `initiate`. */
  readonly kinds: readonly { readonly id: string; readonly label: string }[]
  /** How many characters go into one game. */
  readonly mostInParty: number
  /** What the ledger counts, and what it is called; units left out are never booked. */
  readonly units: { readonly [U in Unit]?: UnitWords }
  readonly words: CampaignWords
  /** The cases under which the host posts what no game posts: somebody comes in with a record, and a game is given up. */
  readonly cases: { readonly imported: string; readonly abandoned: string }
  /** The pictures that a character can be given: symbols of the page's sprite. */
  readonly portraits: readonly string[]
  /** The sheet as JSON Schema (draft 2020-12), for the published schema of record files. */
  readonly sheetSchema: object

  // ---------------------------------------------------------------- one game
  /** The party, once it is settled; null while it is still being made. */
  party(state: S): readonly RosterRecord[] | null
  /** Each character of the party as it goes home from where things stand. */
  homecoming(state: S): readonly Homecoming[]
  /**
   * Each character as it goes home from a game given up there; `before` is the party as it went in. What the game had posted
   * is taken back in any case. Left out: who is dead or lost stays so, and all sheets are as they were.
   */
  givenUp?(state: S, before: readonly RosterRecord[]): readonly Homecoming[]
  /** What the next game of the campaign may begin with, as part of `SetupInput.campaign`: a maze that stays. */
  legacy?(state: S): Json

  // ---------------------------------------------------------------- one game after another
  /** This end of a game counts as a victory of the campaign. */
  isVictory(end: Outcome): boolean
  /** This end brings back all whom the campaign had lost, and nobody can be lost after it. */
  freesTheLost(end: Outcome): boolean
  /** What a game leaves behind outlasts the run of the program in which it ended. */
  keepsLegacy(variants: readonly string[]): boolean
  /** A character of that standing may be brought into a game: the living, and perhaps the bones of the dead. */
  mayBring(status: CharacterStatus): boolean

  // ---------------------------------------------------------------- characters at home
  /** A new character of the campaign. The wish is whatever came in; refuses `bad-request` in words, or `conflict`. */
  recruit(wish: Json, campaign: KnownCampaign, chance: Stream): RosterRecord | Refusal
  /** A sheet from outside, every field looked at, or what is wrong with it. */
  readSheet(sheet: Json): RosterRecord | Refusal
  /** A sheet from outside that read well, as it can live among those who are there: with other names for its things, or refused. */
  settleIn(newcomer: { readonly sheet: Json; readonly origin: Json | null }, present: readonly RosterRecord[]): SettledIn | Refusal
  /**
   * What in a sheet does not follow from how it began and from what the ledger has posted since: sentences, none if all is well.
   * Where `origin` is null, only what must agree with the ledger however it began.
   */
  audit(origin: Json | null, sheet: Json, posted: Posted): readonly string[]
  /** A sentence for a line of the ledger. Money paid for an increase names it as its subject. */
  entry(line: Pick<LedgerLine, 'unit' | 'amount' | 'subject' | 'reason' | 'rule'>): string
  /** The sheet as a record for paper has it, section by section; `origin` is how it began, null where that is not known. */
  record(sheet: Json, origin: Json | null): readonly RecordSection[]
  /** What so many exits make of somebody's age; left out where nobody ages. */
  age?(exits: number): string
  /** What a cause of `Fell` is called where causes are counted. */
  cause(cause: string): string
  /** What a depth of `Tale` is called where depths are counted; left out where the game has none. */
  depth?(depth: number): string

  // ---------------------------------------------------------------- what not every game has
  /** Left out where characters choose no spells. */
  readonly spells?: SpellRules
  /** Left out where nothing is bought. */
  readonly purchases?: PurchaseRules
  /** The sheet with other weapons in hand and other things worn, or why not. */
  equip?(sheet: Json, wish: Equipment): object | Refusal
  /** Both sheets after a thing has changed hands at home, and its name with the taker (it may need another one), or why not. */
  give?(from: Json, to: Json, item: string, campaign: readonly RosterRecord[]): Handover | Refusal
}

export interface SpellRules {
  /** How many spells a character may still choose. */
  toChoose(sheet: Json): number
  /** The sheet with another list of spells known, or why not. */
  learn(sheet: Json, spells: readonly string[]): object | Refusal
}

export interface PurchaseRules {
  /** What one point of the cheapest ability costs whoever has come home from so many games. */
  price(exits: number, variants: readonly string[]): Pick<Increase, 'experience' | 'gold'>
  /** Every increase there is, with its price for this character now. */
  prices(sheet: Json, variants: readonly string[]): readonly Increase[]
  /** The sheet with one point more, or why not. Whether it is paid for is not asked here. */
  advance(sheet: Json, increase: string): object | Refusal
  /** The sheet as it was before that increase. */
  takeBack(sheet: Json, increase: string): object
}

export interface Handover {
  readonly from: object
  readonly to: object
  /** The thing's id with the taker. */
  readonly item: string
  /** The case under which it changes hands. */
  readonly rule: string
}

/** A character from outside, settled among others. */
export interface SettledIn {
  readonly record: RosterRecord
  readonly origin: object | null
  /** Ids of things that had to change, old to new. */
  readonly renamed: ReadonlyMap<string, string>
}

/** A part of a character's record, under its printed heading. */
export interface RecordSection {
  readonly id: string
  readonly title: string
  readonly lines: readonly RecordLine[]
}

export interface RecordLine {
  /** The machine's name: `wound-points`, `magic:red`, `heal`, `ring-heal-1`. */
  readonly id: string
  readonly label: string
  /** Null for what is only named. */
  readonly value: number | null
  /** What the number was at the start; null where it is the same. */
  readonly was: number | null
  /** A word or two beside it: `worn`, `2 doses`. Empty for most. */
  readonly detail: string
}
