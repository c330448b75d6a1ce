import { useQuery } from '@tanstack/react-query'
import type { EffectWords, CitadelTables as Printed } from '../../../engine/citadel/tables/table-types.ts'
import { useClient } from '../../host/client.tsx'
import { queries } from '../../host/queries.ts'

/** The printed tables, with a line on what each thing does. */
export type CitadelTables = Printed & { readonly words?: EffectWords }

/** Null until they arrive. */
export function useCitadelTables(): CitadelTables | null {
  const client = useClient()
  const { data } = useQuery({ ...queries.tables(client, 'citadel'), select: citadelTables })
  return data ?? null
}

/** The answer of `game.tables` for Citadel. It comes from our own host, which has the same types: one check tells it from another game's. */
export function citadelTables(answer: Readonly<Record<string, unknown>>): CitadelTables | null {
  return isCitadels(answer) ? answer : null
}

function isCitadels(answer: Readonly<Record<string, unknown>>): answer is CitadelTables {
  return '9.9' in answer && '10.9' in answer
}

/** The cost of spells in wounds, by id (10.9); empty until the tables arrive. */
export function spellCosts(tables: CitadelTables | null): Readonly<Record<string, number>> {
  return Object.fromEntries(Object.entries(tables?.['10.9'] ?? {}).map(([spell, { cost }]) => [spell, cost]))
}
