import type { Card, CaveTables, CharacterCard, CharacterId } from '../../../engine/cave/tables/table-types.ts'
import { gameTables } from '../../game-tables.ts'

export type { CaveTables }

export const { read: caveTables, use: useCaveTables } = gameTables<CaveTables>('cave', 'board', 'characters', 'cards', '12.5')

/** A value that is made once for the tables that were fetched. */
function once<T extends object>(make: (tables: CaveTables) => T): (tables: CaveTables) => T {
  const made = new WeakMap<CaveTables, T>()
  return (tables) => {
    const known = made.get(tables) ?? make(tables)
    made.set(tables, known)
    return known
  }
}

/** Every card by the id of each of its copies. */
export const cardsOf = once(
  ({ cards }): ReadonlyMap<string, Card> => new Map(cards.flatMap((card) => card.copies.map((copy) => [copy, card]))),
)

export const charactersOf = once(
  ({ characters }): ReadonlyMap<CharacterId, CharacterCard> => new Map(characters.map((character) => [character.id, character])),
)
