import { CHARACTERISTICS, type Characteristic, type Levels, WEAPONS, type Weapon } from '../state.ts'

/** Whatever has a level on the set-up sheet: a characteristic, or a weapon by its proficiency (102). */
export type Trait = Characteristic | Weapon

export function isWeapon(name: string): name is Weapon {
  return WEAPONS.some((each) => each === name)
}

export function isCharacteristic(name: string): name is Characteristic {
  return CHARACTERISTICS.some((each) => each === name)
}

export function isTrait(name: string): name is Trait {
  return isCharacteristic(name) || isWeapon(name)
}

export function levelOf(levels: Levels, trait: Trait): number {
  return isWeapon(trait) ? levels.weapons[trait] : levels.characteristics[trait]
}

/** Changes a level, which does not go below 0, and returns by how much it did. */
export function changeLevel(levels: Levels, trait: Trait, by: number): number {
  const before = levelOf(levels, trait)
  const after = Math.max(0, before + by)
  if (isWeapon(trait)) levels.weapons[trait] = after
  else levels.characteristics[trait] = after
  return after - before
}
