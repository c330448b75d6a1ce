import type { Answer, Seat } from './types.ts'

// Grading: what a choice cost against the best other, measured by playouts on common dice.

export const VERDICTS = ['fine', 'mistake', 'blunder', 'unclear'] as const
export type Verdict = (typeof VERDICTS)[number]

/** A mean and its standard error. */
export interface Mean {
  readonly mean: number
  readonly error: number
}

/** What a position comes to, by names of the game's own: lives, gold, the chance to win. Always the same ones. */
export type Account = Readonly<Record<string, number>>

/** What an account counts: one of it is so many points. */
export interface Term {
  readonly id: string
  readonly label: string
  readonly points: number
  /** A probability, 0 to 1, instead of a number of things. */
  readonly isChance?: true
}

/** The choice in words, for those that cost something or may: kept with it, since it takes the position to make them. */
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
  readonly taken: Answer
  /** The best of the others; null where there was none to compare with. */
  readonly better: Answer | null
  /** What the taken one cost against it, in the game's points; less than nothing where it was the better one. */
  readonly loss: Mean
  /** The same in the game's own terms. */
  readonly cost: Account
  /** What the position came to with the taken one, on average. */
  readonly worth: Mean
  readonly comesTo: Account
  /** How many answers were compared, and by how many playouts each of the last two. */
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

/** From which loss on a choice is called so, in points. */
export interface Bounds {
  readonly mistake: number
  readonly blunder: number
}
