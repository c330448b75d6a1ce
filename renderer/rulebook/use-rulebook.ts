import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { RuleEntry } from '../../electron/contract/index.ts'
import type { PrintedTable } from '../../engine/kernel/printed-types.ts'
import type { LogEntry } from '../../engine/kernel/types.ts'
import { type BookPage, type Catalogue, type CatalogueEntry, type Correction, GLOSSARY, tablesIn } from '../book-page.ts'
import { useClient } from '../host/client.tsx'
import { latestLog, queries } from '../host/queries.ts'
import { usePlace } from '../navigation.ts'
import type { LastRead } from './case-text.tsx'
import { lastThrows, litCells } from './lit.ts'
import type { AsOf } from './rules-context.ts'
import { useBook } from './use-book.ts'

/** The rulebook of a game: every case and glossary term in order, and its printed tables. */
export interface Rulebook {
  /** The game's id. */
  readonly game: string
  /** The glossary is its last chapter. */
  readonly rules: readonly RuleEntry[]
  readonly tables: readonly PrintedTable[]
  readonly readBy: BookPage['readBy']
  readonly corrections: readonly Correction[]
  /** Entries of bestiary and armoury, by their case. */
  readonly catalogued: ReadonlyMap<string, CatalogueEntry>
}

export type RulebookState =
  | { readonly kind: 'reading' }
  | { readonly kind: 'failed'; readonly error: Error }
  | { readonly kind: 'open'; readonly book: Rulebook }

export function useRulebook(game: string): RulebookState {
  const client = useClient()
  const { data: page, error: unread } = useBook(game)
  const rules = useQuery(queries.rules(client, game))
  const tables = useQuery(queries.tables(client, game))
  const book = useMemo(
    () => rules.data && tables.data && page && { game, ...bookOf(rules.data, page, tables.data) },
    [rules.data, tables.data, page, game],
  )
  const error = rules.error ?? tables.error ?? unread
  if (error) return { kind: 'failed', error }
  return book ? { kind: 'open', book } : { kind: 'reading' }
}

function bookOf(rules: readonly RuleEntry[], page: BookPage, answer: Readonly<Record<string, unknown>>): Omit<Rulebook, 'game'> {
  const { glossary, readBy, catalogues } = page
  const { printed, corrections } = tablesIn(page, answer)
  const chapters = catalogues?.(answer) ?? []
  return {
    rules: [...rules, ...(glossary.length > 0 ? [GLOSSARY_CHAPTER, ...glossary] : []), ...chapters.flatMap(casesIn)],
    catalogued: new Map(chapters.flatMap(({ id, entries }) => entries.map((entry) => [`${id}.${entry.id}`, entry] as const))),
    tables: printed,
    readBy,
    corrections,
  }
}

/** A catalogue as a chapter: its head, then a case for each entry. */
function casesIn({ id, title, text, entries }: Catalogue): readonly RuleEntry[] {
  const head: RuleEntry = { rule: `${id}.0`, title, text, source: 'ours' }
  const line = (entry: CatalogueEntry): RuleEntry => ({
    ...{ rule: `${id}.${entry.id}`, title: entry.name, source: 'ours' },
    text: `${entry.line}. See ${entry.rule}.`,
  })
  return [head, ...entries.map(line)]
}

/**
 * What was read last on the tables: in the game at the table, or in the one that was there last.
 *
 * @param asOf a moment of a game: only that game counts, up to that moment
 */
export function useLastRead(asOf: AsOf | null): LastRead {
  const latest = useLatestSession()
  const client = useClient()
  const session = asOf?.session ?? latest
  const { data: log = NOTHING } = useQuery({
    ...queries.log(client, session ?? ''),
    enabled: session !== null,
    // The table itself keeps its chronicle up to date.
    staleTime: Number.POSITIVE_INFINITY,
  })
  return useMemo(() => {
    const upTo = asOf === null ? Number.POSITIVE_INFINITY : lineOf(log, asOf)
    return { lit: litCells(log, upTo), throws: lastThrows(log, upTo) }
  }, [log, asOf])
}

const NOTHING: readonly LogEntry[] = []

function lineOf(log: readonly LogEntry[], asOf: AsOf): number {
  if (asOf.kind === 'line') return asOf.n
  return log.findLast(({ input }) => input !== undefined && input <= asOf.input)?.n ?? -1
}

function useLatestSession(): string | null {
  const cache = useQueryClient()
  const place = usePlace()
  return 'session' in place ? place.session : latestLog(cache)
}

const GLOSSARY_CHAPTER: RuleEntry = {
  rule: `${GLOSSARY}.0`,
  title: 'Glossary',
  text: 'The terms that the rules use, each with its rule.',
  source: 'ours',
}
