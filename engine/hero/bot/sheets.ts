import type { Ask } from '../../kernel/ask.ts'
import type { Skill } from '../../kernel/types.ts'
import type { Armour, Characteristic, Weapon } from '../state.ts'

/** A set-up sheet that a bot fills in (103). */
interface Sheet {
  readonly levels: Readonly<Partial<Record<Characteristic | Weapon, number>>>
  readonly armour: Armour
  readonly shield: boolean
}

/** The beginner takes what is suggested; the others buy charm and long legs, the best also luck, and hide in plate. */
const SHEETS: Readonly<Record<Skill, Sheet | null>> = {
  novice: null,
  able: {
    levels: { appearance: 8, intelligence: 9, class: 8, movement: 9, strength: 6, hits: 13, luck: 2, 'long-sword': 9 },
    armour: 'mail',
    shield: true,
  },
  master: {
    levels: { appearance: 9, intelligence: 9, class: 9, movement: 9, strength: 4, hits: 14, luck: 4 },
    armour: 'plate',
    shield: true,
  },
}

/** 103A: the levels to buy. */
export function levels(ask: Extract<Ask, { kind: 'share' }>, skill: Skill) {
  const sheet = SHEETS[skill]
  const [item] = ask.of
  return sheet === null || item === undefined ? ask.suggest() : { [item.id]: { ...sheet.levels } }
}

export function armour(skill: Skill): Armour {
  return SHEETS[skill]?.armour ?? 'leather'
}

export function shield(skill: Skill): 'shield' | 'no-shield' {
  return SHEETS[skill]?.shield === true ? 'shield' : 'no-shield'
}

export const NAMES = [
  'Osric the Damp',
  'Hildebrand',
  'Sir Wenceslas',
  'Beowald',
  'Tancred',
  'Gunther Longstride',
  'Aldous',
  'Perceforest',
  'Ruprecht',
  'Ivo the Late',
  'Leofric',
  'Balthasar',
] as const
