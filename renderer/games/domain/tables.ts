import { useQuery } from '@tanstack/react-query'
import type { Card, DeckId, DomainTables } from '../../../engine/domain/tables/table-types.ts'
import { DECK_IDS } from '../../../engine/domain/tables/table-types.ts'
import type { PrintedTable } from '../../../engine/kernel/printed-types.ts'
import { useClient } from '../../host/client.tsx'
import { queries } from '../../host/queries.ts'

export type { DomainTables }

/** Null until they arrive. */
export function useDomainTables(): DomainTables | null {
  const client = useClient()
  const { data } = useQuery({ ...queries.tables(client, 'domain'), select: domainTables })
  return data ?? null
}

/** The answer of `game.tables` for DOMAIN. It comes from our own host, which has the same types: one check tells it from another game's. */
export function domainTables(answer: Readonly<Record<string, unknown>>): DomainTables | null {
  return isDomains(answer) ? answer : null
}

function isDomains(answer: Readonly<Record<string, unknown>>): answer is Readonly<Record<string, unknown>> & DomainTables {
  return 'decks' in answer && 'large' in answer && 'darkMovement' in answer
}

/** A card with the deck that it is drawn from. */
export interface DeckCard {
  readonly card: Card
  readonly deck: DeckId
}

const CARDS = new WeakMap<DomainTables, ReadonlyMap<string, DeckCard>>()

/** Every card by its id. */
export function cardsOf(tables: DomainTables): ReadonlyMap<string, DeckCard> {
  const known = CARDS.get(tables)
  if (known) return known
  const all = new Map(DECK_IDS.flatMap((deck) => tables.decks[deck].map((card) => [card.id, { card, deck }] as const)))
  CARDS.set(tables, all)
  return all
}

/** The printed tables, where the game sets some. */
export function printedOf(answer: Readonly<Record<string, unknown>>): readonly PrintedTable[] {
  const { printed } = answer
  return Array.isArray(printed) ? printed : []
}
