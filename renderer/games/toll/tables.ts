import type { TollTables } from '../../../engine/toll/tables/table-types.ts'
import { gameTables } from '../../game-tables.ts'

export const { read: tollTables, use: useTollTables } = gameTables<TollTables>('toll', '1.1', '2.3', 'printed')
