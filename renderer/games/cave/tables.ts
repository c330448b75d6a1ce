import { useQuery } from '@tanstack/react-query'
import type { Card, CaveTables, CharacterCard, CharacterId } from '../../../engine/cave/tables/table-types.ts'
import type { PrintedTable } from '../../../engine/kernel/printed-types.ts'
import { useClient } from '../../host/client.tsx'
import { queries } from '../../host/queries.ts'

export type { CaveTables }

/** Null until they arrive. */
export function useCaveTables(): CaveTables | null {
  const client = useClient()
  const { data } = useQuery({ ...queries.tables(client, 'cave'), select: caveTables })
  return data ?? null
}

/** It comes from our own host, which has the same types: one check tells it from another game's. */
export function caveTables(answer: Readonly<Record<string, unknown>>): CaveTables | null {
  return isCaves(answer) ? answer : null
}

function isCaves(answer: Readonly<Record<string, unknown>>): answer is Readonly<Record<string, unknown>> & CaveTables {
  return 'board' in answer && 'characters' in answer && 'cards' in answer && '12.5' in answer
}

/** The printed tables, where the game sets some. */
export function printedOf(answer: Readonly<Record<string, unknown>>): readonly PrintedTable[] {
  const { printed } = answer
  return Array.isArray(printed) ? printed : []
}

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
