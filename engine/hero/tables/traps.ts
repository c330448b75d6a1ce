/** Trap Level Determination (211D4): two dice of 2 to 12. */
const LEVELS = [13, 12, 11, 10, 10, 10, 9, 8, 7, 12, 14] as const

export const TRAP_LEVELS: readonly number[] = LEVELS

/** The level of a trap for two dice of 2 to 12. */
export function trapLevel(dice: number): number {
  const level = LEVELS[dice - 2]
  if (level === undefined) throw new RangeError(`no trap level for ${dice}`)
  return level
}

/** What a die and the hero's intelligence must come to against the succubus (211C3) and to outwit the monsters (208B2). */
export const SUCCUBUS_TEST = 10
export const OUTWIT_TEST = 10
