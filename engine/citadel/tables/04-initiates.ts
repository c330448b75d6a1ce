import type { Race, Skills } from './04-heroes.ts'
import type { WeaponSkill } from './weapons.ts'

export const INITIATE_RACES = ['elf', 'dwarf', 'human'] as const satisfies readonly Race[]

export type InitiateRace = (typeof INITIATE_RACES)[number]

export interface Initiate {
  readonly wounds: number
  readonly resistance: number
  readonly combatBonus: number
  readonly weaponSkill: WeaponSkill
  readonly skills: Skills
}

/** 4.1.B.3: what each race begins with. */
export const INITIATES: Readonly<Record<InitiateRace, Initiate>> = {
  elf: { wounds: 5, resistance: 2, combatBonus: 0, weaponSkill: { bow: 1 }, skills: { negotiation: 1 } },
  dwarf: { wounds: 6, resistance: 2, combatBonus: 0, weaponSkill: { ax: 1 }, skills: { detrap: 1 } },
  human: { wounds: 7, resistance: 1, combatBonus: 0, weaponSkill: { sword: 1 }, skills: { hellgate: 1 } },
}

/** 4.1.B.4: weapons that an initiate chooses. */
export const INITIATE_WEAPONS = 2

/** 4.1.B.7: the background experience of an initiate, exactly one of them. */
export const BACKGROUNDS = ['wounds', 'weapon-skill', 'negotiation', 'hellgate', 'detrap'] as const

export type Background = (typeof BACKGROUNDS)[number]

/** 4.1.B.7: what any of them adds. */
export const BACKGROUND_GAIN = 1
