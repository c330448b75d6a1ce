import { FISTS, HELMETS, SHIELDS, SHIELDS_IGNORED_BY, SUITS } from './armour.ts'
import { CREATURES, ROBOTS } from './beasts.ts'
import { CASES } from './cases.ts'
import { PRESETS, SUMMONED } from './fighters.ts'
import { ACTIONS, ARENA, BALANCE, EXPERIENCE, MODIFIERS, MOVEMENT, ODDS, ROLLS, TERRAIN, WOUNDS } from './limits.ts'
import { MAGE_WEAPONS, MP_IN_SUITS, RACES } from './races.ts'
import { SPECIAL } from './special.ts'
import {
  AREA_SPELLS,
  FIGHTER_SPELLS,
  ILLUSION_SPELLS,
  MISSILE_SPELLS,
  OTHER_SPELLS,
  SUMMON_SPELLS,
  TERRAIN_SPELLS,
  THROWN_SPELLS,
} from './spells.ts'
import { WEAPONS } from './weapons.ts'

export * from './armour.ts'
export * from './beasts.ts'
export * from './fighters.ts'
export * from './limits.ts'
export * from './races.ts'
export * from './special.ts'
export * from './spells.ts'
export * from './weapons.ts'

/** Every table of the manual, and the content that is ours: the answer of `game.tables`. */
export function tables() {
  return {
    weapons: WEAPONS,
    special: SPECIAL,
    armour: { shields: SHIELDS, suits: SUITS, helmets: HELMETS, shieldsIgnoredBy: SHIELDS_IGNORED_BY, mp: MP_IN_SUITS },
    fists: FISTS,
    races: RACES,
    creatures: CREATURES,
    robots: ROBOTS,
    mageWeapons: MAGE_WEAPONS,
    spells: {
      missile: MISSILE_SPELLS,
      thrown: THROWN_SPELLS,
      summon: SUMMON_SPELLS,
      illusion: ILLUSION_SPELLS,
      terrain: TERRAIN_SPELLS,
      area: AREA_SPELLS,
      other: OTHER_SPELLS,
      fighter: FIGHTER_SPELLS,
    },
    summoned: SUMMONED,
    experience: EXPERIENCE,
    terrain: TERRAIN,
    arena: ARENA,
    movement: MOVEMENT,
    actions: ACTIONS,
    modifiers: MODIFIERS,
    rolls: ROLLS,
    wounds: WOUNDS,
    odds: ODDS,
    presets: PRESETS,
    balance: { ...BALANCE, unlock: Object.fromEntries(Object.entries(ROBOTS).map(([id, { unlock }]) => [id, unlock])) },
    cases: CASES,
  }
}
