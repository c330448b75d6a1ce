import type { AmountWords, LabChoice, LabSums, ShareWords } from '../../engine/kernel/lab-types.ts'

// The Lab: whole games that bots play, arm beside arm on the same dice.

/** What the Lab measures a game by, and what can be compared there apart from variants and strengths. */
export interface LabInfo {
  /** How many seats there are where nothing is said. */
  readonly seats: number
  readonly choices: readonly LabChoice[]
  /** The first is what the game is played for. */
  readonly shares: readonly ShareWords[]
  readonly amounts: readonly AmountWords[]
}

export const LAB_STATUSES = ['running', 'done', 'stopped', 'failed'] as const
export type LabStatus = (typeof LAB_STATUSES)[number]

/** A run of the Lab. What has been played stays, whatever stops it; nothing of it survives the program. */
export interface LabJob {
  readonly job: string
  readonly game: string
  readonly campaign: string | null
  readonly seed: string
  /** The games of each arm. */
  readonly count: number
  /** The arms by their names; the first is what the others are compared with. */
  readonly arms: readonly string[]
  readonly status: LabStatus
  /** Of a run that failed: why. */
  readonly why?: string
  /** Games played so far, of all arms, and how many there are to be. */
  readonly done: number
  readonly total: number
}

export interface LabResult extends LabJob {
  readonly sums: LabSums
}

/** Games that a bar counts, in the order of their numbers. */
export interface LabGames {
  /** All there are. */
  readonly count: number
  /** The first of them. */
  readonly games: readonly {
    readonly n: number
    readonly text: string
    readonly turns: number
  }[]
}
