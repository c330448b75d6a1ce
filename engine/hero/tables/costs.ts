/** What a hero's deeds cost in movement points (204D2, 211D9). */
export const COSTS = {
  step: 1,
  attack: 1,
  'open-door': 1,
  'change-weapon': 2,
  'hard-stare': 1,
  'pick-up': 1,
  trap: 1,
} as const

export type Cost = keyof typeof COSTS

/** What each gold counter that is carried takes off the hero's allowance; jewels weigh nothing (207A7, 207A8). */
export const GOLD_WEIGHT = 0.5

/** Squares that a monster, a trap, a dummy or the succubus may move in a turn (204C, 211A1, H-10). */
export const MONSTER_MOVEMENT = 3

/** What a movement of 1 still allows: to change the weapon, and nothing else (209A4, H-34). */
export const MOVEMENT_TO_CHANGE = 1

/** Levels recovered by a breather (213B): after a quiet turn, and after one in which a door was blocked. */
export const BREATHER = { quiet: 2, blocking: 1 } as const
