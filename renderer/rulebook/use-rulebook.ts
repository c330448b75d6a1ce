import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { RuleEntry } from '../../electron/contract/index.ts'
import type { LogEntry } from '../../engine/kernel/types.ts'
import { useClient } from '../host/client.tsx'
import { usePlace } from '../navigation.ts'
import { glossaryOf } from './glossary.ts'
import { type PrintedTable, type Reading, readCorrections, readPrintedTables } from './printed-table.ts'

/** The rulebook of a game: every case and every word in order, and its printed tables. */
export interface Rulebook {
  /** The glossary is its last chapter. */
  readonly rules: readonly RuleEntry[]
  readonly tables: readonly PrintedTable[]
  readonly corrections: readonly Reading[]
}

export type RulebookState =
  | { readonly kind: 'reading' }
  | { readonly kind: 'failed'; readonly error: Error }
  | { readonly kind: 'open'; readonly book: Rulebook }

export function useRulebook(game: string): RulebookState {
  const client = useClient()
  const rules = useQuery({
    queryKey: ['rules', game],
    queryFn: () => client.call('game.rules', { game }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const tables = useQuery({
    queryKey: ['tables', game],
    queryFn: () => client.call('game.tables', { game }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const book = useMemo(
    () =>
      rules.data && {
        rules: [...rules.data, ...(glossaryOf(game).length > 0 ? [GLOSSARY_CHAPTER, ...glossaryOf(game)] : [])],
        tables: readPrintedTables(tables.data),
        corrections: readCorrections(tables.data),
      },
    [rules.data, tables.data, game],
  )
  if (rules.error) return { kind: 'failed', error: rules.error }
  return book && !tables.isPending ? { kind: 'open', book } : { kind: 'reading' }
}

/**
 * The chronicle of the raid on the table, or of the one that was there last: what it read last on the tables is lit.
 *
 * @param asOf the number of a line: nothing after it counts
 */
export function useLatestLog(asOf: number | null): readonly LogEntry[] {
  const cache = useQueryClient()
  const place = usePlace()
  const here = 'session' in place ? place.session : null
  return useMemo(() => {
    const logs = cache.getQueriesData<readonly LogEntry[]>({ queryKey: ['log'] })
    const read = (key: readonly unknown[]) => (key[1] === here ? Number.POSITIVE_INFINITY : (cache.getQueryState(key)?.dataUpdatedAt ?? 0))
    const [latest] = logs.sort(([one], [other]) => read(other) - read(one))
    const log = latest?.[1] ?? []
    return asOf === null ? log : log.filter(({ n }) => n <= asOf)
  }, [cache, here, asOf])
}

const GLOSSARY_CHAPTER: RuleEntry = {
  rule: 'glossary.0',
  title: 'Words of the game',
  text: 'What the words mean that the rules use, each with the case that says it all.',
  source: 'ours',
}
