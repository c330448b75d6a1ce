/** Spells that may be held by total Craft: 1, 2, and so on to 6 and more (2.6). */
export const SPELLS_BY_CRAFT = [0, 0, 1, 2, 2, 3] as const

/** The last round may be set to these (C-97). */
export const FEWEST_ROUNDS = 10
export const MOST_ROUNDS = 999

/** Single numbers of the rules, by their case. What opens a Heavy Gate, the counters of a Toad and the last round are ours. */
export const LIMITS = {
  /** 4.1 */
  lives: 4,
  /** 3.1 */
  gold: 1,
  /** 4.6 */
  healTo: 4,
  /** 5.3 */
  objects: 4,
  /** 1.4: points of trophies for one Strength. */
  strengthPoints: 7,
  /** 12.3: Cave cards for one Craft. */
  caveCards: 7,
  /** 11.2: with this Craft the way is chosen at every turning. */
  freeCraft: 6,
  /** 11.3, C-17: die and Strength together. */
  gate: 8,
  /** 11.4 */
  stopsInChamber: [5, 6],
  /** C-06: with less Craft nobody searches. */
  searchCraft: 6,
  /** 12.5 b: what two dice have to show, by Craft. */
  search: { '6': 12, '7': 11, '8': 10, more: 7 },
  /** 12.5 a: its Strength. */
  beast: 10,
  /** 12.5 b: its Craft. */
  apparition: 8,
  /** 12.5 c */
  wealthDice: 3,
  /** 12.5: turns for which the Chamber is closed to a Character who failed. */
  barred: 3,
  /** 16, C-42 */
  toad: 3,
  /** C-97 */
  rounds: 200,
} as const
