import type { Kind, Monster } from '../state.ts'

export interface CounterKind {
  /** How many of them lie in each section (104D). Only the dummies' number is known from print; the others are ours. */
  readonly count: number
  /** At most two factors in a square (203B). */
  readonly stacking: number
}

/** Counters of a section by kind: 39 of the owner's colour, and the riches (104B4). */
export const COUNTERS: Readonly<Record<Kind, CounterKind>> = {
  goblin: { count: 7, stacking: 1 },
  'great-goblin': { count: 4, stacking: 1 },
  man: { count: 4, stacking: 1 },
  zombie: { count: 4, stacking: 1 },
  lycanthrope: { count: 3, stacking: 2 },
  troll: { count: 3, stacking: 2 },
  ogre: { count: 3, stacking: 2 },
  succubus: { count: 1, stacking: 2 },
  trap: { count: 4, stacking: 2 },
  dummy: { count: 6, stacking: 0 },
  gold: { count: 2, stacking: 0 },
  jewel: { count: 1, stacking: 0 },
}

/** 203B2 */
export const MOST_STACKING = 2

/** What a monster that blocks a door takes off the hero's total; null where it cannot block (206C3). */
export const BLOCKING: Readonly<Record<Monster, number | null>> = {
  goblin: -2,
  'great-goblin': -2,
  man: -2,
  zombie: null,
  lycanthrope: null,
  troll: -4,
  ogre: -4,
}

/** The monsters that can force a door which the hero blocks (206D2). */
export const FORCERS = ['troll', 'ogre'] as const satisfies readonly Monster[]
