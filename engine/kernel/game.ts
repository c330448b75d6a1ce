import type { Ask } from './ask.ts'
import type { Fixed, GameEvent, LedgerLine, Play, Script, Step } from './play.ts'
import type { Stream } from './random.ts'
import type { Fell, Tale, TaleChapter } from './tale-types.ts'
import type { Episode } from './trial.ts'
import type { Answer, Blocked, Decision, Item, Json, Option, Outcome, Part, Refusal, Seat, Skill, Thrown } from './types.ts'

/** What of a roll its words are made from. */
export type RollMeaning = Pick<Thrown, 'topic' | 'of' | 'rule' | 'who'>

/** How a decision reads to a person; the ids and bounds come from the question itself. */
export interface Wording {
  readonly prompt: string
  readonly lead?: string
  readonly steps?: NonNullable<Decision['steps']>
  /** Label, detail, odds and place of one option. */
  option?(id: string): Omit<Option, 'id'>
  readonly blocked?: readonly Blocked[]
  /** arrange, share: how the things and the takers read. */
  item?(id: string): Omit<Item, 'id' | 'amount'>
}

/** What a game begins with: everything is checked by the game's `setup`. */
export interface SetupInput {
  readonly seed: string
  /** Names of the seats; their number is the number of players. */
  readonly seats: readonly string[]
  readonly options: Json
  readonly variants: readonly string[]
  /** Characters out of a campaign, as the game's own `homecoming` left them. */
  readonly party?: readonly { readonly record: Json; readonly seat?: Seat }[]
  readonly scenario?: Json
  /** What the campaign knows beside the party: everybody it ever had, how its games ended, and what the newest left behind. */
  readonly campaign?: { readonly taken: readonly RosterRecord[]; readonly ends: readonly string[]; readonly legacy: Json }
}

export interface Setup<S> {
  readonly state: S
  readonly physical: boolean
}

export interface RuleEntry {
  readonly rule: string
  readonly title: string
  readonly text: string
  readonly source: 'rulebook' | 'ruling' | 'ours'
  /** Why it is so, where it does not stand in the printed game. */
  readonly reason?: string
}

/** A character as a campaign keeps it between games. */
export interface RosterRecord {
  /** The game's own name for it, in kebab-case, unique in its campaign. */
  readonly slug: string
  readonly name: string
  readonly race: string
  readonly kind: 'hero' | 'initiate'
  /** Whatever the game wants back when the character plays again. */
  readonly sheet: object
}

/** What has become of a character at the end of a game. */
export interface Homecoming {
  readonly slug: string
  readonly status: 'living' | 'dead' | 'lost'
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
  /** Ordinary weapons by name, magic ones by the id of the item; the primary one first. */
  readonly weapons?: readonly string[]
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

/** A wish for a new character of a campaign. */
export type RecruitWish =
  | { readonly kind: 'hero'; readonly name?: string }
  | {
      readonly kind: 'initiate'
      readonly name: string
      readonly race: string
      readonly weapons: readonly string[]
      readonly experience: string
      readonly spells?: readonly string[]
    }

/** What a game lets a campaign do: its characters outlive one session. */
export interface CampaignRules<S> {
  /** The party, once it is settled; null while it is still being made. */
  party(state: S): readonly RosterRecord[] | null
  /** Each character of the party as it goes home from where things stand. */
  homecoming(state: S): readonly Homecoming[]
  /** The end of this game brings back all whom the campaign had lost. */
  freesTheLost(state: S): boolean
  /** What the next game of the campaign may begin with, as part of `SetupInput.campaign`: a maze that stays. */
  legacy(state: S): Json
  /** A new character beside those of the campaign (`taken`, the fallen too), or why not. */
  recruit(
    wish: RecruitWish,
    campaign: { readonly variants: readonly string[]; readonly taken: readonly RosterRecord[] },
    chance: Stream,
  ): RosterRecord | Refusal
  /** How many spells a character may still choose. */
  spellsToChoose(sheet: Json): number
  /** The sheet with another list of spells known, or why not. */
  learn(sheet: Json, spells: readonly string[]): object | Refusal
  /** What one point of the cheapest ability costs whoever has come home from so many games. */
  price(exits: number, variants: readonly string[]): Pick<Increase, 'experience' | 'gold'>
  /** Every increase there is, with its price for this character now. */
  prices(sheet: Json, variants: readonly string[]): readonly Increase[]
  /** The sheet with one point more, or why not. Whether it is paid for is not asked here. */
  advance(sheet: Json, increase: string): object | Refusal
  /** The sheet as it was before that increase. */
  takeBack(sheet: Json, increase: string): object
  /** The sheet with other weapons in hand and other things worn, or why not. */
  equip(sheet: Json, wish: Equipment): object | Refusal
  /** Both sheets after a thing has changed hands at home, and its name with the taker (it may need another one), or why not. */
  give(from: Json, to: Json, item: string, campaign: readonly RosterRecord[]): Handover | Refusal
  /** A sheet from outside, every field looked at, or what is wrong with it. */
  readSheet(sheet: Json): RosterRecord | Refusal
  /** What in a sheet does not follow from how it began and from what the ledger has posted since: sentences, none if all is well. */
  audit(origin: Json, sheet: Json, posted: Posted): readonly string[]
  /** A sentence for a line of the ledger. Money paid for an increase names it as its subject. */
  entry(line: Pick<LedgerLine, 'unit' | 'amount' | 'subject' | 'reason' | 'rule'>): string
  /** The sheet as a record for paper has it, section by section; `origin` is how it began, null where that is not known. */
  record(sheet: Json, origin: Json | null): readonly RecordSection[]
  /** What a cause of `Fell` is called where causes are counted. */
  cause(cause: string): string
  /** What is told of a game that is over: figures for the campaign, chapters for the reader. */
  tale(game: { readonly first: S; readonly last: S; readonly steps: readonly Step[] }): Tale
}

export interface Handover {
  readonly from: object
  readonly to: object
  /** The thing's id with the taker. */
  readonly item: string
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

/** A filled-in sheet that a player keeps and begins games with. */
export interface Template {
  /** A sheet from outside, every field looked at, with the name it goes by, or what is wrong with it. */
  read(sheet: Json): { readonly name: string; readonly sheet: Json } | Refusal
}

/** One game, complete: a folder under `engine/` exports one of these. */
export interface Game<S> {
  readonly id: string
  readonly title: string
  /** Where it stands among the games of the shelf: the lowest comes first. */
  readonly place: number
  readonly seats: { readonly min: number; readonly max: number }
  /** Stored with every session; raised when recorded inputs could lead elsewhere. */
  readonly rulesVersion: string
  /** The first state, or why the wishes make no sense (`bad-request`). */
  setup(input: SetupInput): Setup<S> | Refusal
  /** The whole game; entered anew on a mark's state it comes to the same place. */
  script(g: Play<S>): Script
  /** How the game ended; null while it goes on. */
  outcome(state: S): Outcome | null
  /** What a seat may see, and nothing else. */
  view(state: S, seat: Seat): unknown
  describe(state: S, ask: Ask): Wording
  /** What a roll was for, in a few words: `is the door trapped?`. */
  why(state: S, roll: RollMeaning): string
  /** A sentence for an event. */
  sentence(state: S, event: GameEvent): string
  /** What the sensible bot answers, from the view alone, and why; as well as it can where no skill is said. */
  sensible(view: unknown, ask: Ask, chance: Stream, skill?: Skill): { readonly answer: Answer; readonly why: string }
  tables(): Json
  rules(): readonly RuleEntry[]
  /** A copy that shares nothing with the original. */
  copy(state: S): S
  /** The seats hide things from each other: what one may see is shown to no other while the game is open. */
  readonly secret?: boolean
  /** What of a game can be gone back to, from all that happened in it so far; left out where a tale says it, or where there is nothing. */
  chapters?(game: { readonly last: S; readonly steps: readonly Step[] }): readonly TaleChapter[]
  /** What can be played out by way of trial; left out by games that have nothing of the kind, or where trials would tell what is hidden. */
  readonly episode?: Episode<S>
  /** What of this game can be kept outside of every game, to begin others with; left out by games that have nothing of the kind. */
  readonly template?: Template
  /** Left out by games that have no campaigns. */
  readonly campaign?: CampaignRules<S>
}

// Kept until every file imports it from refusal.ts.
export { isRefusal } from './refusal.ts'
export type { Fixed }
