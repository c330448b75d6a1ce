import type { Ask } from './ask.ts'
import type { Fixed, GameEvent, Play, Script } from './play.ts'
import type { Stream } from './random.ts'
import type { Answer, Blocked, Decision, Item, Json, Option, Outcome, Refusal, Seat } from './types.ts'

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
}

/** One game, complete: a folder under `engine/` exports one of these. */
export interface Game<S> {
  readonly id: string
  readonly title: string
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
  /** A sentence for an event. */
  sentence(state: S, event: GameEvent): string
  /** What the sensible bot answers, from the view alone, and why. */
  sensible(view: unknown, ask: Ask, chance: Stream): { readonly answer: Answer; readonly why: string }
  tables(): Json
  rules(): readonly RuleEntry[]
  /** A copy that shares nothing with the original. */
  copy(state: S): S
  /** Left out by games that have no campaigns. */
  readonly campaign?: CampaignRules<S>
}

export function isRefusal(value: object): value is Refusal {
  return 'code' in value && 'message' in value
}

export type { Fixed }
