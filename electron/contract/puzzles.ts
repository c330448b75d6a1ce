import type { Mean, Verdict } from '../../engine/kernel/grading-types.ts'

// A marked moment at which someone chose one of several answers is a puzzle: what would you choose?

export interface Puzzle {
  readonly session: string
  readonly input: number
  readonly game: string
  /** The note of the person who marked it. */
  readonly name: string
  readonly question: string
  readonly lead: string | null
  /** Without their odds: those would give it away. */
  readonly options: readonly { readonly id: string; readonly label: string }[]
  /** ISO time. */
  readonly at: string
  /** What was answered to it last; null for one that is new. */
  readonly tried: PuzzleAnswered | null
}

/** What an answer to a puzzle comes to. All answers are in words. */
export interface PuzzleTried {
  readonly mine: string
  /** What was chosen in the game itself. */
  readonly taken: string
  /** What the sensible bot would choose, and why. */
  readonly sensible: { readonly text: string; readonly why: string }
  /** By playouts; null in games whose choices are not graded, and where there was nothing to compare. */
  readonly grade: {
    readonly verdict: Verdict
    /** In points, against the best other. */
    readonly loss: Mean
    /** The points are hundredths of a chance. */
    readonly isChance?: true
    readonly better: string | null
    readonly why: readonly string[]
    readonly playouts: number
    readonly compared: number
  } | null
}

/** An answer that is remembered. */
export interface PuzzleAnswered extends PuzzleTried {
  readonly option: string
  /** ISO time. */
  readonly at: string
}
