import { expect, test } from 'vitest'
import { domain } from '../../../../engine/domain/index.ts'
import { proveCatalogues } from '../../../fixtures/prove-catalogues.ts'
import { catalogues } from './catalogues.ts'

const [bestiary, armoury, spells] = catalogues()

test('bestiary, armoury and spells have everything that is met, carried and cast, each with a line and a case of the rulebook', () => {
  expect(bestiary?.entries).toHaveLength(12)
  expect(spells?.entries).toHaveLength(12)
  proveCatalogues(catalogues(), domain.rules())
})

test('a line says what the cards say', () => {
  expect(armoury?.entries.find(({ id }) => id === 'warhammer')?.line).toBe('Attack +8, one hand; heavy')
  expect(Object.fromEntries(bestiary?.entries.find(({ id }) => id === 'reaper')?.figures ?? [])).toEqual({
    '1 in green': '9 + D6, [15], initiative 40, costs 3',
  })
  expect(spells?.entries.find(({ id }) => id === 'fireball')?.figures).toEqual([
    ['Costs', '6 triangles, 6 circles, 6 rhombs, 2 life points'],
  ])
})
