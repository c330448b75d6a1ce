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

/** The least that victory needs (17.0). */
export const VICTORY: Price = { experience: 100, gold: 100 }

/** Where compounding stops: more than anyone could ever pay, and still a whole number. */
const DEAREST = 1_000_000_000

/**
 * The price after that many exits from the Citadel (17.5): a tenth more with each exit from `agesFrom` on, rounded up; gold never rises.
 * A tenth of the first price, or of the last one under the variant `compound-aging`.
 */
export function agedPrice(price: Price, exits: number, agesFrom: number, compound: boolean): Price {
  const dearer = Math.max(0, exits - agesFrom + 1)
  if (!compound) return { ...price, experience: Math.ceil((price.experience * (10 + dearer)) / 10) }
  let experience = price.experience
  for (let exit = 0; exit < dearer; exit += 1) experience = Math.min(DEAREST, Math.ceil((experience * 11) / 10))
  return { ...price, experience }
}

const points = ({ experience, gold }: Price, most: number | null = null) => [experience, gold, most]

/** 12.2, 12.3: what a point costs in experience and gold, and the most there may be of it; null for no end. */
export const PRICES = {
  'wound-points': points(ABILITY_PRICE),
  'weapon-skill': points(ABILITY_PRICE),
  resistance: points(ABILITY_PRICE, ABILITY_LIMIT),
  detrap: points(ABILITY_PRICE, ABILITY_LIMIT),
  hellgate: points(ABILITY_PRICE, ABILITY_LIMIT),
  negotiation: points(ABILITY_PRICE),
  'magic-potential': points(ABILITY_PRICE),
  'combat-bonus': points(COMBAT_BONUS_PRICE),
} as const

/** How far the table of prices by age goes. */
const MOST_EXITS = 12

/** 17.5: the experience that a point costs by exits, of an ability and of the Combat Bonus; then both under `compound-aging`. */
export function pricesByAge(agesFrom: number): Readonly<Record<string, readonly number[]>> {
  const row = (exits: number) =>
    [false, true].flatMap((compound) =>
      [ABILITY_PRICE, COMBAT_BONUS_PRICE].map((price) => agedPrice(price, exits, agesFrom, compound).experience),
    )
  const older = Array.from({ length: MOST_EXITS - agesFrom + 1 }, (_, i) => agesFrom + i)
  return { [`0-${agesFrom - 1}`]: row(0), ...Object.fromEntries(older.map((exits) => [String(exits), row(exits)])) }
}
