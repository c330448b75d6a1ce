import { assertNever } from '../../kernel/assert-never.ts'
import type { CharacterSheet } from '../state.ts'
import { type Skill, type Sun, WEAPONS, type Weapon } from '../tables/index.ts'

// The lasting abilities of a character (12.2, 12.3, 13.5), each under one name: on the sheet, in the shop, in the ledger.

export type AbilityId = 'wound-points' | `weapon-skill:${Weapon}` | 'resistance' | Skill | `magic:${Sun}` | 'combat-bonus'

/** The columns of Magic Potential, in their order on the sheet. */
const PLACES = ['red', 'yellow', 'blue'] as const satisfies readonly Sun[]
const SKILLS = ['detrap', 'hellgate', 'negotiation'] as const satisfies readonly Skill[]

/** In the order of 12.2, then 12.3. */
export const ABILITIES: readonly AbilityId[] = [
  'wound-points',
  ...WEAPONS.map((weapon) => `weapon-skill:${weapon}` as const),
  'resistance',
  ...SKILLS,
  ...PLACES.map((sun) => `magic:${sun}` as const),
  'combat-bonus',
]

/** His own value of it, without what he wears and carries; 0 for a skill he lacks. */
export function abilityOf(sheet: CharacterSheet, id: AbilityId): number {
  switch (id) {
    case 'wound-points':
      return sheet.woundPoints
    case 'resistance':
      return sheet.resistance
    case 'combat-bonus':
      return sheet.combatBonus
    case 'detrap':
    case 'hellgate':
    case 'negotiation':
      return sheet.skills[id] ?? 0
    case 'magic:red':
      return sheet.magic[0]
    case 'magic:yellow':
      return sheet.magic[1]
    case 'magic:blue':
      return sheet.magic[2]
    default:
      return sheet.weaponSkill[weaponOf(id)] ?? 0
  }
}

/** Raises or lowers it by that amount. A skill brought down to nothing is lost. */
export function changeAbility(sheet: CharacterSheet, id: AbilityId, by: number): void {
  const value = abilityOf(sheet, id) + by
  switch (id) {
    case 'wound-points':
      sheet.woundPoints = value
      return
    case 'resistance':
      sheet.resistance = value
      return
    case 'combat-bonus':
      sheet.combatBonus = value
      return
    case 'detrap':
    case 'hellgate':
    case 'negotiation':
      if (value === 0) delete sheet.skills[id]
      else sheet.skills[id] = value
      return
    case 'magic:red':
      sheet.magic[0] = value
      return
    case 'magic:yellow':
      sheet.magic[1] = value
      return
    case 'magic:blue':
      sheet.magic[2] = value
      return
    default: {
      const weapon = weaponOf(id)
      if (value === 0) delete sheet.weaponSkill[weapon]
      else sheet.weaponSkill[weapon] = value
    }
  }
}

function weaponOf(id: `weapon-skill:${Weapon}`): Weapon {
  const weapon = WEAPONS.find((each) => id === `weapon-skill:${each}`)
  if (weapon === undefined) throw new Error(`no weapon in ${id}`)
  return weapon
}

// ---------------------------------------------------------------- what is learned once

/** Spells that can only be found (10.8), and the Lightning that costs one wound (13.5): a character has them or not. */
export const LEARNED = ['spell:wrath-of-god', 'spell:resurrect', 'cheap:lightning'] as const
export type LearnedId = (typeof LEARNED)[number]

export function hasLearned({ known, cheap }: Pick<CharacterSheet, 'known' | 'cheap'>, id: LearnedId): boolean {
  switch (id) {
    case 'spell:wrath-of-god':
      return known.includes('wrath-of-god')
    case 'spell:resurrect':
      return known.includes('resurrect')
    case 'cheap:lightning':
      return cheap.includes('lightning')
    default:
      assertNever(id)
  }
}
