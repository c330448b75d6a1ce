import { BREATHER, COSTS, GOLD_WEIGHT, MONSTER_MOVEMENT } from './costs.ts'
import { BLOCKING, COUNTERS } from './counters.ts'
import { MAPS } from './maps.ts'
import { ARMOUR_PERCENT, CHARM_LEVEL, COURAGE, RICHES_VALUE, SHIELD_PERCENT, WINNING_MARGIN } from './points.ts'
import { MOST_WEAPON_LEVELS, POINTS_TO_SPEND, PRESETS, PROFICIENCY, PROFILE } from './profile.ts'
import type { HeroNumbers } from './table-types.ts'
import { ARMOUR, HERO_TO_HIT, MONSTER_TO_HIT, MOST_TARGETS, POSITION, SHIELD, severalModifier } from './to-hit.ts'
import { OUTWIT_TEST, SUCCUBUS_TEST, TRAP_LEVELS } from './traps.ts'
import { WOUND_TABLE } from './wounds.ts'

export * from './costs.ts'
export * from './counters.ts'
export * from './maps.ts'
export * from './points.ts'
export * from './profile.ts'
export * from './to-hit.ts'
export * from './traps.ts'
export * from './wounds.ts'

const TO_HIT_SEVERAL = Object.fromEntries(Array.from({ length: MOST_TARGETS - 1 }, (_, i) => [i + 2, severalModifier(i + 2)]))

/** Every number of the rules under the case it stands at. */
export function tables(): HeroNumbers {
  return {
    '101': { maps: MAPS },
    '102A': { profile: PROFILE, weaponLevels: MOST_WEAPON_LEVELS, points: POINTS_TO_SPEND },
    '102B': { proficiency: PROFICIENCY },
    '103': { presets: PRESETS },
    '104D': { counters: COUNTERS },
    '204D': { costs: COSTS, gold: GOLD_WEIGHT, monsters: MONSTER_MOVEMENT },
    '206C': { blocking: BLOCKING },
    '208B': { outwit: OUTWIT_TEST },
    '210D': { heroToHit: HERO_TO_HIT },
    '210E': { several: TO_HIT_SEVERAL },
    '210F': { monsterToHit: MONSTER_TO_HIT },
    '210G': { position: POSITION, armour: ARMOUR, shield: SHIELD },
    '211C': { succubus: SUCCUBUS_TEST },
    '211D': { trapLevels: TRAP_LEVELS },
    '212B': { wounds: WOUND_TABLE },
    '213B': { breather: BREATHER },
    '214A': { courage: COURAGE },
    '214B': { charm: CHARM_LEVEL },
    '214C': { riches: RICHES_VALUE },
    '214D': { armour: ARMOUR_PERCENT, shield: SHIELD_PERCENT },
    '215B': { margin: WINNING_MARGIN },
  }
}
