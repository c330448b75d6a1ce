import { expect, test } from 'vitest'
import { RULES } from '../../../../engine/cave/book/index.ts'
import { tables } from '../../../../engine/cave/tables/index.ts'
import type { Json } from '../../../../engine/kernel/types.ts'
import { proveCatalogues } from '../../../fixtures/prove-catalogues.ts'
import { ENEMIES } from '../kinds.ts'
import { catalogues } from './catalogues.ts'

const TABLES = JSON.parse(JSON.stringify(tables())) as Readonly<Record<string, Json>>
const [people, bestiary, cards, spells] = catalogues(TABLES)

test('Characters, bestiary, cards and Spells have everything, each with a line and a case of the rulebook', () => {
  expect([people, bestiary, cards, spells].map((catalogue) => catalogue?.entries.length)).toEqual([8, 31, 51, 8])
  proveCatalogues(catalogues(TABLES), RULES)
})

test('the bestiary is what attacks, by type', () => {
  const types = Map.groupBy(bestiary?.entries ?? [], ({ figures }) => figures[0]?.[1].toLowerCase())
  for (const [type, kinds] of Object.entries(ENEMIES))
    expect(
      types
        .get(type)
        ?.map(({ id }) => id)
        .toSorted(),
    ).toEqual(kinds.toSorted())
})

test('a card says what it does, where it is found and where it comes from', () => {
  const figures = (id: string) =>
    Object.fromEntries([...(bestiary?.entries ?? []), ...(cards?.entries ?? [])].find((entry) => entry.id === id)?.figures ?? [])
  expect(figures('ogre')).toEqual({ Type: 'Monster', Strength: '7', Trophy: '7 points', Found: '1 in the Cave deck', Card: 'ours' })
  expect(figures('sword').Found).toBe('1 in the Cave deck, 1 in the Adventure deck, 1 for sale')
  expect(figures('holy-lance').Card).toBe('name printed, text ours')
})
