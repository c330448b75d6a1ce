import type { EffectWords, CitadelTables as Printed } from '../../../engine/citadel/tables/table-types.ts'
import { gameTables } from '../../game-tables.ts'

/** The printed tables, with a line on what each thing does. */
export type CitadelTables = Printed & { readonly words?: EffectWords }

export const { read: citadelTables, use: useCitadelTables } = gameTables<CitadelTables>('citadel', '9.9', '10.9')

/** The cost of spells in wounds, by id (10.9); empty until the tables arrive. */
export function spellCosts(tables: CitadelTables | null): Readonly<Record<string, number>> {
  return Object.fromEntries(Object.entries(tables?.['10.9'] ?? {}).map(([spell, { cost }]) => [spell, cost]))
}
