import type { Level } from './06-level-chart.ts'
import { onDie } from './table.ts'

/** Room features that are investigated on the Feature Table (13.9), each with its six results by die. */
export const FEATURE_TABLE = {
  fountain: ['poison', 'potion', 'alcohol', 'jewel', 'water', 'blood'],
  statue: ['medusa', 'jewels', 'medallion', 'demon', 'talisman', 'x'],
  'trap-door': ['trap', 'trap', 'room', 'room', 'pit', 'hellgate'],
  furniture: ['coffin', 'bookcase', 'desk', 'bed', 'clavichord', 'mirror'],
  altar: ['alloces', 'vassago', 'avnas', 'malthus', 'leraje', 'asmoday'],
  artwork: ['tapestry', 'painting', 'statue', 'cut-glass', 'icon', 'manuscript'],
} as const

/** Features with a column of their own. */
export type TabledFeature = keyof typeof FEATURE_TABLE

/** What a room may hold (13.0). */
export type Feature = TabledFeature | 'mirror' | 'staircase'

/** A result of the column of that feature, `FeatureResult<'fountain'>`. */
export type FeatureResult<F extends TabledFeature = TabledFeature> = (typeof FEATURE_TABLE)[F][number]

/** The demon whose altar, icon or statue it is (13.5). */
export type DemonName = FeatureResult<'altar'>

/** The result for a die of 1 to 6 (13.9). */
export function featureAt<F extends TabledFeature>(feature: F, die: number): FeatureResult<F> {
  return onDie<FeatureResult<F>>(FEATURE_TABLE[feature], die)
}

/** Mirror Table (13.9), by die: the level of the Hellgate. */
export const MIRROR_LEVEL = [1, 2, 2, 3, 3, 3] as const satisfies readonly Level[]

/** Mirror Table (13.9), by die: how many unexplored segments away the Hellgate is. */
export const MIRROR_SEGMENTS_AWAY: readonly number[] = [3, 4, 5, 6, 7, 8]

/** The level of the Hellgate for a die of 1 to 6 (13.7). */
export function mirrorLevelAt(die: number): Level {
  return onDie(MIRROR_LEVEL, die)
}

/** How many unexplored segments to the Hellgate, for a die of 1 to 6 (13.7). */
export function mirrorDistanceAt(die: number): number {
  return onDie(MIRROR_SEGMENTS_AWAY, die)
}
