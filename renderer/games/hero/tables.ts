import type { HeroTables } from '../../../engine/hero/tables/table-types.ts'
import { gameTables } from '../../game-tables.ts'

export type { HeroTables }

export const { read: heroTables, use: useHeroTables } = gameTables<HeroTables>('hero', '212B', 'printed')
