/** What one point of an ability costs a character at home, before aging. */
export interface Price {
  readonly experience: number
  /** Gold marks, or jewels of that value. */
  readonly gold: number
}

/** 12.2: Wound Points, a weapon skill, Resistance, a skill, Magic Potential under one sun. */
export const ABILITY_PRICE: Price = { experience: 100, gold: 100 }

/** 12.3 */
export const COMBAT_BONUS_PRICE: Price = { experience: 150, gold: 150 }

/** What Resistance, detrap and Hellgate may never exceed (7.3, 11.0, 16.0). */
export const ABILITY_LIMIT = 5

/** Victory needs at least so much (17.0). */
export const VICTORY: Price = { experience: 100, gold: 100 }

/** What compounding stops at: dearer than anybody is rich, and still a whole number. */
const DEAREST = 1_000_000_000

/**
 * The price after so many exits from the Citadel (17.5): a tenth dearer with each exit from `agesFrom` on, rounded up; gold never is.
 * A tenth of the first price, or of the last one under the variant `compound-aging`.
 */
export function agedPrice(price: Price, exits: number, agesFrom: number, compound: boolean): Price {
  const dearer = Math.max(0, exits - agesFrom + 1)
  if (!compound) return { ...price, experience: Math.ceil((price.experience * (10 + dearer)) / 10) }
  let experience = price.experience
  for (let exit = 0; exit < dearer; exit += 1) experience = Math.min(DEAREST, Math.ceil((experience * 11) / 10))
  return { ...price, experience }
}
