import type { HELMETS, SHIELDS, SUITS } from './armour.ts'
import type { CREATURES, ROBOTS } from './beasts.ts'
import type { PRESETS } from './fighters.ts'
import type { RACES } from './races.ts'
import type { SPECIAL } from './special.ts'
import type { AREA_SPELLS, ILLUSION_SPELLS, MISSILE_SPELLS, OTHER_SPELLS, SUMMON_SPELLS, TERRAIN_SPELLS, THROWN_SPELLS } from './spells.ts'
import type { WEAPONS } from './weapons.ts'

// The ids of everything that stands in a table.

export type WeaponId = keyof typeof WEAPONS
export type ShieldId = keyof typeof SHIELDS
export type SuitId = keyof typeof SUITS
export type HelmetId = keyof typeof HELMETS
export type RaceId = keyof typeof RACES
export type CreatureId = keyof typeof CREATURES
export type RobotId = keyof typeof ROBOTS
export type PresetId = keyof typeof PRESETS

/** What someone is: his race, or the kind of animal or robot. */
export type Kind = RaceId | CreatureId | RobotId

/** What can be held or lie on the sand. */
export type ThingType = WeaponId | keyof typeof SPECIAL

export type MissileSpellId = keyof typeof MISSILE_SPELLS
export type ThrownSpellId = keyof typeof THROWN_SPELLS
export type SummonSpellId = keyof typeof SUMMON_SPELLS
export type IllusionSpellId = keyof typeof ILLUSION_SPELLS
export type TerrainSpellId = keyof typeof TERRAIN_SPELLS
export type AreaSpellId = keyof typeof AREA_SPELLS
export type OtherSpellId = keyof typeof OTHER_SPELLS
export type SpellId = MissileSpellId | ThrownSpellId | SummonSpellId | IllusionSpellId | TerrainSpellId | AreaSpellId | OtherSpellId

/** What can be played otherwise; starred rulings among them. */
