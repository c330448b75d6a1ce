export type Level = 1 | 2 | 3

/** 6.5 */
export const LEVELS = [1, 2, 3] as const satisfies readonly Level[]

export interface LevelChanges {
  /** Added to the wounds rolled for each monster. */
  readonly monsterWound: number
  readonly monsterCombatBonus: number
  /** Added to the Negotiation Value of a monster that has one. */
  readonly monsterNegotiation: number
  /** Factor of every encounter, after the dice. */
  readonly numberOfMonsters: number
  /** Rows down the Treasure Table, to L at most. */
  readonly treasureType: number
  /** Factor of the points gained. */
  readonly experiencePoints: number
}

/** Level Chart (6.7). */
export const LEVEL_CHART: Readonly<Record<Level, LevelChanges>> = {
  1: { monsterWound: 0, monsterCombatBonus: 0, monsterNegotiation: 0, numberOfMonsters: 1, treasureType: 0, experiencePoints: 1 },
  2: { monsterWound: 2, monsterCombatBonus: 1, monsterNegotiation: 1, numberOfMonsters: 1, treasureType: 1, experiencePoints: 1 },
  3: { monsterWound: 4, monsterCombatBonus: 3, monsterNegotiation: 2, numberOfMonsters: 2, treasureType: 2, experiencePoints: 2 },
}
