import type { Estimate, SessionStatus } from '../../engine/kernel/types.ts'

// The week's game: the same start for everyone, without a server.

/** What ranks a week's game. */
export interface WeekMeasure {
  readonly id: string
  /** `Experience brought home`. */
  readonly label: string
  /** To follow a number; null of what happens or does not, which counts 1 or 0. */
  readonly unit: string | null
}

/** A game that someone here began as a week's. */
export interface WeekAttempt {
  readonly session: string
  /** `2026-W48`. */
  readonly week: string
  readonly status: SessionStatus
  /** One figure for each measure, the negative where less is better; null while it is open, where it was given up, and where its story cannot be told. */
  readonly rank: readonly number[] | null
}

/** The spread of the games that bots have played from the same start, with dice of their own. */
export interface WeekPar {
  /** The run of the Lab that plays them; null once they are kept. */
  readonly job: string | null
  readonly done: number
  readonly total: number
}

export interface WeekGame {
  readonly game: string
  /** The weightiest first. */
  readonly measures: readonly WeekMeasure[]
  /** The first attempt of this week, the only one that counts; null before it. */
  readonly attempt: WeekAttempt | null
  /** Later attempts of this week. */
  readonly repeats: number
  /** The newest attempt of this week that is still open. */
  readonly open: string | null
  /** Null until bots have begun. */
  readonly par: WeekPar | null
  /** The best that counted in weeks before this one. */
  readonly best: WeekAttempt | null
}

export interface Week {
  /** By ISO 8601, in UTC. */
  readonly week: string
  /** When the next one begins: an ISO time. */
  readonly until: string
  readonly games: readonly WeekGame[]
}

/** How an attempt stands beside the bots and those of other weeks. */
export interface WeekResult {
  readonly week: string
  readonly game: string
  readonly measures: readonly WeekMeasure[]
  readonly attempt: WeekAttempt
  /** Whether it is the one of its week that counts. */
  readonly counts: boolean
  /** The one that counts, where this is a repeat. */
  readonly first: WeekAttempt | null
  readonly par: WeekPar | null
  /** The share of the bots' games that were worse, and of those that came to the same; null without a rank, and before the first of them. */
  readonly beats: { readonly worse: Estimate; readonly alike: Estimate } | null
  /** The best that counted in other weeks. */
  readonly best: WeekAttempt | null
}
