import type { DelveState, Fighter, Id, March } from '../state.ts'
import { SPELLS } from '../tables/index.ts'
import { isMelee } from './09-attack.ts'
import { combatBonusOf, living, woundPointsLeft } from './party.ts'

// 4.1.C: who marches, and a march order to begin with.

const RANK = 3

/** The fighters who march: those with the Party counter and on its side. */
export function marchers(s: DelveState): Fighter[] {
  const all: Fighter[] = [...living(s), ...s.monsters]
  return all.filter((f) => f.at === s.at && f.status === 'living' && f.side === 'party' && (f.fighter === 'monster' || !f.apart))
}

/** A march order to begin with: the best and toughest strikers in front; behind, those who shoot or cast in combat (9.2, 10.4). */
export function suggestedMarch(s: DelveState): March {
  const order = marchers(s)
    .map((f) => ({ id: f.id, worth: worthInFront(f) }))
    .sort((a, b) => b.worth - a.worth)
    .map(({ id }) => id)
  const march: March = []
  for (let i = 0; i < order.length; i += RANK) march.push(spread(order.slice(i, i + RANK)))
  return march
}

const BEHIND = 12

/** His worth in the first rank, less what he could do only from behind it. */
function worthInFront(f: Fighter): number {
  const strength = woundPointsLeft(f) + combatBonusOf(f)
  if (f.fighter === 'monster') return strength
  const blows = f.weapons.flatMap(({ weapon, bonus }) => (isMelee(weapon) ? [bonus + (f.weaponSkill[weapon] ?? 0)] : []))
  if (blows.length === 0) return strength - 2 * BEHIND
  const casts = f.circled.some((spell) => SPELLS[spell].castAs === 'combat') ? BEHIND : 0
  const shoots = f.weapons.some(({ weapon }) => weapon === 'bow') ? BEHIND / 2 : 0
  return strength + Math.max(...blows) - Math.max(casts, shoots)
}

/** One stands in the middle, two at the ends. */
function spread([a, b, c]: readonly Id[]): (Id | null)[] {
  if (b === undefined) return [null, a ?? null, null]
  return [a ?? null, c === undefined ? null : b, c ?? b]
}
