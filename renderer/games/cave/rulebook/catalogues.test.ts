import { expect, test } from 'vitest'
import { RULES } from '../../../../engine/cave/book/index.ts'
import { proveCatalogues } from '../../../fixtures/prove-catalogues.ts'
import { catalogues } from './catalogues.ts'

const [people, bestiary, cards, spells] = catalogues()

test('Characters, bestiary, cards and Spells have everything, each with a line and a case of the rulebook', () => {
  expect([people, bestiary, cards, spells].map((catalogue) => catalogue?.entries.length)).toEqual([8, 31, 51, 8])
  proveCatalogues(catalogues(), RULES)
})

test('a card says what it does, where it is found and where it comes from', () => {
  const figures = (id: string) =>
    Object.fromEntries([...(bestiary?.entries ?? []), ...(cards?.entries ?? [])].find((entry) => entry.id === id)?.figures ?? [])
  expect(figures('ogre')).toEqual({ Type: 'Monster', Strength: '7', Trophy: '7 points', Found: '1 in the Cave deck', Card: 'ours' })
  expect(figures('sword').Found).toBe('1 in the Cave deck, 1 in the Adventure deck, 1 for sale')
  expect(figures('holy-lance').Card).toBe('name printed, text ours')
})
