import type { Ask } from './ask.ts'
import type { CampaignWords, CharacterStatus, LedgerLine, Unit, UnitWords } from './campaign-types.ts'
import type { Filled, PaperFault, PaperField } from './paper-types.ts'
import type { Step } from './play.ts'
import type { Stream } from './random.ts'
import type { Fell, TalePerson } from './tale-types.ts'
import type { Answer, Json, Outcome, Part, Refusal, Seat } from './types.ts'

/*
 * Campaigns: characters that outlive one game. What host, contract and page need from a game:
 *
 * - `app.info` gives each game's `campaign`: `{kinds, mostInParty, units, words, portraits, mayBring, spells, purchases, equip, give}`,
 *   null without campaigns. Units that are not listed are never posted: pages and exports leave their columns out.
 * - `character.recruit` takes `{campaign, kind, ...rest}`; `kind` is one of `kinds`; the game reads the rest.
 * - A roster line's `kind` is any of `kinds`; its `price` is null where nothing is bought, and `character.prices` is then empty.
 * - `character.equip` takes up to twelve `weapons`, null for an empty place; the game says how many are held and worn.
 * - A game's figures have `victory`, a campaign's totals `victories`: the ends for which `isVictory` holds.
 * - A record's `sheet` is any JSON that `readSheet` accepts; its `game` names the game.
 * - A list of `records.hall` names its `game`; a row from a game without campaigns has a null `campaign`.
 */

/** A character as a campaign keeps it between games. */
export interface RosterRecord {
  /** The game's own id for the character: kebab-case, unique in its campaign. */
  readonly slug: string
  readonly name: string
  readonly race: string
  /** One of the game's `kinds`. */
  readonly kind: string
  /** One of the game's `portraits`, as proposed or chosen. */
  readonly portrait?: string | null
  /** Whatever the game needs back when the character plays again. */
  readonly sheet: object
}

/** A character's fate by the end of a game. */
export interface Homecoming {
  readonly slug: string
  readonly status: Exclude<CharacterStatus, 'retired'>
  readonly sheet: object
  /** The place and the cause, for those who did not come home. */
  readonly fell?: Fell
}

/** One more point of something, and what it costs between games. */
export interface Increase {
  /** What `advance` takes, and the subject of its ledger line: `wound-points`, `weapon-skill:sword`, `magic:red`. */
  readonly id: string
  readonly label: string
  readonly from: number
  readonly to: number
  readonly experience: number
  /** Gold marks, or jewels of that value. */
  readonly gold: number
  /** The parts of the price in experience: the printed price, then what age adds. They add up to `experience`. */
  readonly parts: readonly Part[]
  readonly rule: string
  /** Why it can't be bought at any price; left out where it can. */
  readonly barred?: string
}

/** What a character is to carry and wear. A field left out stays as it is. */
export interface Equipment {
  /** Ordinary weapons by name, magic ones by item id; the primary weapon first. Null leaves that place empty. */
  readonly weapons?: readonly (string | null)[]
  /** Ids of everything worn. */
  readonly worn?: readonly string[]
}

/**
 * Why the host posts a line between games: an increase is paid for (`advancement`, which also heads the ability gained) and
 * change is given; an item is handed over and received; an imported record brings what it holds; a game given up, or a choice
 * undone, reverses what it posted.
 */
export const HOME_REASONS = ['advancement', 'change', 'given', 'received', 'imported', 'abandoned', 'undone'] as const
export type HomeReason = (typeof HOME_REASONS)[number]

/** What a ledger has added and taken: experience, each ability and item by subject, and exits. */
export interface Posted {
  /** A character's whole ledger, never a part of it: it adds to how the character began. */
  readonly isWhole: boolean
  readonly experience: number
  readonly abilities: Readonly<Record<string, number>>
  readonly items: Readonly<Record<string, number>>
  readonly exits: number
}

/** What a game of a campaign began from, to be compared with the same game begun again. */
export interface Beginning {
  /** The characters it brought, in order, each with their seat; none where the party was made as it began. */
  readonly party: readonly { readonly slug: string; readonly seat: Seat }[]
  /** What the game before left to it. */
  readonly legacy: Json
  /** The first state, without what only the campaign of that day knew: whose names were taken, say. */
  readonly state: Json
}

/** What the rules know of a campaign when a character joins it. `taken` includes the fallen. */
export interface KnownCampaign {
  readonly variants: readonly string[]
  readonly taken: readonly RosterRecord[]
}

/** What a game tells a campaign: its characters outlive one session. */
export interface CampaignRules<S> {
  // ---------------------------------------------------------------- what the game has
  /** The kinds of characters, in the order in which they are offered; `label` is a noun: `initiate`. */
  readonly kinds: readonly { readonly id: string; readonly label: string }[]
  /** The most characters in one game. */
  readonly mostInParty: number
  /** What the ledger counts, with its names. Units left out are never posted. */
  readonly units: { readonly [U in Unit]?: UnitWords }
  readonly words: CampaignWords
  /** The cases cited by the host's own postings: an imported record, and a game given up. */
  readonly cases: { readonly imported: string; readonly abandoned: string }
  /** The portraits a character can be given: symbols of the page's sprite. */
  readonly portraits: readonly string[]
  /** The portrait of a character for whom none was chosen. */
  face(who: Pick<RosterRecord, 'slug' | 'name' | 'race' | 'kind'>): string
  /** The sheet as JSON Schema (draft 2020-12), for the published schema of record files. */
  readonly sheetSchema: object

  // ---------------------------------------------------------------- one game
  /** The party once it is complete; null while it is being made. */
  party(state: S): readonly RosterRecord[] | null
  /** Each character of the party as they would go home now. */
  homecoming(state: S): readonly Homecoming[]
  /**
   * Each character as it goes home from a game given up at this point; `before` is the party as it went in. Whatever the game
   * had posted is undone in any case. Where this is left out, the dead and the lost stay so, and all sheets stay as they were.
   */
  givenUp?(state: S, before: readonly RosterRecord[]): readonly Homecoming[]
  /** What the next game of the campaign may begin with, as part of `SetupInput.campaign`: a maze that was kept, say. */
  legacy?(state: S): Json

  // ---------------------------------------------------------------- one game after another
  /** Reads the first state of a game. A malformed one from outside makes it throw, or give what no game begins from. */
  beginning(first: Json): Beginning
  /** Whether this end of a game counts as a victory for the campaign. */
  isVictory(end: Outcome): boolean
  /** Whether this end frees every character the campaign had lost; none can be lost after it. */
  freesTheLost(end: Outcome): boolean
  /** Whether what a game leaves behind survives a restart of the program. */
  keepsLegacy(variants: readonly string[]): boolean
  /** Whether a character with that status may be brought into a game: the living, and perhaps the bones of the dead. */
  mayBring(status: CharacterStatus): boolean
  /** Names of the options that each game of a campaign chooses for itself; its variants are the campaign's. Left out where there are none. */
  readonly ownOptions?: readonly string[]

  // ---------------------------------------------------------------- characters at home
  /** A new character for the campaign. The wish is unchecked input; refuses with `bad-request` or `conflict`. */
  recruit(wish: Json, campaign: KnownCampaign, chance: Stream): RosterRecord | Refusal
  /** Checks every field of a sheet from outside: the sheet, or what is wrong with it. */
  readSheet(sheet: Json): RosterRecord | Refusal
  /**
   * Fits a well-formed sheet from outside among the characters already there: its items may need new ids, or it is refused. `along`
   * are those who came before it from the same file: what they shared in their own campaign they may share here.
   */
  settleIn(
    newcomer: { readonly sheet: Json; readonly origin: Json | null },
    present: readonly RosterRecord[],
    along: readonly RosterRecord[],
  ): SettledIn | Refusal
  /**
   * What in a sheet does not follow from its origin and the ledger since, a sentence each; none if all is well.
   * Where `origin` is null, only what must agree with the ledger in any case is checked.
   */
  audit(origin: Json | null, sheet: Json, posted: Posted): readonly string[]
  /** A sentence for a line of the ledger. Money paid for an increase names it as its subject. */
  entry(line: Pick<LedgerLine, 'unit' | 'amount' | 'subject' | 'reason' | 'rule'>): string
  /** The sheet as a printed record has it, section by section; `origin` is the sheet at the start, null where not known. */
  record(sheet: Json, origin: Json | null): readonly RecordSection[]
  /**
   * What all games of one character come to, for the end of the record: the same sections whatever was counted, empty ones too.
   * `games` has what their tales count, the oldest first. Left out where nothing is added up.
   */
  career?(games: readonly Counts[]): readonly RecordSection[]
  /** The age after that many exits; left out where characters do not age. */
  age?(exits: number): string
  /** The name of a cause of `Fell` in statistics. */
  cause(cause: string): string
  /** The name of a depth of `Tale` in statistics; left out where the game has none. */
  depth?(depth: number): string

  // ---------------------------------------------------------------- optional parts
  /** Left out where characters choose no spells. */
  readonly spells?: SpellRules
  /** Left out where nothing is bought. */
  readonly purchases?: PurchaseRules
  /** Left out where nobody can come from paper. */
  readonly paper?: PaperRules
  /** Left out where there is no question before a game begins. */
  readonly again?: AgainRules<S>
  /** The sheet with these weapons in hand and these things worn, or why it can't be. */
  equip?(sheet: Json, wish: Equipment): object | Refusal
  /** Both sheets after an item has changed hands at home, and its id with the taker (it may need a new one), or why it can't. */
  give?(from: Json, to: Json, item: string, campaign: readonly RosterRecord[]): Handover | Refusal
}

/** Setting out as last time: the questions before the game proper, answered as they were then. */
export interface AgainRules<S> {
  /** How a party set out and came back, as far as another may do the same. Plain JSON; kept nowhere, for the record has it all. */
  habits(game: { readonly last: S; readonly steps: readonly Step[] }): Json
  /**
   * The answer by those habits, from the view alone; null where the party has set out, or must choose. `sensible` is what
   * the bot would answer: it stands in where someone is new.
   */
  answer(view: unknown, ask: Ask, habits: Json, sensible: () => Answer): Answer | null
}

/** Characters who began on paper. */
export interface PaperRules {
  /** In the order of the printed record. */
  readonly fields: readonly PaperField[]
  /** Reads what was filled in; `exits`: how many games the character came home from. Whatever is left out is as it was at the start. */
  read(filled: Filled, exits: number): ReadPaper
}

/** The character as it is and as it began here, with nothing posted; or what is wrong. `start`: what each field left empty stands for. */
export interface ReadPaper {
  readonly faults: readonly PaperFault[]
  /** Null where there are faults. */
  readonly read: { readonly record: RosterRecord; readonly origin: object } | null
  readonly start: Readonly<Record<string, string>>
}

export interface SpellRules {
  /** How many spells a character may still choose. */
  toChoose(sheet: Json): number
  /** The sheet with another list of known spells, or why it can't have it. */
  learn(sheet: Json, spells: readonly string[]): object | Refusal
}

/** A kind that a campaign has killed recently: see `Tale.kills`. */
export interface Foe {
  readonly kind: string
  readonly count: number
}

export interface PurchaseRules {
  /** What one point of the cheapest ability costs a character who has come home from that many games. */
  price(exits: number, variants: readonly string[]): Pick<Increase, 'experience' | 'gold'>
  /** Every increase, with its price for this character now. */
  prices(sheet: Json, variants: readonly string[]): readonly Increase[]
  /** The sheet with one more point, or why it can't have it. Paying is up to the caller. */
  advance(sheet: Json, increase: string): object | Refusal
  /** What an increase would change in fights like the recent ones, in a few words; `foes` are the most frequent first. */
  change?(sheet: Json, increase: string, foes: readonly Foe[]): string
  /** Which of these increases would help most; null where none stands out. */
  mostHelpful?(sheet: Json, increases: readonly Increase[]): string | null
  /** The sheet as it was before that increase. */
  takeBack(sheet: Json, increase: string): object
}

export interface Handover {
  readonly from: object
  readonly to: object
  /** The item's id with the taker. */
  readonly item: string
  /** The case it changes hands under. */
  readonly rule: string
}

/** A character from outside, made to fit among the others. */
export interface SettledIn {
  readonly record: RosterRecord
  readonly origin: object | null
  /** Ids of items that had to change, old to new. */
  readonly renamed: ReadonlyMap<string, string>
}

/** What a tale counts of one character in one game, by names of the game's own. */
export type Counts = NonNullable<TalePerson['counts']>

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
  /** Null for an entry that is only a name. */
  readonly value: number | null
  /** The number at the start; null where it has not changed. */
  readonly was: number | null
  /** A word or two of detail: `worn`, `2 doses`. Usually empty. */
  readonly detail: string
}
