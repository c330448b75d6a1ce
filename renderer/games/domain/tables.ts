import type { Card, DeckId, DomainTables } from '../../../engine/domain/tables/table-types.ts'
import { DECK_IDS } from '../../../engine/domain/tables/table-types.ts'
import { gameTables } from '../../game-tables.ts'

export type { DomainTables }

export const { read: domainTables, use: useDomainTables } = gameTables<DomainTables>('domain', 'decks', 'large', 'darkMovement')

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
