import { LEVEL_CHART, type Level } from './06-level-chart.ts'
import type { SpellId } from './10-spells.ts'
import { shiftTreasure, type TreasureType } from './14-treasure.ts'
import { type Amount, cell, type DiceText, idsOf } from './table.ts'
import type { Weapon } from './weapons.ts'

/** The table a monster was met on (8.1): it decides its treasure (14.0). */
export type Met = 'room' | 'wandering'

export interface Monster {
  readonly name: string
  readonly combatBonus: number
  /** Wound Points, rolled for each monster as it appears. */
  readonly wounds: DiceText
  readonly resistance: number
  /** Null where nobody may negotiate or bribe (8.4). */
  readonly negotiation: number | null
  readonly weapon: Weapon | null
  /** Rolled once when the monster appears and added to its attacks. */
  readonly weaponSkill: DiceText | null
  readonly spells: readonly SpellId[]
  readonly treasure: Readonly<Record<Met, TreasureType>>
  /** The chart's last column, and the case it points to. */
  readonly special: { readonly text: string; readonly rule: string } | null
}

/** 15.1: what the stench of the Cronks adds to a Combat Bonus. */
export const STENCH = -2

/** A row of the chart; most monsters fight without a weapon, know no spell, and have no rule of their own. */
function monster(
  name: string,
  combatBonus: number,
  wounds: DiceText,
  resistance: number,
  negotiation: number | null,
  room: TreasureType,
  wandering: TreasureType,
  own: Partial<Pick<Monster, 'weapon' | 'weaponSkill' | 'spells' | 'special'>> = {},
): Monster {
  const bare = { weapon: null, weaponSkill: null, spells: [], special: null }
  return { name, combatBonus, wounds, resistance, negotiation, treasure: { room, wandering }, ...bare, ...own }
}

/** 8.2 with the Combat Bonus and the wounds of the counters. */
const CHART = {
  chimaera: monster('Chimaera', 7, '2D6+2', 2, 7, 'I', 'I', { special: { text: 'Firebreath', rule: '15.2' } }),
  cronk: monster('Cronk', 4, '1D6+1', 1, 9, 'E', 'B', { special: { text: 'Stench', rule: '15.1' } }),
  demon: monster('Demon', 5, '1D6+2', 4, null, 'D', 'D', { special: { text: 'See 16.0', rule: '16.0' } }),
  'dire-wolf': monster('Dire Wolf', 1, '1D3+1', 1, 9, 'A', 'A'),
  'evil-hero': monster('Evil Hero', 5, '1D6+4', 2, 5, 'J', 'C', { weapon: 'sword', weaponSkill: '1D6' }),
  'evil-mage': monster('Evil Mage', 4, '1D6+3', 3, 3, 'J', 'C', { weapon: 'dagger', spells: ['lightning'] }),
  gargoyle: monster('Gargoyle', 9, '3D6+1', 3, 4, 'G', 'G'),
  harpy: monster('Harpy', 0, '1D3', 1, 5, 'A', 'A'),
  hydra: monster('Hydra', 0, '2D6+3', 3, 7, 'J', 'J', { special: { text: 'See 15.6', rule: '15.6' } }),
  medusa: monster('Medusa', 2, '2D6', 2, 5, 'G', 'G', { special: { text: 'Flesh/Stone', rule: '15.3' } }),
  minotaur: monster('Minotaur', 10, '2D6+4', 3, 7, 'J', 'C'),
  ogre: monster('Ogre', 5, '1D6+2', 2, 2, 'J', 'E', { weapon: 'hammer' }),
  orc: monster('Orc', 3, '1D6', 1, 0, 'H', 'B', { weapon: 'sword' }),
  skeleton: monster('Skeleton', 2, '1D6+1', 1, 9, 'F', 'A'),
  troll: monster('Troll', 6, '2D6+3', 3, 4, 'J', 'J', { special: { text: 'Regenerate', rule: '15.4' } }),
  vampire: monster('Vampire', 11, '3D6', 4, 6, 'J', 'J', { special: { text: 'Charm', rule: '15.5' } }),
  warg: monster('Warg', 3, '1D3+2', 1, 6, 'A', 'A'),
  wight: monster('Wight', 6, '2D6', 2, 4, 'H', 'H'),
  wraith: monster('Wraith', 3, '1D6+3', 1, 2, 'I', 'D'),
  'x-the-unknown': monster('X the Unknown', 5, '1D6+6', 4, null, 'L', 'L', {
    weapon: 'sword',
    spells: ['lightning'],
    special: { text: 'See 16.0', rule: '16.0' },
  }),
}

export type MonsterType = keyof typeof CHART

/** Monster Characteristics Chart (8.2). */
export const MONSTERS: Readonly<Record<MonsterType, Monster>> = CHART

export const MONSTER_TYPES: readonly MonsterType[] = idsOf(CHART)

/** Whether a name given from outside is a type of monster. */
export function isMonsterType(id: string): id is MonsterType {
  return Object.hasOwn(CHART, id)
}

/** What an entry of the Monster Tables calls up: which monster, and how many before the level's factor. */
export type Encounter = readonly [type: MonsterType, number: Amount]

/** Rows by the first die, columns by the second. */
export type RoomMonsters = readonly (readonly Encounter[])[]

/** Room Monster Table (8.3). */
export const ROOM_MONSTERS: RoomMonsters = [
  [
    ['evil-mage', 1],
    ['evil-hero', 1],
    ['cronk', '1D6'],
    ['gargoyle', 1],
    ['chimaera', 1],
    ['medusa', 1],
  ],
  [
    ['orc', '1D3'],
    ['troll', 1],
    ['vampire', 1],
    ['harpy', '1D3+2'],
    ['ogre', 1],
    ['minotaur', 1],
  ],
  [
    ['dire-wolf', '1D6'],
    ['wight', 1],
    ['warg', '1D3'],
    ['evil-mage', 1],
    ['evil-hero', 1],
    ['cronk', '1D6+1'],
  ],
  [
    ['gargoyle', 2],
    ['chimaera', 2],
    ['medusa', 1],
    ['orc', '1D6+1'],
    ['hydra', 1],
    ['vampire', 1],
  ],
  [
    ['harpy', '1D6+2'],
    ['ogre', 2],
    ['minotaur', 1],
    ['dire-wolf', '1D6'],
    ['wight', 2],
    ['warg', '1D6'],
  ],
  [
    ['skeleton', '1D3'],
    ['wraith', '1D3'],
    ['skeleton', '1D6'],
    ['wraith', '1D3+2'],
    ['troll', 1],
    ['hydra', 1],
  ],
]

/** Wandering Monster Table (8.3): its columns are the second die's 1-2, 3-4 and 5-6. */
export const WANDERING_MONSTERS: readonly (readonly Encounter[])[] = [
  [
    ['evil-hero', 1],
    ['evil-mage', 1],
    ['chimaera', 1],
  ],
  [
    ['gargoyle', 1],
    ['medusa', 1],
    ['orc', '1D3'],
  ],
  [
    ['troll', 1],
    ['vampire', 1],
    ['harpy', '1D3+2'],
  ],
  [
    ['ogre', 1],
    ['minotaur', 1],
    ['dire-wolf', '1D6'],
  ],
  [
    ['wight', 1],
    ['warg', '1D3'],
    ['wraith', '1D3'],
  ],
  [
    ['hydra', 1],
    ['skeleton', '1D3'],
    ['cronk', '1D6'],
  ],
]

/** The encounter of two dice of 1 to 6 in a room (8.3); the table is the edition's. */
export function roomMonsterAt(table: RoomMonsters, first: number, second: number): Encounter {
  return cell(cell(table, first - 1), second - 1)
}

/** The encounter of two dice of 1 to 6 on the Wandering Monster Table (8.3). */
export function wanderingMonsterAt(first: number, second: number): Encounter {
  return cell(cell(WANDERING_MONSTERS, first - 1), Math.ceil(second / 2) - 1)
}

/** The treasure type of a monster met on that table of that level (14.0, 6.7). */
export function treasureOf(type: MonsterType, met: Met, level: Level): TreasureType {
  return shiftTreasure(MONSTERS[type].treasure[met], LEVEL_CHART[level].treasureType)
}
