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

/** Most fight without a weapon, know no spell, and have no rule of their own. */
const BARE = { weapon: null, weaponSkill: null, spells: [], special: null } as const

/** 15.1: what the stench of the Cronks adds to a Combat Bonus. */
export const STENCH = -2

/** 8.2 with the Combat Bonus and the wounds of the counters. */
const CHART = {
  chimaera: {
    ...BARE,
    name: 'Chimaera',
    combatBonus: 7,
    wounds: '2D6+2',
    resistance: 2,
    negotiation: 7,
    treasure: { room: 'I', wandering: 'I' },
    special: { text: 'Firebreath', rule: '15.2' },
  },
  cronk: {
    ...BARE,
    name: 'Cronk',
    combatBonus: 4,
    wounds: '1D6+1',
    resistance: 1,
    negotiation: 9,
    treasure: { room: 'E', wandering: 'B' },
    special: { text: 'Stench', rule: '15.1' },
  },
  demon: {
    ...BARE,
    name: 'Demon',
    combatBonus: 5,
    wounds: '1D6+2',
    resistance: 4,
    negotiation: null,
    treasure: { room: 'D', wandering: 'D' },
    special: { text: 'See 16.0', rule: '16.0' },
  },
  'dire-wolf': {
    ...BARE,
    name: 'Dire Wolf',
    combatBonus: 1,
    wounds: '1D3+1',
    resistance: 1,
    negotiation: 9,
    treasure: { room: 'A', wandering: 'A' },
  },
  'evil-hero': {
    ...BARE,
    name: 'Evil Hero',
    combatBonus: 5,
    wounds: '1D6+4',
    resistance: 2,
    negotiation: 5,
    weapon: 'sword',
    weaponSkill: '1D6',
    treasure: { room: 'J', wandering: 'C' },
  },
  'evil-mage': {
    ...BARE,
    name: 'Evil Mage',
    combatBonus: 4,
    wounds: '1D6+3',
    resistance: 3,
    negotiation: 3,
    weapon: 'dagger',
    spells: ['lightning'],
    treasure: { room: 'J', wandering: 'C' },
  },
  gargoyle: {
    ...BARE,
    name: 'Gargoyle',
    combatBonus: 9,
    wounds: '3D6+1',
    resistance: 3,
    negotiation: 4,
    treasure: { room: 'G', wandering: 'G' },
  },
  harpy: {
    ...BARE,
    name: 'Harpy',
    combatBonus: 0,
    wounds: '1D3',
    resistance: 1,
    negotiation: 5,
    treasure: { room: 'A', wandering: 'A' },
  },
  hydra: {
    ...BARE,
    name: 'Hydra',
    combatBonus: 0,
    wounds: '2D6+3',
    resistance: 3,
    negotiation: 7,
    treasure: { room: 'J', wandering: 'J' },
    special: { text: 'See 15.6', rule: '15.6' },
  },
  medusa: {
    ...BARE,
    name: 'Medusa',
    combatBonus: 2,
    wounds: '2D6',
    resistance: 2,
    negotiation: 5,
    treasure: { room: 'G', wandering: 'G' },
    special: { text: 'Flesh/Stone', rule: '15.3' },
  },
  minotaur: {
    ...BARE,
    name: 'Minotaur',
    combatBonus: 10,
    wounds: '2D6+4',
    resistance: 3,
    negotiation: 7,
    treasure: { room: 'J', wandering: 'C' },
  },
  ogre: {
    ...BARE,
    name: 'Ogre',
    combatBonus: 5,
    wounds: '1D6+2',
    resistance: 2,
    negotiation: 2,
    weapon: 'hammer',
    treasure: { room: 'J', wandering: 'E' },
  },
  orc: {
    ...BARE,
    name: 'Orc',
    combatBonus: 3,
    wounds: '1D6',
    resistance: 1,
    negotiation: 0,
    weapon: 'sword',
    treasure: { room: 'H', wandering: 'B' },
  },
  skeleton: {
    ...BARE,
    name: 'Skeleton',
    combatBonus: 2,
    wounds: '1D6+1',
    resistance: 1,
    negotiation: 9,
    treasure: { room: 'F', wandering: 'A' },
  },
  troll: {
    ...BARE,
    name: 'Troll',
    combatBonus: 6,
    wounds: '2D6+3',
    resistance: 3,
    negotiation: 4,
    treasure: { room: 'J', wandering: 'J' },
    special: { text: 'Regenerate', rule: '15.4' },
  },
  vampire: {
    ...BARE,
    name: 'Vampire',
    combatBonus: 11,
    wounds: '3D6',
    resistance: 4,
    negotiation: 6,
    treasure: { room: 'J', wandering: 'J' },
    special: { text: 'Charm', rule: '15.5' },
  },
  warg: {
    ...BARE,
    name: 'Warg',
    combatBonus: 3,
    wounds: '1D3+2',
    resistance: 1,
    negotiation: 6,
    treasure: { room: 'A', wandering: 'A' },
  },
  wight: {
    ...BARE,
    name: 'Wight',
    combatBonus: 6,
    wounds: '2D6',
    resistance: 2,
    negotiation: 4,
    treasure: { room: 'H', wandering: 'H' },
  },
  wraith: {
    ...BARE,
    name: 'Wraith',
    combatBonus: 3,
    wounds: '1D6+3',
    resistance: 1,
    negotiation: 2,
    treasure: { room: 'I', wandering: 'D' },
  },
  'x-the-unknown': {
    ...BARE,
    name: 'X the Unknown',
    combatBonus: 5,
    wounds: '1D6+6',
    resistance: 4,
    negotiation: null,
    weapon: 'sword',
    spells: ['lightning'],
    treasure: { room: 'L', wandering: 'L' },
    special: { text: 'See 16.0', rule: '16.0' },
  },
} as const satisfies Record<string, Monster>

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
