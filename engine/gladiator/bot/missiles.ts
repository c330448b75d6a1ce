import { mostHeCanPay, priceOf } from '../chapters/12-prices.ts'
import type { OnSand } from '../chapters/33-need.ts'
import { missileLosses } from '../odds/spells.ts'
import { isMissileSpell } from '../open/spells.ts'
import type { ArenaState } from '../state.ts'
import type { MissileSpellId } from '../tables/ids.ts'
import { harm, worthAt } from './worth.ts'

// Missile spells, by exact odds: what they take, less the strength that they cost.

interface Priced {
  readonly price: number
  readonly value: number
}

/** Of that spell, what is put into it at best against the best of these targets; worth -1 where nothing pays. */
export function bestPrice(s: ArenaState, f: OnSand, spell: MissileSpellId, targets: readonly OnSand[]): Priced {
  const { least, step } = priceOf(spell)
  const most = mostHeCanPay(f, spell) ?? least
  let best = { price: least, value: -1 }
  const aimed = targets.map((target) => ({ target, losses: missileLosses(s, f, target, spell) }))
  for (let price = least; price <= most; price += step)
    for (const { target, losses } of aimed) {
      const value = harm(s, target, losses(price)) - spent(f, price)
      if (value > best.value) best = { price, value }
    }
  return best
}

/** What that strength is worth to him. */
export function spent(f: OnSand, price: number): number {
  return worthAt(f, f.sh) - worthAt(f, f.sh - price)
}

/** The missile spells that he can pay. */
export function missilesOf(f: OnSand): readonly MissileSpellId[] {
  return f.spells.filter(isMissileSpell).filter((spell) => mostHeCanPay(f, spell) !== null)
}

/** What the best of them takes from that victim, its price deducted; 0 where none pays. */
export function missilesWorth(s: ArenaState, f: OnSand, victim: OnSand): number {
  return Math.max(0, ...missilesOf(f).map((spell) => bestPrice(s, f, spell, [victim]).value))
}
