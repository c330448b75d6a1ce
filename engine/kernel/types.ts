/**
 * The shapes that leave the engine, for people, bots, the page and scripts.
 * Everything here is plain JSON. The contract (`electron/contract`) mirrors these types.
 */

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json | undefined }

/** A place at the table: 0 for the first player, then 1, 2, ... */
export type Seat = number

/** How well a bot plays, the weakest first. */
export const SKILLS = ['novice', 'able', 'master'] as const
export type Skill = (typeof SKILLS)[number]

/**
 * What may be undone. honest: everything since the last dice, draw or hidden information; teaching: any choice, with new
 * dice; ironman: nothing.
 */
export const UNDO_MODES = ['honest', 'teaching', 'ironman'] as const
export type UndoMode = (typeof UNDO_MODES)[number]

/** The status of a session: being played, played to its end, or given up. */
export const SESSION_STATUSES = ['open', 'ended', 'abandoned'] as const
export type SessionStatus = (typeof SESSION_STATUSES)[number]

/**
 * Who gave an answer: a person; their errand, after the answer it began with; no one, because it was the only one or is always the same;
 * a bot.
 */
export const GIVERS = ['person', 'errand', 'itself', 'bot'] as const
export type Giver = (typeof GIVERS)[number]

/** A seat played by a bot. */
export interface BotSeat {
  readonly seat: Seat
  readonly skill: Skill
}

/** One part of a worked sum: `{label: 'combat bonus', value: 3}`. */
export interface Part {
  readonly label: string
  readonly value: number
}

/**
 * A cell of a printed table, or a whole row where no column is named. The table has its key in `game.tables`, with a table within
 * a case after a dot (`9.9`, `14.9.treasure`); rows and columns have their keys there, or count from 1 where they are lists.
 */
export interface TableCell {
  readonly table: string
  readonly row: string
  readonly column?: string
}

/** Dice as rolled, with everything added to them: what a record keeps, in machine names. */
export interface Thrown {
  /** The dice code that was rolled, `2D6+2`. */
  readonly code: string
  /** D6 faces in the order they fell; a D3 shows the D6 that made it (3.1). */
  readonly dice: readonly number[]
  /** The dice first, then each modifier; they add up to `total`. */
  readonly parts: readonly Part[]
  readonly total: number
  /** Its purpose, as the game's machine name: `trap-check`. */
  readonly topic: string
  /** What else its words need: which spell, which kind of thing. */
  readonly of?: string
  readonly rule: string
  /** The character who rolled, if any. */
  readonly who?: string
  /** The cell of a printed table where it was read. */
  readonly reads?: TableCell
}

/** A roll recorded before rolls had topics: it is shown in the words it kept, and lights no cell. */
export interface WordedRoll extends Omit<Thrown, 'topic' | 'of' | 'reads'> {
  readonly topic?: never
  readonly why: string
}

/** A roll in a record. */
export type KeptRoll = Thrown | WordedRoll

/** A roll as the engine gives it out. */
export interface Roll extends Omit<Thrown, 'topic'> {
  /** Left out by old records: see `WordedRoll`. */
  readonly topic?: string
  /** Its purpose, in a few words: `is the door trapped?`. */
  readonly why: string
  /** In a view, the number of the event that reports its result; left out where none does. */
  readonly event?: number
}

export interface Odds {
  /** For people: `83.3%`. */
  readonly text: string
  /** Probability of the good result, 0 to 1. */
  readonly chance?: number
  /** That result, in a word or two: `unhurt`, `won over`. */
  readonly of?: string
  /** Mean of what is counted (wounds, gold), if anything is. */
  readonly expected?: number
  /** Probability that it kills its target, 0 to 1, where the target can die. */
  readonly kill?: number
  /** Probability that it throws its target to the ground, 0 to 1, where that can happen. */
  readonly down?: number
  /** Probability that it kills the character who does it, 0 to 1: by its price, by failure, or by a counterblow. */
  readonly die?: number
  /** How that can happen where it isn't plain, and the rule it comes from: `to what strikes back`. */
  readonly dieBy?: { readonly text: string; readonly rule: string }
  /** What the figures leave out, if anything: `a fight that it may begin`. */
  readonly leavesOut?: string
  /** The working behind the figures, roll by roll. */
  readonly why?: readonly Worked[]
}

/** A figure from a sample, and the interval that holds the true one with 95% confidence. */
export interface Estimate {
  readonly value: number
  readonly low: number
  readonly high: number
}

/** A part of a sum with the case it comes from. */
export interface SourcedPart extends Part {
  readonly rule?: string
}

/** One roll that a choice leads to: the dice, what is added to them, and the results. */
export interface Worked {
  /** Its purpose, in a few words: `attack`, `does Orc 1 resist?`. */
  readonly what: string
  readonly code: string
  readonly rule: string
  /** Added to the dice. */
  readonly parts: readonly SourcedPart[]
  /** The limit on the sum, part by part: a Resistance Value and its rings. */
  readonly against?: readonly SourcedPart[]
  /** Every possible result; the chances add up to 1. */
  readonly results: readonly WorkedResult[]
}

export interface WorkedResult {
  /** What the dice show, before anything is added: `3`, `4 to 6`. */
  readonly dice: string
  /** With everything added: `8 to 10`. Left out where nothing is. */
  readonly total?: string
  readonly text: string
  readonly chance: number
}

/** Where an option lies on the board: `{kind: 'segment', id: 's4'}`, `{kind: 'monster', id: 'orc-1'}`. */
export interface Place {
  readonly kind: string
  readonly id: string
}

/**
 * What a character does by an option, in the steps of a menu: the deed, its means, its target, its place. Characters are
 * ids as the view has them.
 */
export interface Deed {
  /** The sort of deed, as the game's machine name: a menu offers deeds of one sort together. */
  readonly kind: string
  /** It in a word or two: `Cast`, `Strike`. */
  readonly label: string
  /** Who does it; left out where no one in particular does. */
  readonly who?: string
  /** A spell, a weapon, a thing. Its label goes on where the deed's ends: `Cast` `Heal`, `Strike` `with the sword`. */
  readonly means?: { readonly id: string; readonly label: string; readonly effect?: string }
  /** Its target. */
  readonly whom?: string
  /** Where it leads. */
  readonly to?: Place
  /** True where a press loses nothing: nothing is rolled or spent, and it can be reversed. */
  readonly free?: boolean
}

export interface Option<Data = Json> {
  readonly id: string
  readonly label: string
  /** The label where its place, or the one it names, has been named already: `Charge, 3`. */
  readonly short?: string
  readonly detail?: string
  readonly odds?: Odds
  readonly at?: Place
  /** Present when the choice can kill, or lose something for good: a warning to show first. */
  readonly warns?: string
  /** The character whose option it is, where one decision offers options of several characters. */
  readonly by?: string
  /** True for an aside, done beside the question: casting Heal, handing over a ring. */
  readonly aside?: boolean
  /** True for an option that isn't a deed like the others: to pass, to wait, to be done. A page offers it apart from the list. */
  readonly apart?: boolean
  /** True for the answer that leaves everything as it is, where no other deed is more likely meant. A page begins with it. */
  readonly stays?: boolean
  /** True for a deed that harms the player's own side: a page never begins with it. */
  readonly friend?: boolean
  /** Present for an option that concerns a character: the deed, who does it and to whom. */
  readonly deed?: Deed
  /** What the page draws: a placement's ghost, a spell's cost. Its game types it by the topic of the question (`option-types.ts`). */
  readonly data?: Data
}

/** Something a player would expect to be able to do, and may not do now. */
export interface Blocked {
  readonly id: string
  readonly label: string
  readonly rule: string
  readonly why: string
  /** The character who would do it, beside the question. */
  readonly by?: string
  readonly deed?: Deed
}

/** A thing to be arranged or shared out. */
export interface Item {
  readonly id: string
  readonly label: string
  readonly detail?: string
  /** How many of it there are to share (gold, for example); 1 when left out. */
  readonly amount?: number
}

export type DecisionKind = 'pick' | 'number' | 'arrange' | 'share' | 'text' | 'roll'

/** A question to one seat, with every legal answer. */
export interface Decision {
  readonly id: string
  readonly seat: Seat
  readonly kind: DecisionKind
  readonly rule: string
  /** The question's machine name, stable: `route`, `placement`, `combat-action`. */
  readonly topic: string
  readonly prompt: string
  /** A second sentence, where one helps. */
  readonly lead?: string
  /** The character the question is about. */
  readonly about?: string
  /** The steps of this phase, with the present one marked. */
  readonly steps?: readonly { readonly label: string; readonly now?: boolean; readonly done?: boolean }[]
  readonly options?: readonly Option[]
  readonly blocked?: readonly Blocked[]
  /** pick: how many options; number: the bounds; text: the length; roll: the faces. */
  readonly min?: number
  readonly max?: number
  readonly step?: number
  /** arrange, share: what is to be arranged or shared. */
  readonly of?: readonly Item[]
  /** arrange: the names of the ranks, the first in front; any further ones are numbered. */
  readonly ranks?: readonly string[]
  /** share: those who may receive. */
  readonly among?: readonly Item[]
  /** roll: the dice code to roll with real dice. */
  readonly code?: string
  /** arrange, share, number, text: a good answer to start from. */
  readonly suggestion?: Json
  /** The standing answers that fit it, for "Always": see `Further`. */
  readonly habits?: readonly (Answer & { readonly id: string; readonly label: string; readonly risky?: true })[]
}

export interface LogEntry {
  readonly n: number
  /** The input during which it happened: where `game.replay` shows it. */
  readonly input?: number
  readonly rule: string
  readonly type: string
  readonly text: string
  readonly data: Json
  /** The seat to which it was told, where not everyone was. */
  readonly seat?: Seat
  /** It came from an answer that an errand gave, or that gave itself. */
  readonly given?: Extract<Giver, 'errand' | 'itself'>
}

export interface Outcome {
  readonly kind: string
  readonly text: string
  readonly standings?: readonly {
    readonly id: string
    readonly label: string
    readonly score: number
    readonly detail?: string
    readonly winner?: boolean
    /** The seat it belongs to, if any. */
    readonly seat?: Seat
  }[]
  /** How many turns it took, in a game that counts them. */
  readonly turns?: number
}

export interface SessionView {
  readonly session: string
  readonly game: string
  /** The campaign whose roster its people are of; left out outside of campaigns. */
  readonly campaign?: string
  readonly revision: number
  readonly seat: Seat
  /** The names of the seats, by number. */
  readonly seats: readonly string[]
  /** The seats that bots play; left out where there are none. */
  readonly bots?: readonly BotSeat[]
  readonly decision: Decision | null
  readonly outcome: Outcome | null
  readonly view: unknown
  readonly canUndo: boolean
  /** The earliest position to which `game.undo` may lead now; left out where there is no undo. */
  readonly undoTo?: number
  readonly canRedo: boolean
  /** True while something of this session is hidden from a person at the table: no what-if, story or luck until it is over. */
  readonly secret?: boolean
  /** The number of inputs so far: the highest number `game.replay` takes. */
  readonly inputs: number
  /** For a what-if, outside every campaign: the session and the input it branches from. */
  readonly branchOf?: BranchPoint
  /** It came from a file, to be looked at: play goes on from it in a what-if. */
  readonly fromFile?: true
  /** Since the last choice a person made, including what bots did after it. */
  readonly rolled: readonly Roll[]
  /** Since the last choice of a person. */
  readonly events: readonly LogEntry[]
}

/** A past position, in a replay. */
export interface Replay extends SessionView {
  /** The answer given there; missing at the newest position, and where the question cannot be asked again. */
  readonly answered?: Answer
  /** For a record made under other rules: the input whose stored mark is shown instead. Events and dice are as recorded. */
  readonly standsAt?: number
}

/** A position of a session: the number of inputs before it. */
export interface BranchPoint {
  readonly session: string
  readonly input: number
}

/** An answer to a decision, as API.md shapes it. */
export interface Answer {
  readonly pick?: readonly string[]
  readonly value?: Json
}

/** The closed list of error codes. */
export const ERROR_CODES = [
  'bad-request',
  'unknown-call',
  'rule-violation',
  'not-found',
  'conflict',
  'storage',
  'internal',
  'closed',
] as const
export type ErrorCode = (typeof ERROR_CODES)[number]

/** Why something was refused: a value, never an exception. */
export interface Refusal {
  readonly code: ErrorCode
  readonly message: string
  readonly detail?: string
  readonly rule?: string
}
