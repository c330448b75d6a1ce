export const WEAPONS = ['dagger', 'throwing-dagger', 'bow', 'sword', 'hammer', 'ax'] as const

export type Weapon = (typeof WEAPONS)[number]

/** Skill with each weapon that the character is skilled in, added to the attack die (9.5). */
export type WeaponSkill = { readonly [weapon in Weapon]?: number }
