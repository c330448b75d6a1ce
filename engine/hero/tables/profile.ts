import type { Characteristic, Profile, Weapon } from '../state.ts'

/** Points that may be spent on a hero, and need not be (103A3, H-03). */
export const POINTS_TO_SPEND = 70

export interface CharacteristicColumn {
  /** The letter that the set-up sheet has for it. */
  readonly letter: string
  readonly least: number
  readonly most: number
  /** Points for each level (103A2). */
  readonly cost: number
}

/** The Heroic Profile Table (102A, 103A); only class has to be bought (103A5, H-01). Its column W is `MOST_WEAPON_LEVELS`. */
export const PROFILE: Readonly<Record<Characteristic, CharacteristicColumn>> = {
  appearance: { letter: 'P', least: 0, most: 9, cost: 1 },
  intelligence: { letter: 'I', least: 0, most: 9, cost: 1 },
  class: { letter: 'C', least: 1, most: 9, cost: 1 },
  strength: { letter: 'S', least: 0, most: 9, cost: 1 },
  luck: { letter: 'L', least: 0, most: 5, cost: 4 },
  hits: { letter: 'H', least: 0, most: 18, cost: 1 },
  movement: { letter: 'M', least: 0, most: 9, cost: 1 },
}

/** Column W: the levels of all weapons together; one point each (103A2, 103B). */
export const MOST_WEAPON_LEVELS = 18

export interface WeaponColumn {
  readonly letter: string
  /** What is added to the hero's dice, by level: level 1 first, the highest last (102B8, H-02). */
  readonly modifiers: readonly number[]
  /** Wielded with both hands: no shield meanwhile (210G2). */
  readonly twoHanded: boolean
}

/** The Weapon Proficiency Table (102B). */
export const PROFICIENCY: Readonly<Record<Weapon, WeaponColumn>> = {
  'short-sword': { letter: 'SS', modifiers: [-1, 0, 0, 0, 1, 1, 2, 2, 3], twoHanded: false },
  'long-sword': { letter: 'LS', modifiers: [-2, -1, 0, 0, 0, 1, 2, 3, 4], twoHanded: false },
  dagger: { letter: 'D', modifiers: [0, 1, 2, 3, 4], twoHanded: false },
  ax: { letter: 'A', modifiers: [-1, 0, 0, 0, 1, 2, 3], twoHanded: false },
  'long-ax': { letter: 'LA', modifiers: [-2, -1, -1, 0, 0, 1, 2, 3, 4], twoHanded: true },
  hammer: { letter: 'H', modifiers: [-2, -1, 0, 1, 2, 3, 4], twoHanded: true },
  spear: { letter: 'S', modifiers: [-1, 0, 0, 0, 0, 1, 2, 3, 4], twoHanded: false },
}

/** The highest level of a weapon. */
export function mostLevels(weapon: Weapon): number {
  return PROFICIENCY[weapon].modifiers.length
}

/** What a weapon of that level adds to the dice (102B8); null for level 0, with which no one can attack (H-27, H-35). */
export function weaponModifier(weapon: Weapon, level: number): number | null {
  return PROFICIENCY[weapon].modifiers[level - 1] ?? null
}

function preset(
  sheet: Omit<Profile, 'levels'>,
  characteristics: Profile['levels']['characteristics'],
  weapons: Partial<Record<Weapon, number>>,
): Profile {
  const none = { 'short-sword': 0, 'long-sword': 0, dagger: 0, ax: 0, 'long-ax': 0, hammer: 0, spear: 0 }
  return { ...sheet, levels: { characteristics, weapons: { ...none, ...weapons } } }
}

/** Sheets to begin with, 70 points each: the first is the example of 103B, the others are ours. */
export const PRESETS: readonly Profile[] = [
  preset(
    { name: 'Sir Roderick', armour: 'mail', shield: true, armed: 'long-sword' },
    { appearance: 6, intelligence: 9, class: 5, strength: 7, luck: 1, hits: 12, movement: 9 },
    { 'long-sword': 9, 'long-ax': 9 },
  ),
  preset(
    { name: 'Brunhold', armour: 'mail', shield: false, armed: 'long-ax' },
    { appearance: 3, intelligence: 7, class: 3, strength: 9, luck: 1, hits: 17, movement: 9 },
    { 'long-ax': 9, 'short-sword': 9 },
  ),
  preset(
    { name: 'Lord Peregrine', armour: 'leather', shield: false, armed: 'long-sword' },
    { appearance: 9, intelligence: 9, class: 9, strength: 7, luck: 1, hits: 14, movement: 9 },
    { 'long-sword': 9 },
  ),
  preset(
    { name: 'Fingal Quick', armour: 'leather', shield: true, armed: 'short-sword' },
    { appearance: 5, intelligence: 8, class: 6, strength: 9, luck: 2, hits: 12, movement: 9 },
    { 'short-sword': 6, ax: 7 },
  ),
]
