import type { Answer, Seat } from './types.ts'

// Grading: what a choice cost against the best other, measured by playouts on common dice.

export const VERDICTS = ['fine', 'mistake', 'blunder', 'unclear'] as const
export type Verdict = (typeof VERDICTS)[number]

/** A mean and its standard error. */
export interface Mean {
  readonly mean: number
  readonly error: number
}

/** The worth of a position, by the game's own names: lives, gold, the chance to win. Always the same ones. */
export type Account = Readonly<Record<string, number>>

/** A thing that an account counts, and what one of it is worth in points. */
export interface Term {
  readonly id: string
  readonly label: string
  readonly points: number
  /** A probability, 0 to 1, instead of a number of things. */
  readonly isChance?: true
}

/** The choice in words, where it cost something or may have: kept with it, since making them takes the position. */
export interface GradedWords {
  readonly prompt: string
  readonly taken: string
  readonly better: string
  /** What speaks for the better one: the odds of both where they have some, and why the bot would choose it if it would. */
  readonly why: readonly string[]
}

/** A choice, and what its playouts have shown. */
export interface Graded {
  /** How many answers had been given before it: the position that `game.replay` shows. */
  readonly input: number
  readonly seat: Seat
  readonly topic: string
  /** The part of the game that it belongs to, such as a fight; none where it stands by itself. */
  readonly passage?: string
  readonly taken: Answer
  /** The best of the others; null where there was none to compare with. */
  readonly better: Answer | null
  /** What the chosen answer cost compared with it, in the game's points; negative where the chosen one was better. */
  readonly loss: Mean
  /** The same in the game's own terms. */
  readonly cost: Account
  /** The average worth of the position with the chosen answer. */
  readonly worth: Mean
  readonly comesTo: Account
  /** How many answers were compared, and how many playouts each of the last two had. */
  readonly compared: number
  readonly playouts: number
  readonly verdict: Verdict
  readonly words?: GradedWords
}

/**
 * Whether someone who fell could have lived: the last choice of theirs or their companions' at which another answer saves them often
 * enough.
 */
export interface LastChance {
  readonly who: string
  /** How many of the last choices before the fall were searched. */
  readonly searched: number
  /** Null where no answer saved them in a third of the playouts. */
  readonly found: {
    readonly input: number
    readonly better: Answer
    readonly taken: Answer
    /** The share of the playouts in which they live, with the one and with the other. */
    readonly lives: number
    readonly livedByTaken: number
    readonly playouts: number
    readonly words: GradedWords
  } | null
}

/** The least loss that earns a choice this name, in points. */
export interface Bounds {
  readonly mistake: number
  readonly blunder: number
}
