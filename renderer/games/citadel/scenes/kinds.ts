import type { CitadelTables } from '../../../../engine/citadel/tables/table-types.ts'

export type { Level, Sun } from '../../../../engine/citadel/view-types.ts'
export type TabledFeature = keyof CitadelTables['13.9']
/** A result of the column of that feature (13.9). */
export type FeatureResult<F extends TabledFeature = TabledFeature> = CitadelTables['13.9'][F][number]
export type MonsterType = keyof CitadelTables['8.2']
export type Trap = CitadelTables['7.1'][number]
