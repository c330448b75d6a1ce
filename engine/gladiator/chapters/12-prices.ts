import { isAreaSpell, isIllusion, isMissileSpell, isOtherSpell, isSummoning, isTerrainSpell, isThrownSpell } from '../open/spells.ts'
import type { Figure } from '../state.ts'
import type { SpellId } from '../tables/ids.ts'
import { SPELL_PRICE } from '../tables/limits.ts'
import {
  AREA_SPELLS,
  ILLUSION_SPELLS,
  MISSILE_SPELLS,
  OTHER_SPELLS,
  SUMMON_SPELLS,
  TERRAIN_SPELLS,
  THROWN_SPELLS,
} from '../tables/spells.ts'
import type { OtherSpell, ThrownSpell } from '../tables/table-types.ts'

// What a spell costs (12.2, 12.4, 13.2, 14.1, 14.3).

/** SH from the least to the most, in steps; a fixed price has one amount. */
export interface Price {
  readonly least: number
  readonly step: number
  /** Null where only his strength bounds it. */
  readonly most: number | null
}

export function priceOf(spell: SpellId): Price {
  if (isMissileSpell(spell)) {
    const { step, most } = MISSILE_SPELLS[spell]
    return { least: step, step, most }
  }
  if (isThrownSpell(spell)) return adjustable(THROWN_SPELLS[spell])
  if (isOtherSpell(spell)) return adjustable(OTHER_SPELLS[spell])
  return fixed(specialCost(spell))
}

function adjustable({ cost, adjustable = false, ...more }: ThrownSpell | OtherSpell): Price {
  const { most = null } = 'most' in more ? more : {}
  return adjustable ? { least: cost, step: cost, most } : fixed(cost)
}

function fixed(cost: number): Price {
  return { least: cost, step: 1, most: cost }
}

function specialCost(
  spell: Exclude<SpellId, keyof typeof MISSILE_SPELLS | keyof typeof THROWN_SPELLS | keyof typeof OTHER_SPELLS>,
): number {
  if (isSummoning(spell)) return SUMMON_SPELLS[spell].cost
  if (isIllusion(spell)) return ILLUSION_SPELLS[spell].cost
  if (isTerrainSpell(spell)) return TERRAIN_SPELLS[spell].cost
  return isAreaSpell(spell) ? AREA_SPELLS[spell].cost : 0
}

/** G-51: all that he can put into it and still have 1 SH; null where he cannot pay the least. */
export function mostHeCanPay({ sh }: Pick<Figure, 'sh'>, spell: SpellId): number | null {
  const { least, step, most } = priceOf(spell)
  const spare = Math.min(most ?? sh - 1, sh - 1)
  return spare < least && least > 0 ? null : Math.max(least, least + Math.floor((spare - least) / step) * step)
}

/** 12.2, G-50: half of it on a 4, rounded up, nothing on a 3. */
export function paidFor(wished: number, total: number): number {
  return total === SPELL_PRICE.free ? 0 : total === SPELL_PRICE.half ? Math.ceil(wished / 2) : wished
}

/** 12.4, 13.2, 14.3, G-52: a missile spell costs all of it all the same, a thrown one 1 SH, a special one 1 SH less than it would. */
export function paidInVain(spell: SpellId, wished: number): number {
  if (isMissileSpell(spell)) return wished
  return isThrownSpell(spell) ? Math.min(1, wished) : Math.max(0, wished - 1)
}

/** How often the price is paid: the dice of a missile spell, the turns or points of a thrown one (G-117, 14.1, 14.2). */
export function stepsOf(spell: SpellId, wished: number): number {
  const { step, least } = priceOf(spell)
  return isMissileSpell(spell) ? wished / step : 1 + (wished - least) / step
}
