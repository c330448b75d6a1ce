import type { Ask } from './ask.ts'
import type { CampaignRules, RosterRecord } from './campaign.ts'
import type { CharacterStatus } from './campaign-types.ts'
import type { Fixed, GameEvent, Play, Script, Step } from './play.ts'
import type { Stream } from './random.ts'
import type { Ranking } from './ranking.ts'
import type { Tale, TaleChapter } from './tale-types.ts'
import type { Episode } from './trial.ts'
import type { Answer, Blocked, Decision, Item, Json, Option, Outcome, Refusal, Seat, Skill, Thrown } from './types.ts'

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
  /** Characters out of a campaign, as the game's own `homecoming` left them; `status` is one that `mayBring` allows. */
  readonly party?: readonly { readonly record: Json; readonly seat?: Seat; readonly status?: CharacterStatus }[]
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
  /**
   * Something is hidden from one of these seats, where the people sit: what one seat may see is shown to no other while the game
   * is open, and nothing is tried out that could tell. Left out by games that never hide anything.
   */
  secret?(state: S, people: readonly Seat[]): boolean
  /** What is told of a game that is over: figures to be counted, chapters for the reader. Left out by games that tell nothing. */
  tale?(game: { readonly first: S; readonly last: S; readonly steps: readonly Step[] }): Tale
  /** The lists of the hall of records, counted from tales; left out by games that keep none. */
  readonly rankings?: readonly Ranking[]
  /** What of a game can be gone back to, from all that happened in it so far; left out where a tale says it, or where there is nothing. */
  chapters?(game: { readonly last: S; readonly steps: readonly Step[] }): readonly TaleChapter[]
  /** What can be played out by way of trial; left out by games that have nothing of the kind, or where trials would tell what is hidden. */
  readonly episode?: Episode<S>
  /** What of this game can be kept outside of every game, to begin others with; left out by games that have nothing of the kind. */
  readonly template?: Template
  /** Left out by games that have no campaigns. */
  readonly campaign?: CampaignRules<S>
}

export type { Fixed }
