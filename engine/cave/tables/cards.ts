import { ADVENTURE_ROWS } from './adventure-deck.ts'
import type { CardRow } from './card-rows.ts'
import { CAVE_ROWS } from './cave-deck.ts'
import type { Card, CardDeck, CardType } from './table-types.ts'
import { WARE_ROWS } from './wares.ts'

/** The order in which the types of cards are met (13.3). */
export const ORDER: Readonly<Record<Exclude<CardType, 'removed'>, number>> = {
  event: 1,
  animal: 2,
  monster: 2,
  dragon: 2,
  spirit: 3,
  stranger: 4,
  object: 5,
  'magic-object': 5,
  follower: 5,
  place: 6,
}

const ROWS: readonly (readonly [CardDeck, readonly CardRow[]])[] = [
  ['cave', CAVE_ROWS],
  ['adventure', ADVENTURE_ROWS],
  ['wares', WARE_ROWS],
]

/** Every card. A copy is called by its kind, numbered through both decks and the wares where there are several. */
export const CARDS: readonly Card[] = named(ROWS.flatMap(([deck, rows]) => rows.map((row) => ({ deck, row }))))

function named(rows: readonly { readonly deck: CardDeck; readonly row: CardRow }[]): readonly Card[] {
  const totals = new Map<string, number>()
  for (const { row } of rows) totals.set(row.kind, (totals.get(row.kind) ?? 0) + row.count)
  const before = new Map<string, number>()
  return rows.map(({ deck, row }) => {
    const from = before.get(row.kind) ?? 0
    before.set(row.kind, from + row.count)
    const isAlone = totals.get(row.kind) === 1
    const copies = Array.from({ length: row.count }, (_, i) => (isAlone ? row.kind : `${row.kind}-${from + i + 1}`))
    return { ...row, copies, deck, num: row.type === 'removed' ? null : ORDER[row.type] }
  })
}
