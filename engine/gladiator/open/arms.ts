import { SHIELDS } from '../tables/armour.ts'
import type { ShieldId, ThingType, WeaponId } from '../tables/ids.ts'
import { SPECIAL } from '../tables/special.ts'
import type { Weapon } from '../tables/table-types.ts'
import { WEAPONS } from '../tables/weapons.ts'

// What a thing is in the hand (4.1).

const SHIELD_IDS: ReadonlySet<string> = new Set(Object.keys(SHIELDS))
const WEAPON_IDS: ReadonlySet<string> = new Set(Object.keys(WEAPONS))

export function isShield(type: ThingType): type is ShieldId {
  return SHIELD_IDS.has(type)
}

export function isWeapon(type: ThingType): type is WeaponId {
  return WEAPON_IDS.has(type)
}

/** What a thing does as a weapon; null for bones, and for a Krill, which has its place among the Slayer's attacks (18.2, G-128). */
export function weaponOf(type: ThingType): Weapon | null {
  if (isWeapon(type)) return WEAPONS[type]
  return type === 'death-sword' ? DEATH_SWORD : null
}

const DEATH_SWORD: Weapon = {
  ...SPECIAL['death-sword'],
  ...{ kind: 'hand', hammerAxe: false, noShield: false },
}

/** 5.7: how many hands it takes. */
export function handsFor(type: ThingType): 1 | 2 {
  return isWeapon(type) ? WEAPONS[type].hands : SPECIAL[type].hands
}

/** 5.1: the least strength that carries it. */
export function strengthFor(type: ThingType): number {
  return isWeapon(type) ? WEAPONS[type].sh : (SPECIAL[type].sh ?? 0)
}
