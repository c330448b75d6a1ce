import type { MagicPotential } from './04-suns.ts'
import { idsOf } from './table.ts'
import type { Weapon, WeaponSkill } from './weapons.ts'

export const RACES = ['elf', 'dwarf', 'human', 'demi-cronk', 'swamp-creature'] as const

export type Race = (typeof RACES)[number]

export type Skill = 'negotiation' | 'detrap' | 'hellgate'

/** A character's skills; one that is missing cannot be attempted (7.0, 16.0) or adds nothing (8.4). */
export type Skills = { readonly [skill in Skill]?: number }

export interface Hero {
  readonly name: string
  readonly race: Race
  readonly wounds: number
  readonly magic: MagicPotential
  readonly resistance: number
  readonly combatBonus: number
  readonly weapons: readonly [primary: Weapon, secondary: Weapon]
  readonly weaponSkill: WeaponSkill
  readonly skills: Skills
}

/** 4.3, in printed order. */
const CHART = {
  almuric: {
    name: 'Almuric',
    race: 'human',
    wounds: 8,
    magic: [1, 1, 2],
    resistance: 2,
    combatBonus: 3,
    weapons: ['sword', 'dagger'],
    weaponSkill: { sword: 2 },
    skills: { hellgate: 1 },
  },
  alic: {
    name: 'Alic',
    race: 'human',
    wounds: 6,
    magic: [2, 3, 4],
    resistance: 2,
    combatBonus: 0,
    weapons: ['sword', 'throwing-dagger'],
    weaponSkill: {},
    skills: { hellgate: 1 },
  },
  curvenol: {
    name: 'Curvenol',
    race: 'human',
    wounds: 5,
    magic: [5, 5, 5],
    resistance: 1,
    combatBonus: 0,
    weapons: ['sword', 'throwing-dagger'],
    weaponSkill: {},
    skills: { hellgate: 2 },
  },
  dalmilandril: {
    name: 'Dalmilandril',
    race: 'elf',
    wounds: 5,
    magic: [3, 4, 5],
    resistance: 3,
    combatBonus: 2,
    weapons: ['bow', 'dagger'],
    weaponSkill: { bow: 2 },
    skills: { negotiation: 2 },
  },
  dierdra: {
    name: 'Dierdra',
    race: 'human',
    wounds: 7,
    magic: [0, 0, 0],
    resistance: 1,
    combatBonus: 4,
    weapons: ['hammer', 'sword'],
    weaponSkill: { hammer: 1 },
    skills: { hellgate: 1 },
  },
  edred: {
    name: 'Edred',
    race: 'human',
    wounds: 6,
    magic: [3, 4, 5],
    resistance: 2,
    combatBonus: 0,
    weapons: ['bow', 'throwing-dagger'],
    weaponSkill: {},
    skills: { hellgate: 2 },
  },
  gerudirr: {
    name: 'Gerudirr',
    race: 'dwarf',
    wounds: 6,
    magic: [0, 0, 0],
    resistance: 2,
    combatBonus: 6,
    weapons: ['ax', 'dagger'],
    weaponSkill: { ax: 3 },
    skills: { detrap: 1 },
  },
  gilith: {
    name: 'Gilith',
    race: 'elf',
    wounds: 8,
    magic: [0, 0, 0],
    resistance: 3,
    combatBonus: 4,
    weapons: ['bow', 'dagger'],
    weaponSkill: { bow: 2 },
    skills: { negotiation: 2 },
  },
  gislan: {
    name: 'Gislan',
    race: 'dwarf',
    wounds: 10,
    magic: [4, 4, 4],
    resistance: 3,
    combatBonus: 4,
    weapons: ['ax', 'hammer'],
    weaponSkill: { ax: 2 },
    skills: { detrap: 3 },
  },
  'gwaigillion-elengal': {
    name: 'Gwaigillion Elengal',
    race: 'elf',
    wounds: 7,
    magic: [4, 3, 2],
    resistance: 3,
    combatBonus: 4,
    weapons: ['bow', 'dagger'],
    weaponSkill: { bow: 2 },
    skills: { negotiation: 1 },
  },
  larraka: {
    name: 'Larraka',
    race: 'human',
    wounds: 5,
    magic: [6, 5, 4],
    resistance: 3,
    combatBonus: 0,
    weapons: ['bow', 'dagger'],
    weaponSkill: {},
    skills: { hellgate: 1 },
  },
  linfalas: {
    name: 'Linfalas',
    race: 'elf',
    wounds: 9,
    magic: [0, 0, 0],
    resistance: 2,
    combatBonus: 5,
    weapons: ['bow', 'sword'],
    weaponSkill: { bow: 2 },
    skills: { negotiation: 3 },
  },
  'lord-dil': {
    name: 'Lord Dil',
    race: 'human',
    wounds: 10,
    magic: [0, 0, 0],
    resistance: 3,
    combatBonus: 5,
    weapons: ['sword', 'dagger'],
    weaponSkill: { sword: 2 },
    skills: { hellgate: 2 },
  },
  maytwist: {
    name: 'Maytwist',
    race: 'elf',
    wounds: 7,
    magic: [3, 3, 3],
    resistance: 2,
    combatBonus: 0,
    weapons: ['throwing-dagger', 'bow'],
    weaponSkill: { bow: 2 },
    skills: { negotiation: 3 },
  },
  'paladin-glade': {
    name: 'Paladin Glade',
    race: 'human',
    wounds: 10,
    magic: [0, 0, 0],
    resistance: 2,
    combatBonus: 4,
    weapons: ['sword', 'throwing-dagger'],
    weaponSkill: { sword: 2 },
    skills: { hellgate: 2 },
  },
  'raman-cronkevitch': {
    name: 'Raman Cronkevitch',
    race: 'demi-cronk',
    wounds: 9,
    magic: [0, 0, 0],
    resistance: 3,
    combatBonus: 4,
    weapons: ['sword', 'dagger'],
    weaponSkill: { sword: 1 },
    skills: { detrap: 1 },
  },
  sliggoth: {
    name: 'Sliggoth',
    race: 'swamp-creature',
    wounds: 8,
    magic: [1, 2, 3],
    resistance: 2,
    combatBonus: 4,
    weapons: ['ax', 'bow'],
    weaponSkill: { ax: 1 },
    skills: { detrap: 1 },
  },
  'stephen-paladin': {
    name: 'Stephen Paladin',
    race: 'human',
    wounds: 10,
    magic: [0, 0, 0],
    resistance: 2,
    combatBonus: 5,
    weapons: ['sword', 'dagger'],
    weaponSkill: { sword: 2 },
    skills: { hellgate: 2 },
  },
  theregond: {
    name: 'Theregond',
    race: 'human',
    wounds: 8,
    magic: [4, 3, 2],
    resistance: 2,
    combatBonus: 1,
    weapons: ['sword', 'throwing-dagger'],
    weaponSkill: { sword: 3 },
    skills: { hellgate: 3 },
  },
  weldron: {
    name: 'Weldron',
    race: 'human',
    wounds: 9,
    magic: [0, 0, 0],
    resistance: 2,
    combatBonus: 5,
    weapons: ['sword', 'bow'],
    weaponSkill: { sword: 2 },
    skills: { hellgate: 3 },
  },
  wendolyn: {
    name: 'Wendolyn',
    race: 'human',
    wounds: 7,
    magic: [4, 3, 2],
    resistance: 2,
    combatBonus: 1,
    weapons: ['sword', 'dagger'],
    weaponSkill: { dagger: 2 },
    skills: { hellgate: 4 },
  },
  zareth: {
    name: 'Zareth',
    race: 'human',
    wounds: 9,
    magic: [0, 0, 0],
    resistance: 4,
    combatBonus: 4,
    weapons: ['sword', 'throwing-dagger'],
    weaponSkill: { sword: 1 },
    skills: { hellgate: 3 },
  },
  zurik: {
    name: 'Zurik',
    race: 'dwarf',
    wounds: 8,
    magic: [3, 4, 5],
    resistance: 2,
    combatBonus: 3,
    weapons: ['ax', 'dagger'],
    weaponSkill: { ax: 2 },
    skills: { detrap: 3 },
  },
} as const satisfies Record<string, Hero>

export type HeroId = keyof typeof CHART

/** Hero Characteristics Chart (4.3). */
export const HEROES: Readonly<Record<HeroId, Hero>> = CHART

export const HERO_IDS: readonly HeroId[] = idsOf(CHART)

/** Whether a name given from outside is a hero's id. */
export function isHeroId(id: string): id is HeroId {
  return Object.hasOwn(CHART, id)
}
