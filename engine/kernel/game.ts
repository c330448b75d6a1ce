import type { Advice } from './advice.ts'
import type { Ask } from './ask.ts'
import type { CampaignRules, RosterRecord } from './campaign.ts'
import type { CharacterStatus } from './campaign-types.ts'
import type { Drawing } from './drawing.ts'
import type { Errand, ErrandEnd, Limits, Plan } from './errand-types.ts'
import type { Grading } from './grading.ts'
import type { LabRules } from './measures.ts'
import type { Fixed, GameEvent, Play, Script, Step } from './play.ts'
import type { Stream } from './random.ts'
import type { Ranking } from './ranking.ts'
import type { Tale, TaleChapter } from './tale-types.ts'
import type { Telling } from './telling.ts'
import type { Answer, Blocked, Decision, Item, Json, Option, Outcome, Refusal, Seat, Skill, Thrown } from './types.ts'
import type { VariantWords } from './variant-types.ts'

/** The parts of a roll from which its words are made. */
export type RollMeaning = Pick<Thrown, 'topic' | 'of' | 'rule' | 'who'>

/** How a decision reads to a person; the ids and bounds come from the question itself. */
export interface Wording {
  readonly prompt: string
  readonly lead?: string
  readonly steps?: NonNullable<Decision['steps']>
  /** Label, detail, odds and place of one option. */
  option?(id: string): Omit<Option, 'id'>
  readonly blocked?: readonly Blocked[]
  /** number: a good value to begin with. */
  readonly suggestion?: number
  /** arrange, share: the labels of the things and of the takers. */
  item?(id: string): Omit<Item, 'id' | 'amount'>
  /** arrange: the names of the ranks, the first in front; any further ones are numbered. */
  readonly ranks?: readonly string[]
}

/** What a game begins with. The game's `setup` checks all of it. */
export interface SetupInput {
  readonly seed: string
  /** The names of the seats, one for each player. */
  readonly seats: readonly string[]
  readonly options: Json
  readonly variants: readonly string[]
  /** Characters from a campaign, as the game's own `homecoming` left them; `mayBring` allows their `status`. */
  readonly party?: readonly { readonly record: Json; readonly seat?: Seat; readonly status?: CharacterStatus }[]
  readonly scenario?: Json
  /** What the campaign knows apart from the party: everyone it ever had, how its games ended, and what the latest one left behind. */
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
  /** The reason, where the printed game gives none. */
  readonly reason?: string
}

/** A filled-in sheet that a player keeps to begin games with. */
export interface Template {
  /** Checks every field of a sheet from outside: the sheet and its name, or what is wrong with it. */
  read(sheet: Json): { readonly name: string; readonly sheet: Json } | Refusal
}

/** The position of a seat: see `Game.sight`. */
export interface Sight {
  readonly of: string
  /** How often the same may be tried where dice or draws come in between; a dozen times where left out. */
  readonly tries?: number
}

/** For games in which players must remember what they have seen: what may be told again, and what bots answer from. */
export interface Recall<S> {
  /** The names that may not be given now, though all have seen them; empty where all may. */
  forgotten(now: S): ReadonlySet<string>
  /** An event of the past without those names. */
  event(event: GameEvent, forgotten: ReadonlySet<string>): GameEvent
  /** A seat's view of an earlier position, without those names. */
  view(then: S, seat: Seat, forgotten: ReadonlySet<string>): unknown
  /** The view of a seat with a good memory: what its bot answers from. */
  remembered(state: S, seat: Seat): unknown
}

/** One game, complete: a folder under `engine/` exports one of these. */
export interface Game<S> {
  readonly id: string
  readonly title: string
  /** Its place on the shelf: the lowest comes first. */
  readonly place: number
  readonly seats: { readonly min: number; readonly max: number }
  /** How many seats a game has if the input names none, by its options and scenario, neither of them checked yet; left out: one. */
  seatsFor?(start: Pick<SetupInput, 'options' | 'scenario'>): number
  /** Stored with every session; raised when recorded inputs could lead to another game. */
  readonly rulesVersion: string
  /** The variants that `setup` takes, by their ids; left out where there are none. */
  readonly variants?: Readonly<Record<string, VariantWords>>
  /** The first state, or why the input makes no sense (`bad-request`). */
  setup(input: SetupInput): Setup<S> | Refusal
  /** The whole game. Started afresh on a mark's state, it comes to the same place. */
  script(g: Play<S>): Script
  /** How the game ended; null while it goes on. */
  outcome(state: S): Outcome | null
  /** Everything a seat may see, and nothing else. */
  view(state: S, seat: Seat): unknown
  /** The same view for a bot, which answers at once: slow parts are worked out when read. Left out where nothing is slow. */
  glimpse?(state: S, seat: Seat): unknown
  describe(state: S, ask: Ask): Wording
  /** The purpose of a roll, in a few words: `is the door trapped?`; left out, its topic. */
  why?(state: S, roll: RollMeaning): string
  /** A sentence for an event. */
  sentence(state: S, event: GameEvent): string
  /** The good player's answer, from the view alone, and why. Without a skill it plays as well as it can. */
  sensible(view: unknown, ask: Ask, chance: Stream, skill?: Skill): Advice
  /**
   * What a seat has come to, in a few words, the clock and the doings of others left aside: a seat that meets the same question and has
   * come to the same has gained nothing in between, and its bot does something else (`Circles`). Left out by games in which nobody comes
   * back to anything.
   */
  sight?(view: unknown, ask: Ask): Sight
  tables(): Json
  rules(): readonly RuleEntry[]
  /** A copy that shares nothing with the original; left out, by way of JSON. Written by hand it is faster, and marks are taken often. */
  copy?(state: S): S
  /**
   * Whether something is hidden from one of these seats, where the people sit. While the game is open, no seat is shown what
   * another may see, and no trial that could give it away is run. Left out by games that never hide anything.
   */
  secret?(state: S, people: readonly Seat[]): boolean
  /** Left out by games that may tell again everything that was seen. */
  readonly recall?: Recall<S>
  /** The account of a game that is over: figures for statistics, chapters for the reader. Left out by games without one. */
  tale?(game: { readonly first: S; readonly last: S; readonly steps: readonly Step[] }): Tale
  /** The words for telling it; left out by games without a tale, and where plain words will do. */
  readonly telling?: Telling
  /** The board of a view, to be drawn in a file; left out where nothing is drawn. */
  drawn?(view: unknown): readonly Drawing[]
  /** The lists of the hall of fame, counted from tales; left out by games that keep none. */
  readonly rankings?: readonly Ranking[]
  /** What the Lab measures when bots play it many times; left out by games without tales, and by those not in the Lab. */
  readonly lab?: LabRules
  /** The places in a game worth going back to, so far; left out where a tale gives them, or where there are none. */
  chapters?(game: { readonly last: S; readonly steps: readonly Step[] }): readonly TaleChapter[]
  /** What trials play out; left out by games with no such thing, or where trials would give away what is hidden. */
  readonly episode?: Episode<S>
  /** How choices are graded once a game is over; left out by games whose choices nothing measures. */
  readonly grading?: Grading<S>
  /** Plans, which take several answers; left out by games where one answer is enough. */
  readonly errands?: Errands
  /** Standing answers that a person may give to harmless questions. */
  readonly habits?: readonly Habit[]
  /** Topics that never answer themselves: something is lost by them, even if there is only one answer. */
  readonly attended?: readonly string[]
  /** Sheets kept outside any game, to begin others with; left out by games without them. */
  readonly template?: Template
  /** Left out by games without campaigns. */
  readonly campaign?: CampaignRules<S>
}

export type { Fixed }

// ---------------------------------------------------------------- errands, habits, episodes

/** An errand under way. */
export interface Going {
  readonly errand: Errand
  readonly limits: Limits
  /** What the seat saw when it began: a copy. */
  readonly from: unknown
  /** Answers given so far. */
  readonly made: number
  /** Everything the seat was told since it began. */
  readonly told: readonly GameEvent[]
}

/** What a seat has before it at a question. */
export interface Standpoint {
  readonly view: unknown
  readonly ask: Ask
  /** The question with its words and odds, as a person sees it. */
  decision(): Decision
  /** One of its options, without wording the others. The id must be one of them. */
  option(id: string): Option
}

export type NextMove = { readonly answer: Answer } | { readonly ended: ErrandEnd }

/** A game's errands. They see what the seat that decides sees, and nothing else. */
export interface Errands {
  /** Those possible now. */
  offered(at: Standpoint): readonly Errand[]
  planned(at: Standpoint, errand: Errand, limits: Limits): Pick<Plan, 'steps' | 'notes' | 'others' | 'odds'>
  /** The next answer, which must be legal, or why it ends here. An unknown question ends it. */
  next(at: Standpoint, going: Going, chance: Stream): NextMove
  /** The answer that the errands which stand give to this question, by their ids; null where they have none. Left out where none can stand. */
  ordered?(view: unknown, ask: Ask, orders: readonly string[]): Answer | null
}

/** A standing answer to a harmless question: "Always". */
export interface Habit {
  readonly id: string
  /** The question it answers. */
  readonly topic: string
  /** The answer, as a list of them names it: `Share evenly`. */
  readonly label: string
  /** When it is given, in one sentence. */
  readonly detail: string
  /** Given from the first game on, until the person says otherwise. */
  readonly usual?: true
  /** Someone may be hurt by it: its question is never answered by a single press. */
  readonly risky?: true
  /** The answer, from the seat's view and the question alone; null where it does not fit this time. */
  answer(view: unknown, ask: Ask): Answer | null
}

/** A stretch of play that a game can play out: a fight, say. */
export interface Episode<S> {
  /**
   * Watches the episode under way at `ask`; null where there is none.
   *
   * @param ahead an errand sets out here: the episode may be one that it leads into
   */
  begin(state: S, ask: Ask, ahead: boolean): EpisodeWatch<S> | null
}

export interface EpisodeWatch<S> {
  /** Called at every safe point. */
  marked(state: S): void
  /** Whether an episode that lay ahead of the errand has been met; left out where it is under way from the start. */
  met?(state: S, ask: Ask): boolean
  /** Whether the episode is decided when `ask` comes up; null means the end of the game. */
  over(state: S, ask: Ask | null): boolean
  end(state: S): EpisodeEnd
}

export interface EpisodeEnd {
  /**
   * won, left, lost: the three ends as the game means them. Of a fight: the others are beaten; both sides are left; none of those who took
   * part is. unfinished: it took too long to see the end.
   */
  readonly kind: 'won' | 'left' | 'lost' | 'unfinished'
  readonly rounds: number
  /** Those who took part, whether each fell, and the wounds it cost. */
  readonly people: readonly { readonly id: string; readonly name: string; readonly falls: boolean; readonly wounds: number }[]
  /** What it brought, by the game's own names: always the same ones. */
  readonly gains?: Readonly<Record<string, number>>
}

/** A copy of a game's state that shares nothing with it. */
export function copyOf<S>({ copy }: Pick<Game<S>, 'copy'>, state: S): S {
  return copy ? copy(state) : JSON.parse(JSON.stringify(state))
}
