import type { Skill } from '../../kernel/types.ts'

/** How a bot of some strength plays. What a player gains or fears is weighed in points of the final score. */
export interface Temper {
  /** What a movement point on the way to Alysa is worth. */
  readonly tempo: number
  /** The part of the danger that he sees which he minds, 0 to 1. */
  readonly caution: number
  /** He tries to outwit monsters from this chance on, 0 to 1; above 1 never. */
  readonly outwits: number
  /** He looks at how far the others are. */
  readonly racing: boolean
  /** He looks for riches that he has seen, or may have. */
  readonly greedy: boolean
  /** He looks into the dark with points that would be lost. */
  readonly stares: boolean
  /** He turns his face where most of them will come from. */
  readonly wary: boolean
  /** He spends a level of luck on damage worth so much. */
  readonly luckFrom: number
  /** How many counters he moves in a phase of the monsters. */
  readonly marchers: number
  /** His monsters go for the hero's back, and wait where he will be. */
  readonly cunning: boolean
}

export const TEMPERS: Readonly<Record<Skill, Temper>> = {
  novice: {
    tempo: 3,
    caution: 0,
    outwits: 2,
    racing: false,
    greedy: false,
    stares: false,
    wary: false,
    luckFrom: 1,
    marchers: 4,
    cunning: false,
  },
  able: {
    tempo: 3,
    caution: 0.3,
    outwits: 0.8,
    racing: true,
    greedy: true,
    stares: true,
    wary: false,
    luckFrom: 12,
    marchers: 8,
    cunning: false,
  },
  master: {
    tempo: 2,
    caution: 0.4,
    outwits: 0.6,
    racing: true,
    greedy: true,
    stares: true,
    wary: true,
    luckFrom: 14,
    marchers: 16,
    cunning: true,
  },
}
