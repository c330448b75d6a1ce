import { useQuery } from '@tanstack/react-query'
import type { HeroTables } from '../../../engine/hero/tables/table-types.ts'
import { useClient } from '../../host/client.tsx'
import { queries } from '../../host/queries.ts'

export type { HeroTables }

/** Null until they arrive. */
export function useHeroTables(): HeroTables | null {
  const client = useClient()
  const { data } = useQuery({ ...queries.tables(client, 'hero'), select: heroTables })
  return data ?? null
}

/** The answer of `game.tables` for HERO. It comes from our own host, which has the same types: one check tells it from another game's. */
export function heroTables(answer: Readonly<Record<string, unknown>>): HeroTables | null {
  return isHeros(answer) ? answer : null
}

function isHeros(answer: Readonly<Record<string, unknown>>): answer is HeroTables {
  return '212B' in answer && 'printed' in answer
}
