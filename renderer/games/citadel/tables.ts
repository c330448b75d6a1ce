import { useQuery } from '@tanstack/react-query'
import { useClient } from '../../host/client.tsx'
import { queries } from '../../host/queries.ts'
import type { WoundTable } from './table/wound-table.ts'

/** What the page reads of the printed tables. */
export interface Tables {
  readonly wounds: WoundTable | null
  /** Wounds a spell costs, by id (10.9). */
  readonly spellCosts: Readonly<Record<string, number>>
}

export function useTables(game: string): Tables | null {
  const client = useClient()
  const tables = useQuery({
    ...queries.tables(client, game),
    select: readTables,
  })
  return tables.data ?? null
}

/** The tables leave the contract as open data, for every game has its own. */
export function readTables(data: unknown): Tables {
  return { wounds: woundTable(field(data, '9.9')), spellCosts: spellCosts(field(data, '10.9')) }
}

function woundTable(data: unknown): WoundTable | null {
  const columns = field(data, 'columns')
  const rows = field(data, 'rows')
  if (!Array.isArray(columns) || !isRecord(rows)) return null
  return {
    columns: columns.filter((column) => typeof column === 'string'),
    rows: Object.fromEntries(Object.entries(rows).map(([row, cells]) => [row, Array.isArray(cells) ? cells.map(Number) : []])),
  }
}

function spellCosts(data: unknown): Record<string, number> {
  if (!isRecord(data)) return {}
  const costs = Object.entries(data).map(([spell, entry]) => [spell, field(entry, 'cost')] as const)
  return Object.fromEntries(costs.flatMap(([spell, cost]) => (typeof cost === 'number' ? [[spell, cost] as const] : [])))
}

function field(data: unknown, key: string): unknown {
  return isRecord(data) ? data[key] : undefined
}

function isRecord(data: unknown): data is Readonly<Record<string, unknown>> {
  return typeof data === 'object' && data !== null && !Array.isArray(data)
}
