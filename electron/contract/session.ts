import type { Errand } from '../../engine/kernel/errand-types.ts'
import type { Answer, BotSeat, BranchPoint, Estimate, LogEntry, Outcome, SessionStatus } from '../../engine/kernel/types.ts'

/** A session as a list shows it. */
export interface SessionRow {
  readonly session: string
  readonly game: string
  readonly campaign: string | null
  /** Its number in the campaign; null outside of one. */
  readonly raid: number | null
  readonly status: SessionStatus
  readonly revision: number
  readonly inputs: number
  readonly seats: readonly string[]
  /** The seats that bots play; left out where there are none. */
  readonly bots?: readonly BotSeat[]
  /** The party, as far as it is on a roster. */
  readonly party: readonly { readonly id: string; readonly name: string }[]
  readonly outcome: Outcome | null
  /** For a what-if: where it branches from. */
  readonly branchOf?: BranchPoint
  /** A game of the Lab that was opened. */
  readonly lab?: true
  /** It came from a file, to be looked at: play goes on from it in a what-if. */
  readonly fromFile?: true
  /** The week whose game it is: `2026-W48`. */
  readonly week?: string
  /** ISO times. */
  readonly createdAt: string
  readonly updatedAt: string
}

/** What a person has marked in the course of a game. */
export interface Moment {
  /** The position: the number of inputs before it. */
  readonly input: number
  readonly text: string
  readonly flagged: boolean
  /** ISO time. */
  readonly at: string
}

/** The sensible bot's advice. */
export interface Hint extends Answer {
  readonly why: string
}

export interface Log {
  readonly events: readonly LogEntry[]
  readonly next?: number
}

/** What the seat saw right after each of those events, in the shape of `SessionView.view`. */
export interface Frames {
  readonly views: readonly unknown[]
}

export interface RuleEntry {
  readonly rule: string
  readonly title: string
  readonly text: string
  readonly source: 'rulebook' | 'ruling' | 'ours'
  /** Why, where the printed game does not say. */
  readonly reason?: string
}

/** The errands possible now, for the player who decides at that revision. */
export interface ErrandsOffered {
  readonly revision: number
  readonly errands: readonly Errand[]
}

/** How an errand ended, as its record keeps it. */
export interface Ended {
  readonly label: string
  readonly answers: number
  readonly text: string
  readonly done: boolean
}
/** Each with the last input of its errand, oldest first. */
export interface Endings {
  readonly endings: readonly (Ended & { readonly input: number })[]
}

/** The probable result of a fight, or of what else a game can play out: bots do it many times, never with the game's own dice. */
export interface Simulation {
  /** The revision of the position that was played out; the result holds for no other. */
  readonly revision: number
  /** The number of trials; fewer than asked for when time ran out. */
  readonly runs: number
  readonly asked: number
  /**
   * Shares, 0 to 1, of three ends. Of a fight: the monsters are beaten; the two sides part; none of the party who took part is left. Of a
   * turn of the Cave: no Life is lost; a Life is; the Character dies.
   */
  readonly won: Estimate
  readonly left: Estimate
  readonly lost: Estimate
  /** Trials broken off because they took too long. */
  readonly unfinished: number
  /** With an errand: the shares in which it ended before that, with its goal reached, and without; then bots play on. */
  readonly done?: Estimate
  readonly stopped?: Estimate
  /** What stopped it, the most frequent first: each sort of end, in the words it mostly had, and its share of all trials. */
  readonly stops?: readonly { readonly kind: string; readonly text: string; readonly share: number }[]
  /** At least one falls: killed, turned to stone, or turned against the others. */
  readonly anyFalls: Estimate
  readonly people: readonly { readonly id: string; readonly name: string; readonly falls: Estimate; readonly wounds: Estimate }[]
  /** Wound Points or Lives lost in all, and rounds it takes, on average. */
  readonly wounds: Estimate
  readonly rounds: Estimate
  /** What it brings on average, by names of the game's own: of a turn of the Cave `strength`, `craft` and `gold`. */
  readonly gains?: readonly { readonly id: string; readonly amount: Estimate }[]
}
