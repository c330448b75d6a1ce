import type { Bounds, Graded, LastChance, Term } from '../../engine/kernel/grading-types.ts'
import type { Seat } from '../../engine/kernel/types.ts'

/** A graded choice in the course of its game. */
export interface Grade extends Graded {
  readonly byBot: boolean
  /**
   * What chance brought between this choice and the next of the same side that was graded, against what it brings on average, in points; with
   * its standard error. The other sides' choices count as chance.
   */
  readonly luck: { readonly mean: number; readonly error: number }
}

/** What has been found of a game's choices so far. */
export interface Grades {
  readonly session: string
  /** Whether choices of this game can be measured at all, and have been. */
  readonly state: 'none' | 'part' | 'whole'
  /** True while it is going on. */
  readonly going: boolean
  readonly terms: readonly Term[]
  readonly bounds: Bounds
  /** How many choices there are to measure: those of people, of bots too where that was asked; 0 before they have been counted. */
  readonly choices: number
  /** The choices of bots that could be measured too. */
  readonly botsLeft: number
  /** In the order of the game. */
  readonly grades: readonly Grade[]
  /** Whose choices they are: each seat's for itself, or one side where all play for the same. */
  readonly sides: readonly GradedSide[]
}

export interface GradedSide {
  /** Null where all play for the same. */
  readonly seat: Seat | null
  readonly name: string | null
  /** In points: what chance brought in all, and what clear mistakes cost. */
  readonly luck: number
  readonly lost: number
}

/** Whether someone who fell could have lived, in which game. */
export interface Lived {
  readonly session: string
  /** Null where it has not been looked for. */
  readonly chance: LastChance | null
}
