import type { Fate } from './tale-types.ts'
import type { Estimate } from './types.ts'

// What the Lab keeps of the games it has played, and their results.

/** An option of a game that is worth comparing, apart from its variants and the strength of its bots; the first value is the usual one. */
export interface LabChoice {
  readonly option: string
  readonly label: string
  readonly values: readonly { readonly id: string; readonly label: string }[]
}

/** Something that happens in a game or does not. */
export interface ShareWords {
  readonly id: string
  /** `Someone comes home`. */
  readonly label: string
  /** To follow a number of games: `bring someone home`. */
  readonly does: string
}

/** An amount in a game. */
export interface AmountWords {
  readonly id: string
  /** `Gold brought home`. */
  readonly label: string
  /** To follow a number, as a plural: `gold marks`. */
  readonly unit: string
}

/** One game of the Lab. */
export interface LabGame {
  /** Its number, from 0: games of the same number have the same dice. */
  readonly n: number
  /** The kind of its outcome; null where it took too long and was left. */
  readonly outcome: string | null
  /** How it ended, in a sentence. */
  readonly text: string
  readonly turns: number
  /** How far anyone came, as the game counts it; 0 where it counts nothing. */
  readonly depth: number
  /** The measures of the game, in their order. */
  readonly shares: readonly boolean[]
  readonly amounts: readonly number[]
  readonly people: readonly LabPerson[]
}

export interface LabPerson {
  readonly slug: string
  readonly name: string
  /** A character that the Lab asks about: of rivals, the first seat’s. */
  readonly ours: boolean
  readonly fate: Fate
  readonly victory: boolean
  /** Each death; where no one comes back from the dead, one at most. */
  readonly deaths: readonly LabDeath[]
}

export interface LabDeath {
  readonly turn: number
  /** How far in it happened, counted as `depth`. */
  readonly level: number
  readonly cause: string
}

// ---------------------------------------------------------------- results

/** The results of one arm, over the games that came to an end. */
export interface LabArmSums {
  readonly played: number
  /** Left after too many choices: they are only counted. */
  readonly unfinished: number
  /** By the order of the measures; empty until a game is over. */
  readonly shares: readonly (Estimate & { readonly games: number })[]
  readonly amounts: readonly LabAmount[]
  /** The share of everyone in question alive at the end of that turn. */
  readonly turns: readonly (Estimate & { readonly turn: number })[]
  /** Of everyone in games that went so far, the part that did not fall there; empty where the game counts no depth. */
  readonly levels: readonly (Estimate & { readonly level: number; readonly label: string; readonly games: number })[]
  /** Deaths by cause, the most frequent first. */
  readonly causes: readonly { readonly id: string; readonly label: string; readonly count: number }[]
  /** Those who were in every game. */
  readonly people: readonly LabPersonSums[]
}

export interface LabAmount {
  readonly mean: Estimate
  readonly median: number
  /** Games between one edge and the next. */
  readonly counts: readonly number[]
}

export interface LabPersonSums {
  readonly id: string
  readonly name: string
  readonly ours: boolean
  readonly home: Estimate
  readonly fallen: Estimate
  readonly victory: Estimate
}

/** An arm minus the first one, over the games that both have played to the end. */
export interface LabDifference extends Estimate {
  readonly arm: number
  readonly measure: string
  /** Games with that seed in both. */
  readonly pairs: number
  /** Zero lies outside the interval. */
  readonly told: boolean
}

export interface LabSums {
  readonly shares: readonly ShareWords[]
  /** `edges`: where the bars of its distribution begin, and where the last one ends. */
  readonly amounts: readonly (AmountWords & { readonly edges: readonly number[] })[]
  readonly arms: readonly LabArmSums[]
  readonly differences: readonly LabDifference[]
}

/** A bar of a chart, by what it stands for. */
export type LabBar =
  | { readonly share: string; readonly is: boolean }
  | { readonly amount: string; readonly from: number; readonly to: number }
  | { readonly cause: string }
  /** Someone of ours fell in these turns, the first excluded. */
  | { readonly fellAfter: number; readonly until: number }
  | { readonly fellOn: number }
  | { readonly person: string; readonly fate: 'home' | 'fallen' | 'victory' }
