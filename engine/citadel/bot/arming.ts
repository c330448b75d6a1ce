import { parseAction } from '../actions.ts'
import type { CharacterView, CitadelView } from '../view-types.ts'
import { blow, characters, isWeapon, PLENTY, strengthWith } from './sight.ts'

// Which weapon to hold: a change costs a turn in a fight (9.4), and nothing before it.

/** Weapons that strike from the front rank (9.4). */
export const MELEE: readonly string[] = ['sword', 'hammer', 'ax', 'dagger']
/** Those that reach the foe from the second rank. */
export const MISSILES: readonly string[] = ['bow', 'throwing-dagger']
/** It flies once, and is gone for the fight. */
const FLIES_ONCE = 0.4

/** A change of weapons after which somebody holds the best he has for where he stands; null where all do. */
export function armedBefore(raid: CitadelView, ids: readonly string[]): { readonly id: string; readonly why: string } | null {
  for (const id of ids) {
    const action = parseAction(id)
    if (action.do !== 'switch') continue
    const c = characters(raid).find((each) => each.id === action.by)
    if (c === undefined || c.inHand === action.weapon) continue
    const others = c.weapons.filter((weapon) => weapon !== action.weapon).map((weapon) => useOf(c, weapon))
    if (useOf(c, action.weapon) > Math.max(0, ...others)) return { id, why: `${c.name} strikes harder with it from there` }
  }
  return null
}

/** Wounds a round with that weapon where he stands. */
function useOf(c: CharacterView, weapon: string): number {
  const reaches = MISSILES.includes(weapon) ? (c.rank === 0 ? weapon !== 'bow' : c.rank === 1) : c.rank === 0
  if (!reaches || !isWeapon(weapon)) return 0
  return blow(weapon, strengthWith(c, weapon), PLENTY).wounds * (weapon === 'throwing-dagger' ? FLIES_ONCE : 1)
}
