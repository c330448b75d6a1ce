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

/** A row of the chart: its columns in the order of {@link Hero}. */
function hero(
  name: string,
  race: Race,
  wounds: number,
  magic: MagicPotential,
  resistance: number,
  combatBonus: number,
  weapons: Hero['weapons'],
  weaponSkill: WeaponSkill,
  skills: Skills,
): Hero {
  return { name, race, wounds, magic, resistance, combatBonus, weapons, weaponSkill, skills }
}

/** 4.3, in printed order. */
const CHART = {
  almuric: hero('Almuric', 'human', 8, [1, 1, 2], 2, 3, ['sword', 'dagger'], { sword: 2 }, { hellgate: 1 }),
  alic: hero('Alic', 'human', 6, [2, 3, 4], 2, 0, ['sword', 'throwing-dagger'], {}, { hellgate: 1 }),
  curvenol: hero('Curvenol', 'human', 5, [5, 5, 5], 1, 0, ['sword', 'throwing-dagger'], {}, { hellgate: 2 }),
  dalmilandril: hero('Dalmilandril', 'elf', 5, [3, 4, 5], 3, 2, ['bow', 'dagger'], { bow: 2 }, { negotiation: 2 }),
  dierdra: hero('Dierdra', 'human', 7, [0, 0, 0], 1, 4, ['hammer', 'sword'], { hammer: 1 }, { hellgate: 1 }),
  edred: hero('Edred', 'human', 6, [3, 4, 5], 2, 0, ['bow', 'throwing-dagger'], {}, { hellgate: 2 }),
  gerudirr: hero('Gerudirr', 'dwarf', 6, [0, 0, 0], 2, 6, ['ax', 'dagger'], { ax: 3 }, { detrap: 1 }),
  gilith: hero('Gilith', 'elf', 8, [0, 0, 0], 3, 4, ['bow', 'dagger'], { bow: 2 }, { negotiation: 2 }),
  gislan: hero('Gislan', 'dwarf', 10, [4, 4, 4], 3, 4, ['ax', 'hammer'], { ax: 2 }, { detrap: 3 }),
  'gwaigillion-elengal': hero('Gwaigillion Elengal', 'elf', 7, [4, 3, 2], 3, 4, ['bow', 'dagger'], { bow: 2 }, { negotiation: 1 }),
  larraka: hero('Larraka', 'human', 5, [6, 5, 4], 3, 0, ['bow', 'dagger'], {}, { hellgate: 1 }),
  linfalas: hero('Linfalas', 'elf', 9, [0, 0, 0], 2, 5, ['bow', 'sword'], { bow: 2 }, { negotiation: 3 }),
  'lord-dil': hero('Lord Dil', 'human', 10, [0, 0, 0], 3, 5, ['sword', 'dagger'], { sword: 2 }, { hellgate: 2 }),
  maytwist: hero('Maytwist', 'elf', 7, [3, 3, 3], 2, 0, ['throwing-dagger', 'bow'], { bow: 2 }, { negotiation: 3 }),
  'paladin-glade': hero('Paladin Glade', 'human', 10, [0, 0, 0], 2, 4, ['sword', 'throwing-dagger'], { sword: 2 }, { hellgate: 2 }),
  'raman-cronkevitch': hero('Raman Cronkevitch', 'demi-cronk', 9, [0, 0, 0], 3, 4, ['sword', 'dagger'], { sword: 1 }, { detrap: 1 }),
  sliggoth: hero('Sliggoth', 'swamp-creature', 8, [1, 2, 3], 2, 4, ['ax', 'bow'], { ax: 1 }, { detrap: 1 }),
  'stephen-paladin': hero('Stephen Paladin', 'human', 10, [0, 0, 0], 2, 5, ['sword', 'dagger'], { sword: 2 }, { hellgate: 2 }),
  theregond: hero('Theregond', 'human', 8, [4, 3, 2], 2, 1, ['sword', 'throwing-dagger'], { sword: 3 }, { hellgate: 3 }),
  weldron: hero('Weldron', 'human', 9, [0, 0, 0], 2, 5, ['sword', 'bow'], { sword: 2 }, { hellgate: 3 }),
  wendolyn: hero('Wendolyn', 'human', 7, [4, 3, 2], 2, 1, ['sword', 'dagger'], { dagger: 2 }, { hellgate: 4 }),
  zareth: hero('Zareth', 'human', 9, [0, 0, 0], 4, 4, ['sword', 'throwing-dagger'], { sword: 1 }, { hellgate: 3 }),
  zurik: hero('Zurik', 'dwarf', 8, [3, 4, 5], 2, 3, ['ax', 'dagger'], { ax: 2 }, { detrap: 3 }),
}

export type HeroId = keyof typeof CHART

/** Hero Characteristics Chart (4.3). */
export const HEROES: Readonly<Record<HeroId, Hero>> = CHART

export const HERO_IDS: readonly HeroId[] = idsOf(CHART)

/** Whether a name given from outside is a hero's id. */
export function isHeroId(id: string): id is HeroId {
  return Object.hasOwn(CHART, id)
}
