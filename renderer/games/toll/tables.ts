import { useQuery } from '@tanstack/react-query'
import type { TollTables } from '../../../engine/toll/tables/table-types.ts'
import { useClient } from '../../host/client.tsx'
import { queries } from '../../host/queries.ts'

/** Null until they arrive. */
export function useTollTables(): TollTables | null {
  const client = useClient()
  const { data } = useQuery({ ...queries.tables(client, 'toll'), select: tollTables })
  return data ?? null
}

/** The answer of `game.tables` for this game. It comes from our own host, which has the same types: one check tells it from another game's. */
export function tollTables(answer: Readonly<Record<string, unknown>>): TollTables | null {
  return isTolls(answer) ? answer : null
}

function isTolls(answer: Readonly<Record<string, unknown>>): answer is TollTables {
  return '1.1' in answer && '2.3' in answer && 'printed' in answer
}
