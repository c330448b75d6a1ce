import { type Amount, cell, type DiceText, idsOf, onDie } from './table.ts'
import type { Weapon } from './weapons.ts'

/** One cell of the Treasure Table: found where a die does not exceed `chance` (14.0); then `amount` says how much. */
export interface Find {
  readonly chance: number
  readonly amount: Amount
}

export interface Treasure {
  readonly gold: Find
  /** How many jewels; each is worth what the Jewel Table says. */
  readonly jewels: Find
  /** How many magic items; each is rolled on the Magic Item Table. */
  readonly magicItems: Find
}

const NOTHING: Find = { chance: 0, amount: 0 }

/** Treasure Table (14.9). */
const TABLE = {
  A: { gold: NOTHING, jewels: NOTHING, magicItems: NOTHING },
  B: { gold: { chance: 6, amount: '1D6' }, jewels: NOTHING, magicItems: NOTHING },
  C: { gold: { chance: 6, amount: '3D6' }, jewels: NOTHING, magicItems: { chance: 1, amount: 1 } },
  D: { gold: { chance: 1, amount: '3D6' }, jewels: { chance: 1, amount: '1D3' }, magicItems: NOTHING },
  E: { gold: { chance: 2, amount: '1D6x10' }, jewels: { chance: 2, amount: '1D6' }, magicItems: { chance: 2, amount: 1 } },
  F: { gold: { chance: 3, amount: '1D6x5' }, jewels: { chance: 3, amount: '1D3' }, magicItems: { chance: 1, amount: 1 } },
  G: { gold: { chance: 6, amount: '3D6x5' }, jewels: { chance: 3, amount: '1D6' }, magicItems: { chance: 2, amount: 1 } },
  H: { gold: { chance: 6, amount: '2D6' }, jewels: { chance: 1, amount: '1D3' }, magicItems: { chance: 1, amount: 1 } },
  I: { gold: { chance: 6, amount: '1D6x5' }, jewels: { chance: 2, amount: '1D6' }, magicItems: { chance: 2, amount: 1 } },
  J: { gold: { chance: 6, amount: '1D6x20' }, jewels: { chance: 2, amount: '1D6' }, magicItems: { chance: 3, amount: '1D3' } },
  K: { gold: { chance: 6, amount: '2D6x20' }, jewels: { chance: 3, amount: '1D6' }, magicItems: { chance: 3, amount: '1D3' } },
  L: { gold: { chance: 6, amount: '3D6x20' }, jewels: { chance: 4, amount: '1D6' }, magicItems: { chance: 4, amount: '1D3' } },
} as const satisfies Record<string, Treasure>

export type TreasureType = keyof typeof TABLE

/** Treasure Table (14.9). */
export const TREASURE: Readonly<Record<TreasureType, Treasure>> = TABLE

export const TREASURE_TYPES: readonly TreasureType[] = idsOf(TABLE)

/** The type that many rows further down the table; it stops at L (6.7). */
export function shiftTreasure(type: TreasureType, rows: number): TreasureType {
  const row = TREASURE_TYPES.indexOf(type) + rows
  return cell(TREASURE_TYPES, Math.min(row, TREASURE_TYPES.length - 1))
}

/** Types that lie in chests, which may be trapped (14.1). */
const CHESTS: readonly TreasureType[] = ['J', 'K', 'L']

/** Whether treasure of that type lies in a chest (14.1). */
export function inChest(type: TreasureType): boolean {
  return CHESTS.includes(type)
}

/** Rolled on the Jewel Table for each jewel (14.0). */
export const JEWEL_DICE = '2D6' satisfies DiceText

const JEWELS_FROM = 2

/** Jewel Table (14.9): value in gold marks of a total of 2 to 12. */
export const JEWELS: readonly number[] = [1, 5, 10, 15, 20, 25, 35, 50, 75, 100, 150]

/** The greatest total of the table. */
export const MOST_JEWEL = JEWELS_FROM + JEWELS.length - 1

/** What a jewel is worth, in gold marks; a total above 12 reads as 12 (13.6 adds to the dice). */
export function jewelValue(total: number): number {
  return cell(JEWELS, Math.min(total - JEWELS_FROM, JEWELS.length - 1))
}

/** A bonus, or the order to roll twice more and add both (14.3, 14.4). */
export type Bonus = number | 'roll-twice'

/** Magic Item Table (14.9), first die. */
export const ITEM_KINDS = ['weapon', 'armor', 'potion', 'talisman', 'medallion', 'ring'] as const

export type ItemKind = (typeof ITEM_KINDS)[number]

/** Second die, Weapon column. */
export const MAGIC_WEAPONS: readonly Weapon[] = ['sword', 'hammer', 'ax', 'bow', 'dagger', 'throwing-dagger']

/** Second die, Armor column: Wound Points added (14.4). */
export const ARMOR: readonly Bonus[] = [1, 1, 1, 2, 2, 'roll-twice']

/** Second die, Potion column. */
export const POTIONS = ['poison', 'strength', 'strength', 'charm-person', 'charm-monster', 'healing'] as const

export type Potion = (typeof POTIONS)[number]

/** Second die, Talisman column. */
export const TALISMANS = ['mind', 'yellow-sun', 'blue-sun', 'red-sun', 'all-suns', 'evil'] as const

export type Talisman = (typeof TALISMANS)[number]

/** Second die, Medallion column. */
export const MEDALLIONS = ['neutralize-poison', 'potion-appraisal', 'oratory', 'dexterity', 'neutralize-poison', 'strangling'] as const

export type Medallion = (typeof MEDALLIONS)[number]

/** Second die, Ring column. */
export const RINGS = ['resistance-1', 'resistance-2', 'sleep', 'neutralize-poison', 'heal', 'resurrect'] as const

export type Ring = (typeof RINGS)[number]

/** Weapon Table (14.9), by die: the bonus of a magical weapon. */
export const WEAPON_BONUS: readonly Bonus[] = [1, 2, 2, 3, 3, 'roll-twice']

/** The kind of a magic item for a first die of 1 to 6 (14.0). */
export function itemKindAt(die: number): ItemKind {
  return onDie(ITEM_KINDS, die)
}

/** The magical weapon for a second die of 1 to 6 (14.3). */
export function magicWeaponAt(die: number): Weapon {
  return onDie(MAGIC_WEAPONS, die)
}

/** What magical armor adds for a second die of 1 to 6 (14.4). */
export function armorAt(die: number): Bonus {
  return onDie(ARMOR, die)
}

/** The potion for a second die of 1 to 6 (14.5). */
export function potionAt(die: number): Potion {
  return onDie(POTIONS, die)
}

/** The talisman for a second die of 1 to 6 (14.6). */
export function talismanAt(die: number): Talisman {
  return onDie(TALISMANS, die)
}

/** The medallion for a second die of 1 to 6 (14.7). */
export function medallionAt(die: number): Medallion {
  return onDie(MEDALLIONS, die)
}

/** The ring for a second die of 1 to 6 (14.8). */
export function ringAt(die: number): Ring {
  return onDie(RINGS, die)
}

/** The bonus of a magical weapon for a third die of 1 to 6 (14.3). */
export function weaponBonusAt(die: number): Bonus {
  return onDie(WEAPON_BONUS, die)
}
