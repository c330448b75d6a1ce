import { type Script, tell } from '../../kernel/play.ts'
import { type Activity, type Hero, type HeroSheet, type Section, type SectionId, WEAPONS, type Weapon } from '../state.ts'
import { COSTS, MOVEMENT_TO_CHANGE } from '../tables/index.ts'
import { levelOf } from './102-levels.ts'
import { heroOf } from './section.ts'

export type WeaponEvent = { type: 'armed'; rule: '209B'; section: SectionId; weapon: Weapon; before: Weapon | null }

/** The weapon in hand, if he can use it: one that damage has brought to level 0 is of no use (H-35). */
export function inHand(hero: HeroSheet): Weapon | null {
  return hero.armed !== null && levelOf(hero.now, hero.armed) > 0 ? hero.armed : null
}

/** Weapons that the hero may take in hand now (209A): bought, usable, and with points enough, or all of his one point (209A4, H-34). */
export function others(hero: HeroSheet, activity: Activity): readonly Weapon[] {
  if (activity.points < COSTS['change-weapon'] && !takesAll(hero, activity)) return []
  return WEAPONS.filter((weapon) => weapon !== hero.armed && levelOf(hero.now, weapon) > 0)
}

/** 209A4: with a movement of 1 a change of weapons is all that he does. */
function takesAll(hero: HeroSheet, activity: Activity): boolean {
  return activity.fresh && levelOf(hero.now, 'movement') === MOVEMENT_TO_CHANGE
}

/** 209B */
export function* arm(g: Hero, section: Section, activity: Activity, weapon: Weapon): Script {
  const hero = heroOf(section)
  const before = hero.armed
  const all = takesAll(hero, activity)
  hero.armed = weapon
  yield* tell(g, { type: 'armed', rule: '209B', section: section.id, weapon, before } satisfies WeaponEvent)
  if (all) g.state.activity = null
  else activity.points -= COSTS['change-weapon']
}
