import { parseAction } from '../actions.ts'
import { isWeapon, levelOf, type Trait } from '../chapters/102-levels.ts'
import { HITS_FOR_EXCESS } from '../chapters/212-wounds.ts'
import type { Wound } from '../tables/index.ts'
import type { HeroSheetView } from '../view-types.ts'
import { worthOfWound } from './blows.ts'
import type { Temper } from './temper.ts'
import type { BotChoice } from './walking.ts'

/** 212E: luck is kept for what hurts. */
export function luck(hero: HeroSheetView, wounds: readonly Wound[], temper: Temper): BotChoice {
  const harm = wounds.reduce((sum, wound) => sum + worthOfWound(hero, wound), 0)
  return harm >= temper.luckFrom ? ['use', 'This wound costs more than a level of luck'] : ['keep', 'A worse blow will need the luck more']
}

/** 212C: what is worth least takes it, and never so that he dies of it if he need not. */
export function excess(hero: HeroSheetView, ids: readonly string[]): BotChoice {
  const { strength, hits } = hero.now.characteristics
  const cost = (id: string): number => {
    const { trait } = parseAction('excess', id)
    const dies = (trait === 'strength' && strength === 1 && hits === 0) || (trait === 'hits' && strength === 0 && hits <= HITS_FOR_EXCESS)
    return dies ? 1000 : worthOfLevel(hero, trait)
  }
  const [best] = [...ids].sort((a, b) => cost(a) - cost(b))
  return [best ?? '', 'The level he can best spare']
}

function worthOfLevel(hero: HeroSheetView, trait: Trait): number {
  if (isWeapon(trait)) return trait === hero.armed ? 2 : 0.5
  switch (trait) {
    case 'class':
      return 12
    case 'luck':
      return 15
    case 'hits':
      return worthOfWound(hero, 'hits') * HITS_FOR_EXCESS
    case 'appearance':
    case 'intelligence':
    case 'strength':
    case 'movement':
      return worthOfWound(hero, trait)
  }
}

/** 213B: what is worth most comes back first; movement once it is short. */
export function breather(hero: HeroSheetView, ids: readonly string[]): BotChoice {
  const worth = (id: string): number => {
    const action = parseAction('breather', id)
    if (action.kind === 'no') return 0
    const { trait } = action
    if (trait === 'movement') return levelOf(hero.now, 'movement') <= levelOf(hero.bought, 'movement') - 2 ? 40 : 18
    if (trait === 'appearance') return 11
    if (trait === 'intelligence') return 14
    if (trait === 'strength') return worthOfWound(hero, 'strength')
    return isWeapon(trait) ? (trait === hero.armed ? 4 : 1) : 0
  }
  const [best] = [...ids].sort((a, b) => worth(b) - worth(a))
  return [best ?? 'no', 'The level he needs most']
}
