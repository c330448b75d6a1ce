import { type HeroSheet, MONSTERS, type Section, SPECIALS } from '../state.ts'
import { ARMOUR_PERCENT, CHARM_LEVEL, COURAGE, SHIELD_PERCENT, worthOf } from '../tables/index.ts'
import type { PointsView } from '../view-types.ts'
import { levelOf } from './102-levels.ts'
import { counterOf, heroOf } from './section.ts'

/** What Alysa looks at (214B), each level worth the same. */
const CHARMS = ['appearance', 'intelligence', 'class'] as const

/** The points that the hero of a section has as he is now (214E): those of courage, of charm and of riches. */
export function pointsOf(section: Section): PointsView {
  const hero = heroOf(section)
  const courageBefore = courageOf(hero)
  const armourPercent = ARMOUR_PERCENT[hero.armour] + (hero.shield ? SHIELD_PERCENT : 0)
  const courage = modified(courageBefore, armourPercent)
  const charm = charmOf(hero)
  const riches = hero.carries.reduce((sum, id) => sum + worthOf(counterOf(section, id).kind), 0)
  return { courage, courageBefore, armourPercent, charm, riches, total: courage + charm + riches }
}

/** What counts for courage (214A). */
const FOES = [...MONSTERS, ...SPECIALS]

function courageOf({ killed }: HeroSheet): number {
  return FOES.reduce((sum, kind) => sum + (killed[kind] ?? 0) * COURAGE[kind], 0)
}

/** 214D: what armour and shield change, together, to the nearest whole number (H-41). */
function modified(courage: number, percent: number): number {
  return Math.floor((courage * (100 + percent) + 50) / 100)
}

function charmOf(hero: HeroSheet): number {
  return CHARMS.reduce((sum, each) => sum + levelOf(hero.now, each) * CHARM_LEVEL, 0)
}
