import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { RuleEntry } from '../../electron/contract/index.ts'
import type { LogEntry } from '../../engine/kernel/types.ts'
import type { PrintedTable } from '../book-page.ts'
import type { AsOf } from '../chronicle/rules-context.ts'
import { glossaryOf } from '../games/citadel/rulebook/glossary.ts'
import { lastThrows, litCells } from '../games/citadel/rulebook/lit.ts'
import { type Reading, readCorrections, readPrintedTables } from '../games/citadel/rulebook/printed-table.ts'
import { useClient } from '../host/client.tsx'
import { wholeLog } from '../host/whole-log.ts'
import { usePlace } from '../navigation.ts'
import type { LastRead } from './case-text.tsx'

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
 * What was read last on the tables: by the raid on the table, or by the one that was there last.
 *
 * @param asOf a moment of a raid: that raid is meant, and nothing after it counts
 */
export function useLastRead(book: Rulebook, asOf: AsOf | null): LastRead {
  const latest = useLatestSession()
  const client = useClient()
  const session = asOf?.session ?? latest
  const { data: log = NOTHING } = useQuery({
    queryKey: ['log', session ?? ''],
    queryFn: () => wholeLog(client, session ?? ''),
    enabled: session !== null,
    // The table keeps its chronicle up to date itself.
    staleTime: Number.POSITIVE_INFINITY,
  })
  return useMemo(() => {
    const upTo = asOf === null ? Number.POSITIVE_INFINITY : lineOf(log, asOf)
    return { lit: litCells(log, book.tables, upTo), throws: lastThrows(log, upTo) }
  }, [log, book, asOf])
}

const NOTHING: readonly LogEntry[] = []

function lineOf(log: readonly LogEntry[], asOf: AsOf): number {
  if (asOf.kind === 'line') return asOf.n
  return log.findLast(({ input }) => input !== undefined && input <= asOf.input)?.n ?? -1
}

function useLatestSession(): string | null {
  const cache = useQueryClient()
  const place = usePlace()
  if ('session' in place) return place.session
  const read = cache.getQueryCache().findAll({ queryKey: ['log'], predicate: ({ state }) => state.data !== undefined })
  const session = read.toSorted((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt)[0]?.queryKey[1]
  return typeof session === 'string' ? session : null
}

const GLOSSARY_CHAPTER: RuleEntry = {
  rule: 'glossary.0',
  title: 'Words of the game',
  text: 'What the words mean that the rules use, each with the case that says it all.',
  source: 'ours',
}
