import type { Ask } from '../../kernel/ask.ts'
import type { Skill } from '../../kernel/types.ts'
import type { Armour, Characteristic, Weapon } from '../state.ts'

/** A set-up sheet that a bot fills in (103). */
interface Sheet {
  readonly levels: Readonly<Partial<Record<Characteristic | Weapon, number>>>
  readonly armour: Armour
  readonly shield: boolean
}

/** The beginner buys thews and steel; the others buy charm, long legs and a sword, and the best goes without armour for glory. */
const SHEETS: Readonly<Record<Skill, Sheet>> = {
  novice: {
    levels: { appearance: 5, intelligence: 6, class: 5, movement: 7, strength: 9, hits: 16, luck: 1, 'long-sword': 9, 'long-ax': 9 },
    armour: 'mail',
    shield: false,
  },
  able: {
    levels: { appearance: 7, intelligence: 9, class: 7, movement: 9, strength: 6, hits: 15, luck: 2, 'long-sword': 9 },
    armour: 'leather',
    shield: false,
  },
  master: {
    levels: { appearance: 9, intelligence: 9, class: 9, movement: 9, strength: 9, hits: 8, luck: 2, 'long-ax': 9 },
    armour: 'none',
    shield: false,
  },
}

/** 103A: the levels to buy. */
export function levels(ask: Extract<Ask, { kind: 'share' }>, skill: Skill) {
  const [item] = ask.of
  return item === undefined ? ask.suggest() : { [item.id]: { ...SHEETS[skill].levels } }
}

export function armour(skill: Skill): Armour {
  return SHEETS[skill].armour
}

export function shield(skill: Skill): 'shield' | 'no-shield' {
  return SHEETS[skill].shield ? 'shield' : 'no-shield'
}
