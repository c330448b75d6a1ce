import type { CitadelTables } from '../../../../engine/citadel/tables/table-types.ts'
import type { Level } from '../../../../engine/citadel/view-types.ts'
import { crest, type Plate, type SpotColour, type Wall } from '../../../scene/plate.ts'

/** The spot of each monster; those that cast or breathe fire stand in a burning arch. */
export const SPOTS: Readonly<Record<MonsterType, SpotColour>> = {
  chimaera: 'fire',
  cronk: 'harm',
  demon: 'fire',
  'dire-wolf': 'harm',
  'evil-hero': 'harm',
  'evil-mage': 'fire',
  gargoyle: 'cold',
  harpy: 'cold',
  hydra: 'way',
  medusa: 'way',
  minotaur: 'harm',
  ogre: 'harm',
  orc: 'harm',
  skeleton: 'harm',
  troll: 'way',
  vampire: 'harm',
  warg: 'harm',
  wight: 'cold',
  wraith: 'cold',
  'x-the-unknown': 'fire',
}

/** Undead, in a vault on any level. */
const TOMBS: ReadonlySet<MonsterType> = new Set(['vampire', 'wight', 'wraith'])

/** Stone by level: the deeper, the rougher (6.6). */
export const WALLS: Readonly<Record<Level, Wall>> = { 1: 'ashlar', 2: 'rubble', 3: 'cavern' }

/** Monsters in an arch with the light behind them. */
export function monsters(type: MonsterType, name: string, level: Level, many: number): Plate {
  const icon = `m-${type}`
  const spot = SPOTS[type]
  const few = crest(icon, 150, 40, { x: 125, shadow: 158 })
  const pair = [crest(icon, 106, 74, { x: 84, shadow: 120 }), crest(icon, 106, 74, { x: 210, mirrored: true, shadow: 120 })]
  const pack = [
    crest(icon, 92, 86, { x: 86 }),
    crest(icon, 92, 86, { x: 222, mirrored: true }),
    crest(icon, 106, 66, { x: 147, shadow: 200 }),
  ]
  return {
    alt: many === 1 ? `${name} in an arch, the light behind it.` : `${name}, ${many} of them, in an arch with the light behind them.`,
    wall: TOMBS.has(type) ? 'vault' : WALLS[level],
    floor: level === 3 ? 'earth' : 'flags',
    opening: spot === 'fire' ? 'arch-fire' : 'arch-lit',
    light: 'back',
    things: many === 1 ? [few] : many === 2 ? pair : pack,
    spot,
  }
}

export type { Level, Sun } from '../../../../engine/citadel/view-types.ts'
export type TabledFeature = keyof CitadelTables['13.9']
/** A result of the column of that feature (13.9). */
export type FeatureResult<F extends TabledFeature = TabledFeature> = CitadelTables['13.9'][F][number]
export type MonsterType = keyof CitadelTables['8.2']
export type Trap = CitadelTables['7.1'][number]
